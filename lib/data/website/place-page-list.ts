import 'server-only'
import type { PlaceColumn, PlaceFilter, PlaceStatus } from '@/lib/catalogue/places/place-list'
import { type ListPage, readListPage, searchWords } from '@/lib/data/query/lists'
import { readBatches } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import { createSessionClient } from '@/lib/supabase/server'

export type PlaceRow = {
  id: string
  slug: string
  /** Null on a state's page. */
  city: string | null
  state: string
  title: string
  status: PlaceStatus
  words: number
  films: number
  isInSearch: boolean
  isComposed: boolean
  /** ISO 8601. */
  changedAt: string
}

export type PlaceQuery = ListQuery<PlaceColumn, PlaceFilter>

type Client = Awaited<ReturnType<typeof createSessionClient>>

/** The filter as the functions of the database take it. */
export const toPlaceFilter = ({ text, filters }: Pick<PlaceQuery, 'text' | 'filters'>) => ({
  words: searchWords(text),
  in_state: filters.state,
  of_kind: filters.kind,
  with_status: filters.status,
  in_search: filters.search ? filters.search === 'yes' : undefined,
  composed: filters.text ? filters.text === 'composed' : undefined,
})

type After = { id: string; value: string | null }

async function search(client: Client, query: PlaceQuery, first: number, count: number, after?: After | null) {
  const { data, error } = await client.rpc('search_place_pages', {
    ...toPlaceFilter(query),
    sort_by: query.sort,
    descending: query.isDescending,
    max_rows: count,
    skip_rows: first,
    after_value: after?.value ?? undefined,
    after_id: after?.id,
  })
  if (error) throw new DataError('placePageList.search', { cause: error })
  return data
}

type Row = Awaited<ReturnType<typeof search>>[number]

const toPlaceRow = (row: Row): PlaceRow => ({
  id: row.id,
  slug: row.slug,
  city: row.city as string | null,
  state: row.state,
  title: row.title,
  status: row.status as PlaceStatus,
  words: row.word_count,
  films: row.films,
  isInSearch: row.is_indexable,
  isComposed: row.is_composed,
  changedAt: row.updated_at,
})

export async function searchPlacePages(query: PlaceQuery): Promise<ListPage<PlaceRow>> {
  const client = await createSessionClient()
  return readListPage(query.page, async (first, last) => {
    const rows = await search(client, query, first, last - first + 1)
    return { rows: rows.map(toPlaceRow), total: rows[0]?.total ?? null }
  })
}

/** Reads the session now. The batches are read after the request. */
export async function exportPlacePages(query: PlaceQuery, size?: number): Promise<AsyncIterable<PlaceRow[]>> {
  const client = await createSessionClient()
  return readBatches<PlaceRow, After>(async (after, count) => {
    const rows = await search(client, query, 0, count, after)
    const last = rows.at(-1)
    return { rows: rows.map(toPlaceRow), after: last ? { id: last.id, value: last.sort_value } : null }
  }, size)
}

/** Null when the list has changed since it was shown: another number of pages, or a later change. */
export async function listSelectedPlaces(
  selection: Extract<Selection, { kind: 'all' }>,
  query: PlaceQuery,
): Promise<string[] | null> {
  const rows = await search(await createSessionClient(), query, 0, MAX_SELECTION)
  const loadedAt = Date.parse(selection.asOf)
  const isUnchanged =
    (rows[0]?.total ?? 0) === selection.count && rows.every((row) => Date.parse(row.updated_at) <= loadedAt)
  return isUnchanged ? rows.map(({ id }) => id) : null
}
