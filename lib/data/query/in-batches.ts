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
