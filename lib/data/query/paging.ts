export type ListPage<Row> = { rows: Row[]; total: number; pageCount: number }

export function toListPage<Row>(rows: Row[], count: number | null, pageSize: number): ListPage<Row> {
  const total = count ?? 0
  return { rows, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) }
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
