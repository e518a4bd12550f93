import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { HistoryEntry } from '@/lib/data/history/record-history'

const PARTS = {
  brand_id: 'brands',
  where_brand_ids: 'brands',
  parent_group_id: 'parent_groups',
  product_ids: 'products',
  site_ids: 'sites',
  exception_ids: 'sites',
} as const

/** A request names its ids in its address. Further ones are counted, not named. */
const MAX_IDS = 60

const idsOf = (entries: readonly HistoryEntry[], table: string): string[] => [
  ...new Set(
    entries
      .flatMap(({ changes }) => changes)
      .filter(({ column }) => PARTS[column as keyof typeof PARTS] === table)
      .flatMap(({ before, after }) => [before, after].flat())
      .filter((id) => typeof id === 'string'),
  ),
]

/** Names of what the changes of deals mention, by id. */
export async function nameDealParts(entries: readonly HistoryEntry[]): Promise<Map<string, string>> {
  const client = await createSessionClient()
  const named = await Promise.all(
    (['brands', 'parent_groups', 'products'] as const).map(async (table) => {
      const ids = idsOf(entries, table).slice(0, MAX_IDS)
      if (ids.length === 0) return []
      const { data, error } = await client.from(table).select('id, name').in('id', ids)
      if (error) throw new DataError('dealNames.nameDealParts', { cause: error })
      return data.map(({ id, name }) => [id, name] as const)
    }),
  )
  const siteIds = idsOf(entries, 'sites').slice(0, MAX_IDS)
  if (siteIds.length > 0) {
    const { data, error } = await client.from('sites').select('id, number, name').in('id', siteIds)
    if (error) throw new DataError('dealNames.nameDealParts', { cause: error })
    named.push(data.map(({ id, number, name }) => [id, `${number} ${name}`] as const))
  }
  return new Map(named.flat())
}
