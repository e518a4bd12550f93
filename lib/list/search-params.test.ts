import { readPage, readText, searchWords } from './search-params'

test.each([
  [undefined, 1],
  ['', 1],
  ['3', 3],
  [['2', '9'], 2],
  ['0', 1],
  ['-4', 1],
  ['1.5', 1],
  ['two', 1],
  ['1e9', 10_000],
])('reads page %j as %d', (value, page) => {
  expect(readPage(value)).toBe(page)
})

test.each([
  [undefined, ''],
  ['  detroit ', 'detroit'],
  [['first', 'second'], 'first'],
  ['half \ud83d', 'half �'],
])('reads text %j as %j', (value, text) => {
  expect(readText(value)).toBe(text)
})

test('cuts a text at 100 characters', () => {
  expect(readText('x'.repeat(1000))).toHaveLength(100)
})

test.each([
  ['ada@example.com looms', ['ada@example.com', 'looms']],
  [`a,b.eq.(c)"d\\e%f*`, ['a', 'b.eq.', 'c', 'd', 'e', 'f']],
  ["O'Neil Zoë-Ann", ["O'Neil", 'Zoë-Ann']],
  ['   ', []],
  ['1 2 3 4 5 6 7 8', ['1', '2', '3', '4', '5', '6']],
])('splits %j into %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})
