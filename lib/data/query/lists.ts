import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { partsAfter, type Place, placeOf, readBatches, type RowSlice, type SortKey } from './row-order'

const MAX_WORDS = 6

/** Removes every character that has a meaning in a PostgREST filter. */
export const searchWords = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{M}\p{N}@.+'-]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)

/** Unquoted, because the embedded stack needs it; `searchWords` makes the words safe. */
function combineWords(text: string, filterOf: (word: string) => string): string | null {
  const words = searchWords(text)
  return words.length === 0 ? null : `and(${words.map(filterOf).join(',')})`
}

/** Every word must occur in one of the columns. Null without words. */
export const everyWordFilter = (columns: readonly string[], text: string): string | null =>
  combineWords(text, (word) => `or(${columns.map((column) => `${column}.ilike.%${word}%`).join(',')})`)

/** `search_text` is in lower case. One filter, because the embedded stack applies only the last one per column. */
export const searchTextFilter = (text: string): string | null =>
  combineWords(text, (word) => `search_text.like.%${word.toLowerCase()}%`)

export type ListPage<Row> = { rows: Row[]; total: number; pageCount: number }

export function toListPage<Row>(rows: Row[], count: number | null, pageSize: number): ListPage<Row> {
  const total = count ?? 0
  return { rows, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) }
}

export const LIST_PAGE_SIZE = 50

/**
 * Behind the last page there are no rows, but the number of pages: `ListPager` goes to the last one.
 *
 * @param read rows from `first` to `last`, inclusive, counted from 0
 */
export async function readListPage<Row>(
  page: number,
  read: (first: number, last: number) => Promise<FoundRows<Row>>,
  pageSize = LIST_PAGE_SIZE,
): Promise<ListPage<Row>> {
  const first = (page - 1) * pageSize
  const { rows, total } = await read(first, first + pageSize - 1)
  // Behind the last row, neither PostgREST nor a function tells the total.
  const isPastEnd = rows.length === 0 && total === null && page > 1
  return toListPage(rows, isPastEnd ? (await read(0, 0)).total : total, pageSize)
}

const RANGE_NOT_SATISFIABLE = 'PGRST103'

/** PostgREST rejects a range that starts behind the last row. */
export const isOutOfRange = (error: { code: string } | null): boolean => error?.code === RANGE_NOT_SATISFIABLE

export type SessionClient = Awaited<ReturnType<typeof createSessionClient>>

/** Counting costs as much as reading all rows. */
export type RowRange = RowSlice & { count?: 'exact' }

/** `total` is null unless they were counted. `place` is that of the last row. */
type FoundRows<Row> = { rows: Row[]; total: number | null }
type PlacedRows<Row> = FoundRows<Row> & { place: Place | null }

type Response<Row> = { data: Row[] | null; error: { code: string } | null; count: number | null }

/**
 * @param reader what the log names, as in 'quoteList.readRows'
 * @param order as the rows were read
 */
export function toFoundRows<Stored, Row>(
  reader: string,
  { data, error, count }: Response<Stored>,
  order: readonly SortKey<string & keyof Stored>[],
  toRow: (row: Stored) => Row,
): PlacedRows<Row> {
  if (isOutOfRange(error)) return { rows: [], total: null, place: null }
  if (error) throw new DataError(reader, { cause: error })
  const rows = data ?? []
  return { rows: rows.map(toRow), total: count, place: placeOf(rows.at(-1), order) }
}

/** From this row on, a page costs less in two steps. */
const FAR = 1000

/**
 * Reads a page of a view whose columns cost something for each row. The database makes them for all rows before the page, too,
 * and for all rows that it sorts. So a late page finds ids first, as does one in the order of a joined table's column.
 *
 * @param isJoined the order is of another table, so no index gives it
 * @param read the rows of a slice, or those with these ids in the same order
 */
export async function readViewPage<Columns extends string, Stored extends { id: string }>(
  range: RowRange,
  columns: Columns,
  isJoined: boolean,
  read: (columns: Columns, slice: RowRange | undefined, ids?: string[]) => PromiseLike<Response<Stored>>,
): Promise<Response<Stored>> {
  if (!range.count || (range.first < FAR && !isJoined)) return read(columns, range)
  const found = await read('id' as Columns, range)
  if (!found.data || found.data.length === 0) return found
  const ids = found.data.map(({ id }) => id)
  return { ...(await read(columns, undefined, ids)), count: found.count }
}

type ReadRows<Found, Query> = (client: SessionClient, query: Query, range: RowRange) => Promise<Found>

/** Reads one page of a list. */
export const pagesOf =
  <Query extends { page: number }, Row>(readRows: ReadRows<FoundRows<Row>, Query>) =>
  async (query: Query): Promise<ListPage<Row>> => {
    const client = await createSessionClient()
    return readListPage(query.page, (first, last) => readRows(client, query, { first, last, count: 'exact' }))
  }

/** Reads all rows of a list. It reads the session now, and the batches after the request. */
export const batchesOf =
  <Query, Row>(readRows: ReadRows<PlacedRows<Row>, Query>) =>
  async (query: Query, size?: number): Promise<AsyncIterable<Row[]>> => {
    const client = await createSessionClient()
    return readBatches<Row, Place>(async (after, count) => {
      const rows: Row[] = []
      let place = after
      for (const where of after ? partsAfter(after) : [[]]) {
        const found = await readRows(client, query, { first: 0, last: count - rows.length - 1, where })
        rows.push(...found.rows)
        place = found.place ?? place
        if (rows.length === count) break
      }
      return { rows, after: place }
    }, size)
  }

type ReadAfter<Row, Query, After> = (
  client: SessionClient,
  query: Query,
  range: RowRange,
  after: After | null,
) => Promise<FoundRows<Row> & { after: After | null }>

/** The same of a list that a function of the database reads: it answers where its rows end. */
export const functionBatchesOf =
  <Query, Row, After>(readRows: ReadAfter<Row, Query, After>) =>
  async (query: Query): Promise<AsyncIterable<Row[]>> => {
    const client = await createSessionClient()
    return readBatches<Row, After>((after, count) =>
      readRows(client, query, { first: 0, last: count - 1 }, after),
    )
  }
