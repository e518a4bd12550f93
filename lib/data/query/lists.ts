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

/** `read` gets the first and the last row, both inclusive and counted from 0. Null after the last page. */
export async function readListPage<Row>(
  page: number,
  read: (first: number, last: number) => Promise<{ rows: Row[]; total: number | null }>,
): Promise<ListPage<Row> | null> {
  const first = (page - 1) * LIST_PAGE_SIZE
  const { rows, total } = await read(first, first + LIST_PAGE_SIZE - 1)
  return rows.length === 0 && page > 1 ? null : toListPage(rows, total, LIST_PAGE_SIZE)
}

const RANGE_NOT_SATISFIABLE = 'PGRST103'

/** PostgREST rejects a range that starts behind the last row. */
export const isOutOfRange = (error: { code: string } | null): boolean => error?.code === RANGE_NOT_SATISFIABLE

const BATCH_SIZE = 500

/** @param read rows from `first` to `last`, inclusive, counted from 0 */
export async function* readInBatches<Row>(
  read: (first: number, last: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let first = 0; ; first += BATCH_SIZE) {
    const rows = await read(first, first + BATCH_SIZE - 1)
    yield rows
    if (rows.length < BATCH_SIZE) return
  }
}
