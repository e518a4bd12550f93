import { searchWords } from './lists'

test.each([
  ['ada@example.com looms', ['ada@example.com', 'looms']],
  [`a,b.eq.(c)"d\\e%f*`, ['a', 'b.eq.', 'c', 'd', 'e', 'f']],
  ["O'Neil Zoë-Ann", ["O'Neil", 'Zoë-Ann']],
  ['   ', []],
  ['1 2 3 4 5 6 7 8', ['1', '2', '3', '4', '5', '6']],
])('splits %j into %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})
