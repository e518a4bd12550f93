import { partsAfter, readBatches, type SortKey } from './row-order'

const after = (order: SortKey[], ...values: (string | number | null)[]) => partsAfter({ order, values })

it('reads what is equal first, then what is greater, then nulls', () => {
  const order: SortKey[] = [{ column: 'city', nulls: 'last' }, { column: 'name' }, { column: 'id' }]
  expect(after(order, 'Ames', 'Oil', 'a1')).toEqual([
    [
      ['city', 'eq(any)', '{"Ames"}'],
      ['name', 'eq(any)', '{"Oil"}'],
      ['id', 'gt(any)', '{"a1"}'],
    ],
    [
      ['city', 'eq(any)', '{"Ames"}'],
      ['name', 'gt(any)', '{"Oil"}'],
    ],
    [
      ['city', 'eq(any)', '{"Ames"}'],
      ['name', 'is', 'null'],
    ],
    [['city', 'gt(any)', '{"Ames"}']],
    [['city', 'is', 'null']],
  ])
})

it('ends with the nulls where they are last', () => {
  const order: SortKey[] = [{ column: 'due', isDescending: true, nulls: 'last' }, { column: 'id' }]
  expect(after(order, null, 7)).toEqual([
    [
      ['due', 'is', 'null'],
      ['id', 'gt(any)', '{7}'],
    ],
  ])
})

it('goes on with values where nulls are first, as in descending order', () => {
  const order: SortKey[] = [{ column: 'due', isDescending: true }, { column: 'id' }]
  expect(after(order, null, 7)).toEqual([
    [
      ['due', 'is', 'null'],
      ['id', 'gt(any)', '{7}'],
    ],
    [['due', 'not.is', 'null']],
  ])
  expect(after(order, '2026-11-26', 7).at(-1)).toEqual([['due', 'lt(any)', '{"2026-11-26"}']])
})

it('keeps quotes and backslashes of a value', () => {
  expect(after([{ column: 'name' }], String.raw`a\"b`)).toEqual([
    [['name', 'gt(any)', String.raw`{"a\\\"b"}`]],
  ])
})

it('reads batches until one is not full', async () => {
  const numbers = [1, 2, 3, 4, 5]
  const read = (last: number | null, count: number) => {
    const rows = numbers.filter((number) => number > (last ?? 0)).slice(0, count)
    return Promise.resolve({ rows, after: rows.at(-1) ?? null })
  }
  const batches: number[][] = []
  for await (const rows of readBatches(read, 2)) batches.push(rows)
  expect(batches).toEqual([[1, 2], [3, 4], [5]])
})
