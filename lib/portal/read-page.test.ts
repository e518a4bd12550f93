import { readPage } from './read-page'

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
])('%j is page %d', (value, page) => {
  expect(readPage(value)).toBe(page)
})
