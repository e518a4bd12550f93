import { countForeignLetters, countTypos, letterBits } from './edit-distance'

test.each([
  ['detroit', 'detroit', 0],
  ['detriot', 'detroit', 1],
  ['detrot', 'detroit', 1],
  ['dettroit', 'detroit', 1],
  ['betroit', 'detroit', 1],
  ['edtroit', 'detroit', 1],
  ['detroti', 'detroit', 1],
  ['cincinatti', 'cincinnati', 2],
  ['edtroti', 'detroit', 2],
  ['detroit', 'denver', Infinity],
  ['detroit', 'detroit lakes', Infinity],
])('distance of %s to %s is %d', (query, text, typos) => {
  expect(countTypos(query, text, 2).whole).toBe(typos)
})

test('computes the distance to a prefix', () => {
  expect(countTypos('philedel', 'philadelphia', 1)).toEqual({ whole: Infinity, prefix: 1 })
  expect(countTypos('detroit', 'detroit lakes', 1)).toEqual({ whole: Infinity, prefix: 0 })
})

test('returns Infinity beyond the limit', () => {
  expect(countTypos('cincinatti', 'cincinnati', 1)).toEqual({ whole: Infinity, prefix: Infinity })
})

test('agrees with a full dynamic-programming table on short texts', () => {
  const texts = [
    '',
    ...['a', 'b', 'c'].flatMap((a) => [
      a,
      ...['a', 'b', 'c'].flatMap((b) => [a + b, `${a}${b}a`, `b${a}${b}c`]),
    ]),
  ]
  for (const query of texts)
    for (const text of texts) {
      const expected = distance(query, text)
      expect([query, text, countTypos(query, text, 2).whole]).toEqual([
        query,
        text,
        expected <= 2 ? expected : Infinity,
      ])
    }
})

test('counts letters that are not in the other text', () => {
  expect(countForeignLetters('detroit')(letterBits('denver'))).toBe(4)
  expect(countForeignLetters('zzz')(letterBits('denver'))).toBe(3)
  expect(countForeignLetters('st 1')(letterBits('9 st'))).toBe(0)
})

function distance(query: string, text: string): number {
  const rows = Array.from({ length: query.length + 1 }, (_, row) =>
    Array.from({ length: text.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= query.length; row += 1)
    for (let column = 1; column <= text.length; column += 1) {
      const swapped = query[row - 1] === text[column - 2] && query[row - 2] === text[column - 1]
      const typos = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (query[row - 1] === text[column - 1] ? 0 : 1),
        row > 1 && column > 1 && swapped ? cell(row - 2, column - 2) + 1 : Infinity,
      )
      const current = rows[row]
      if (current) current[column] = typos
    }
  return cell(query.length, text.length)
}
