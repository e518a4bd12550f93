import 'server-only'
import type { Appearance } from '@/lib/catalogue/appearances'
import { isOutOfRange, readInBatches } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'

/** `label`: 'City, State', or the state alone. */
export const toPlace = ({ slug, label }: { slug: string; label: string }, shows: string): Appearance => ({
  path: paths.place(slug),
  title: label,
  shows,
  state: label.slice(label.lastIndexOf(', ') + 1).trim(),
})

/** The published page of every state and city. */
export async function listPlaces(shows: string): Promise<Appearance[]> {
  const client = await createSessionClient()
  const places: Appearance[] = []
  const batches = readInBatches(async (first, last) => {
    const { data, error } = await client
      .from('service_geo_pages')
      .select('slug, city, state')
      .eq('status', 'published')
      .order('slug')
      .range(first, last)
    if (isOutOfRange(error)) return []
    if (error) throw new DataError('placeAppearances.listPlaces', { cause: error })
    return data
  })
  for await (const rows of batches) {
    for (const { slug, city, state } of rows) {
      places.push(toPlace({ slug, label: [city, state].filter(Boolean).join(', ') }, shows))
    }
  }
  return places
}
