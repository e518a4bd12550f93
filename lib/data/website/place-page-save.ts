import 'server-only'
import type { PlaceSaveState, PlaceTexts } from '@/lib/catalogue/places/save-state'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { savePage } from './page-versions'
import { getPlacePage, toColumns } from './place-page-record'

const GONE = 'Not saved: this page is not there any more, or you may not change it.'

/** `version` is the one that the texts were made from. `note` says in the list of versions where a text comes from. */
export async function savePlaceTexts(
  id: string,
  texts: PlaceTexts,
  version: number,
  note?: string,
): Promise<PlaceSaveState> {
  const saved = await savePage('place', id, toColumns(texts), { madeFrom: version, note })
  if (saved.outcome === 'done') return { status: 'saved', version: saved.version }
  const now = saved.outcome === 'conflict' ? await getPlacePage(id) : null
  return now
    ? { status: 'stale', version: now.version, theirs: now.texts, texts }
    : { status: 'failed', problem: GONE, texts }
}

/** The text is as the composer made it. */
export async function markComposed(id: string, version: number): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client
    .from('service_geo_pages')
    .update({ is_composed: true })
    .eq('id', id)
    .eq('version', version)
  if (error) throw new DataError('placePageSave.markComposed', { cause: error })
}
