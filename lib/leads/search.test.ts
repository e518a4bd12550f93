import { readSearch } from './read-search'
import { EVERYTHING, isNarrowed, searchWords, writeSearch } from './search'
import { LEAD_STATUSES } from './statuses'

const read = (params: Parameters<typeof readSearch>[0]) => readSearch(params, LEAD_STATUSES)

test('an address says what to look for', () => {
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
])('%j means everything', (params) => {
  expect(read(params)).toEqual(EVERYTHING)
})

test('an address is read as it was written', () => {
  const search = { text: 'ada & co', status: 'won', page: 2 } as const
  expect(read(Object.fromEntries(new URLSearchParams(writeSearch(search))))).toEqual(search)
  expect(writeSearch(EVERYTHING)).toBe('')
})

test('another page narrows nothing', () => {
  expect(isNarrowed({ ...EVERYTHING, page: 2 })).toBe(false)
  expect(isNarrowed({ ...EVERYTHING, text: 'ada' })).toBe(true)
  expect(isNarrowed({ ...EVERYTHING, status: 'won' })).toBe(true)
})

test.each([
  ['ada@example.com looms', ['ada@example.com', 'looms']],
  [`a,b.eq.(c)"d\\e%f*`, ['a', 'b.eq.', 'c', 'd', 'e', 'f']],
  ["O'Neil Zoë-Ann", ["O'Neil", 'Zoë-Ann']],
  ['   ', []],
  ['1 2 3 4 5 6 7 8', ['1', '2', '3', '4', '5', '6']],
])('%j is looked for as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})
