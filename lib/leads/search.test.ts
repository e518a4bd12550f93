import { ALL_LEADS, readLeadSearch, searchWords } from './search'

test('an address says what to look for', () => {
  expect(readLeadSearch({ q: ' ada ', status: 'held', page: '3' })).toEqual({
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
  expect(readLeadSearch(params)).toEqual(ALL_LEADS)
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
