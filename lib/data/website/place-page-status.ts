import 'server-only'
import type { PlaceOutcome, PlaceStatus } from '@/lib/catalogue/places/place-list'
import type { PlacedPage } from '@/lib/data/query/place-renewal'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export async function setPlacesStatus(ids: string[], status: PlaceStatus): Promise<PlaceOutcome[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('set_place_pages_status', { page_ids: ids, new_status: status })
  if (error) throw new DataError('placePageStatus.setPlacesStatus', { cause: error })
  return data.map(({ page_id, outcome, is_indexable }) => ({
    id: page_id,
    outcome:
      outcome === 'done' && status === 'published' && !is_indexable
        ? 'thin'
        : (outcome as PlaceOutcome['outcome']),
  }))
}

export type ListedPlace = PlacedPage & { id: string; words: number }

const IDS_PER_REQUEST = 100

/** Pages that are gone are left out. */
export async function listPlacedPages(ids: string[]): Promise<ListedPlace[]> {
  const client = await createSessionClient()
  const pages: ListedPlace[] = []
  for (let first = 0; first < ids.length; first += IDS_PER_REQUEST) {
    const { data, error } = await client
      .from('service_geo_pages')
      .select('id, slug, city, state, word_count')
      .in('id', ids.slice(first, first + IDS_PER_REQUEST))
    if (error) throw new DataError('placePageStatus.listPlacedPages', { cause: error })
    pages.push(
      ...data.map(({ word_count, city, ...page }) => ({ ...page, city: city || null, words: word_count })),
    )
  }
  return pages
}

/** Slugs of the published cities whose pages link to these ones, or would if these were published. */
export async function listPlaceNeighbors(ids: string[]): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_place_neighbors', { page_ids: ids })
  if (error) throw new DataError('placePageStatus.listPlaceNeighbors', { cause: error })
  return data as string[]
}
