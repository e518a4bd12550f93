/** One page of a list that is longer than a screen. */
export type ListPage<Row> = { rows: Row[]; total: number; pageCount: number }

/** `count` is what the database counted over all pages. */
export function toListPage<Row>(rows: Row[], count: number | null, pageSize: number): ListPage<Row> {
  const total = count ?? 0
  return { rows, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) }
}

/** PostgREST's code for a range that starts behind the last row. */
const RANGE_NOT_SATISFIABLE = 'PGRST103'

/** Whether a page was asked for that would come after the last one. */
export const isOutOfRange = (error: { code: string } | null): boolean => error?.code === RANGE_NOT_SATISFIABLE

/** Rows asked for at once: no export holds more of them. */
const BATCH_SIZE = 500

/**
 * All rows of a query that is too long for one answer.
 *
 * @param read the rows from `first` to `last`, both included and counted from 0; fewer where there are no more
 */
export async function* readInBatches<Row>(
  read: (first: number, last: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let first = 0; ; first += BATCH_SIZE) {
    const rows = await read(first, first + BATCH_SIZE - 1)
    yield rows
    if (rows.length < BATCH_SIZE) return
  }
}
