import 'server-only'
import { DataError } from '@/lib/errors'
import { maskPlaces } from '@/lib/geo/compose/masked-sentences'
import { createSessionClient } from '@/lib/supabase/server'
import { findNearest, type Likeness } from '@/lib/text/likeness'

const IN_STATE = 60
const ELSEWHERE = 20

export type PlaceLikeness = {
  /** The page that is most like this one. */
  nearest: { id: string; city: string | null; state: string }
  likeness: Likeness
  /** With how many pages it was compared. */
  compared: number
}

/** Null where there is nothing to compare. */
export async function getPlaceLikeness(id: string, text: string): Promise<PlaceLikeness | null> {
  if (text.trim() === '') return null
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_alike_candidates', {
    of_page: id,
    in_state: IN_STATE,
    elsewhere: ELSEWHERE,
  })
  if (error) throw new DataError('placeLikeness.getPlaceLikeness', { cause: error })
  const others = data.map((row) => ({
    id: row.id,
    city: row.city as string | null,
    state: row.state,
    text: row.written_content,
  }))
  const found = findNearest(text, others, maskPlaces)
  if (!found) return null
  const { id: nearestId, city, state } = found.other
  return { nearest: { id: nearestId, city, state }, likeness: found.likeness, compared: others.length }
}
