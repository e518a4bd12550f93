/**
 * A column of an order. Without `nulls` they are where PostgreSQL has them: last, and first in descending order. The last
 * column of an order is unique and has none.
 */
export type SortKey<Column extends string = string> = {
  column: Column
  isDescending?: boolean
  nulls?: 'first' | 'last'
}

type Value = string | number | boolean | null

/** Where a row stands in an order: its values of the sorted columns. */
export type Place = { order: readonly SortKey[]; values: readonly Value[] }

export type KeyFilter = readonly [column: string, operator: string, value: string]

/** From `first` to `last`, both inclusive and counted from 0. */
export type RowSlice = { first: number; last: number; where?: readonly KeyFilter[] }

/** Null without a row. */
export function placeOf<Row>(
  row: Row | undefined,
  order: readonly SortKey<string & keyof Row>[],
): Place | null {
  return row ? { order, values: order.map(({ column }) => row[column] as Value) } : null
}

/**
 * As an array of one item: the embedded stack would read other text as a number or as nothing, and strip its spaces. Both stacks
 * read this one alike, whatever the text is.
 */
const literal = (value: Value): string =>
  typeof value === 'string' ? `{"${value.replace(/["\\]/g, String.raw`\$&`)}"}` : `{${value}}`

const hasValue = ({ column }: SortKey, value: Value): KeyFilter =>
  value === null ? [column, 'is', 'null'] : [column, 'eq(any)', literal(value)]

/**
 * The rows after a place, in parts that follow each other: those that differ from it only in the last column, then those that
 * differ in the one before, and so on. An index gives each part, but not one condition that joins them with 'or'.
 */
export function partsAfter({ order, values }: Place): KeyFilter[][] {
  return order
    .map((key, depth): KeyFilter[][] => {
      const { column, isDescending = false, nulls = isDescending ? 'first' : 'last' } = key
      const value = values[depth] ?? null
      const same = order.slice(0, depth).map((before, index) => hasValue(before, values[index] ?? null))
      if (value === null) return nulls === 'first' ? [[...same, [column, 'not.is', 'null']]] : []
      const further: KeyFilter = [column, isDescending ? 'lt(any)' : 'gt(any)', literal(value)]
      const hasNullsAfter = nulls === 'last' && depth < order.length - 1
      return [[...same, further], ...(hasNullsAfter ? [[...same, [column, 'is', 'null'] as const]] : [])]
    })
    .toReversed()
    .flat()
}

interface SortableRequest {
  filter: (column: string, operator: string, value: string) => this
  order: (column: string, options: { ascending: boolean; nullsFirst?: boolean }) => this
  range: (first: number, last: number) => this
}

/** @param slice absent where ids choose the rows */
export function inOrder<Request extends SortableRequest>(
  request: Request,
  order: readonly SortKey[],
  slice?: RowSlice,
): Request {
  let ordered = request
  for (const [column, operator, value] of slice?.where ?? [])
    ordered = ordered.filter(column, operator, value)
  for (const { column, isDescending = false, nulls } of order) {
    ordered = ordered.order(column, {
      ascending: !isDescending,
      // Said only where it matters: an index with nulls elsewhere does not give the order.
      ...(nulls && { nullsFirst: nulls === 'first' }),
    })
  }
  return slice ? ordered.range(slice.first, slice.last) : ordered
}

/** Where a row of a function stands: what it is sorted by, as text, and its id. */
export type SortedPlace = { value: string; id: string }

const BATCH_SIZE = 500

/**
 * Reads all rows by key, so that rows which come and go meanwhile shift nothing, and late batches are as fast as early ones.
 *
 * @param read answers rows after the last one that it read, and what to begin with next
 */
export async function* readBatches<Row, After>(
  read: (after: After | null, count: number) => Promise<{ rows: Row[]; after: After | null }>,
  size = BATCH_SIZE,
): AsyncGenerator<Row[]> {
  for (let after: After | null = null; ;) {
    const batch: { rows: Row[]; after: After | null } = await read(after, size)
    yield batch.rows
    if (batch.rows.length < size) return
    after = batch.after
  }
}
