/** One page of a list that is longer than a screen. */
export type ListPage<Row> = { rows: Row[]; total: number; pageCount: number }

/** `count` is what the database counted over all pages. */
export function toListPage<Row>(rows: Row[], count: number | null, pageSize: number): ListPage<Row> {
  const total = count ?? 0
  return { rows, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) }
}

/** PostgREST's code for a range that starts behind the last row. */
const PAST_THE_END = 'PGRST103'

/** Whether a page was asked for that would come after the last one. */
export const isPastTheEnd = (error: { code: string } | null): boolean => error?.code === PAST_THE_END

/** Rows asked for at once: no export holds more of them. */
const BATCH = 500

/**
 * All rows of a query that is too long for one answer.
 *
 * @param read the rows from `first` to `last`, both included and counted from 0; fewer where there are no more
 */
export async function* inBatches<Row>(
  read: (first: number, last: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let first = 0; ; first += BATCH) {
    const rows = await read(first, first + BATCH - 1)
    yield rows
    if (rows.length < BATCH) return
  }
}
