import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError, isRefused } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import type { MissingColumn } from '@/lib/seo/redirect-list'
import { createSessionClient } from '@/lib/supabase/server'

export type MissingQuery = ListQuery<MissingColumn, never>

export type MissingAddress = {
  path: string
  /** In the last 30 days. */
  hits: number
  days: number
  /** As '2026-12-04'. */
  lastDay: string
}

/** The generated type has null in every column of a view. */
type ViewRow = { path: string; hits: number; days: number; last_day: string }

const ORDERS = { path: 'path', hits: 'hits', days: 'days', last: 'last_day' } as const

const toRow = ({ last_day: lastDay, ...row }: ViewRow): MissingAddress => ({ ...row, lastDay })

async function readRows(client: SessionClient, query: MissingQuery, range: RowRange) {
  let request = client
    .from('missing_address_list')
    .select('path, hits, days, last_day', { count: range.count })
  const words = searchTextFilter(query.text)
  if (words) request = request.or(words)
  const order: SortKey<keyof ViewRow>[] = [
    { column: ORDERS[query.sort], isDescending: query.isDescending },
    { column: 'path' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('missingAddresses.readRows', response, order, toRow)
}

export const searchMissing = pagesOf(readRows)
export const exportMissing = batchesOf(readRows)

const MAX_IGNORED = 500

/** Newest first. */
export async function listIgnored(): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ignored_addresses')
    .select('path')
    .order('created_at', { ascending: false })
    .limit(MAX_IGNORED)
  if (error) throw new DataError('missingAddresses.listIgnored', { cause: error })
  return data.map(({ path }) => path)
}

/** False when the person may not. */
export async function setIgnored(path: string, isIgnored: boolean): Promise<boolean> {
  const client = await createSessionClient()
  const table = client.from('ignored_addresses')
  const { error } = isIgnored
    ? await table.upsert({ path }, { ignoreDuplicates: true })
    : await table.delete().eq('path', path)
  if (isRefused(error)) return false
  if (error) throw new DataError('missingAddresses.setIgnored', { cause: error })
  return true
}
