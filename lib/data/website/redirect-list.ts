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
import type { ListQuery } from '@/lib/list/query'
import type { PageKind } from '@/lib/seo/page-kinds'
import type { RedirectColumn, RedirectFilter, RedirectKind } from '@/lib/seo/redirect-list'

export type RedirectQuery = ListQuery<RedirectColumn, RedirectFilter>

export type RedirectRow = {
  /** Of a redirect by hand; of a moved page it is only a key. */
  id: string
  kind: RedirectKind
  path: string
  /** Null: visitors cannot see the page that had the address. */
  target: string | null
  /** The page that moved; null for a redirect by hand. */
  page: { kind: PageKind; id: string } | null
  hits: number
  /** ISO 8601. */
  createdAt: string
}

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  kind: RedirectKind
  page_kind: PageKind | null
  page_id: string | null
  path: string
  target: string | null
  hits: number
  created_at: string
}

const COLUMNS = 'id, kind, page_kind, page_id, path, target, hits, created_at'

const ORDERS = { path: 'path', target: 'target', kind: 'kind', hits: 'hits', created: 'created_at' } as const

const toRow = (row: ViewRow): RedirectRow => ({
  id: row.id,
  kind: row.kind,
  path: row.path,
  target: row.target,
  page: row.page_kind && row.page_id ? { kind: row.page_kind, id: row.page_id } : null,
  hits: row.hits,
  createdAt: row.created_at,
})

async function readRows(client: SessionClient, query: RedirectQuery, range: RowRange) {
  let request = client.from('redirect_list').select(COLUMNS, { count: range.count })
  if (query.filters.kind) request = request.eq('kind', query.filters.kind)
  if (query.filters.import) request = request.eq('import_id', query.filters.import)
  const words = searchTextFilter(query.text)
  if (words) request = request.or(words)
  const order: SortKey<keyof ViewRow>[] = [
    { column: ORDERS[query.sort], isDescending: query.isDescending },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('redirectList.readRows', response, order, toRow)
}

export const searchRedirects = pagesOf(readRows)
export const exportRedirects = batchesOf(readRows)
