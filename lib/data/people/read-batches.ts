import 'server-only'

const BATCH_SIZE = 500

/**
 * Reads all rows by key, so that rows which come and go meanwhile shift nothing.
 *
 * @param read answers rows after the last one that it read, and what to begin with next
 */
export async function* readBatches<Row, After>(
  read: (after: After | null, count: number) => Promise<{ rows: Row[]; after: After | null }>,
): AsyncGenerator<Row[]> {
  for (let after: After | null = null; ;) {
    const batch: { rows: Row[]; after: After | null } = await read(after, BATCH_SIZE)
    yield batch.rows
    if (batch.rows.length < BATCH_SIZE) return
    after = batch.after
  }
}

/** Where a row stands in the order of its list. */
export type Place = { after_value: string; after_id: string }
