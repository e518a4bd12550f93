const BATCH_SIZE = 500

/** The last row that was read: what it is sorted by, as text, and its id. */
export type After = { value: string; id: string }

/** Rows that come and go meanwhile shift no batch. */
export async function* readByKey<Row>(
  read: (after: After | undefined, count: number) => Promise<{ rows: Row[]; last?: After }>,
): AsyncGenerator<Row[]> {
  for (let after: After | undefined; ;) {
    const { rows, last } = await read(after, BATCH_SIZE)
    yield rows
    if (rows.length < BATCH_SIZE) return
    after = last
  }
}
