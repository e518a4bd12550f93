import { NO_FILTER, isNarrowed, readSearch, writeSearch } from './search'
import { LEAD_STATUSES } from './statuses'

const read = (params: Parameters<typeof readSearch>[0]) => readSearch(params, LEAD_STATUSES)

test('reads text, status and page from the query', () => {
  expect(read({ q: ' ada ', status: 'held', page: '3' })).toEqual({
    text: 'ada',
    status: 'held',
    page: 3,
  })
})

test.each([
  {},
  { q: '', status: 'root', page: '0' },
  { page: '-1' },
  { page: '1.5' },
  { page: 'x' },
  { page: ['x', '2'] },
])('ignores the invalid parameters %j', (params) => {
  expect(read(params)).toEqual(NO_FILTER)
})

test('reads back what writeSearch wrote', () => {
  const search = { text: 'ada & co', status: 'won', page: 2 } as const
  expect(read(Object.fromEntries(new URLSearchParams(writeSearch(search))))).toEqual(search)
  expect(writeSearch(NO_FILTER)).toBe('')
})

test('isNarrowed ignores the page number', () => {
  expect(isNarrowed({ ...NO_FILTER, page: 2 })).toBe(false)
  expect(isNarrowed({ ...NO_FILTER, text: 'ada' })).toBe(true)
  expect(isNarrowed({ ...NO_FILTER, status: 'won' })).toBe(true)
})
