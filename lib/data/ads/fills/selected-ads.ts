import 'server-only'
import { exportAds, type LibraryQuery } from '@/lib/data/ads/ad-library'
import { DataError } from '@/lib/errors'
import type { Selection } from '@/lib/list/selection'
import { createSessionClient } from '@/lib/supabase/server'

type Chosen = { id: string; title: string }

async function named(ids: string[]): Promise<Chosen[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ads')
    .select('id, title')
    .in('id', ids)
    .order('title')
    .order('id')
  if (error) throw new DataError('selectedAds.named', { cause: error })
  return data
}

/** `most` and one more at most. Null when the list has changed since it was shown. */
export async function listSelectedAds(
  selection: Selection,
  query: LibraryQuery,
  most: number,
): Promise<Chosen[] | null> {
  if (selection.kind === 'rows') return named(selection.ids.slice(0, most + 1))
  const loadedAt = Date.parse(selection.asOf)
  const ads: Chosen[] = []
  for await (const batch of await exportAds(query)) {
    if (batch.some(({ changedAt }) => Date.parse(changedAt) > loadedAt)) return null
    ads.push(...batch.map(({ id, title }) => ({ id, title })))
    if (ads.length > most) return ads.slice(0, most + 1)
  }
  return ads.length === selection.count ? ads : null
}
