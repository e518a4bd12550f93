import { csvRecord } from './csv'

test('quotes commas, quotes and line breaks', () => {
  expect(csvRecord(['Byron, Ada', 'the "Engine"', 'one\ntwo', ''])).toBe(
    '"Byron, Ada","the ""Engine""","one\ntwo",""\r\n',
  )
})

test.each(['=HYPERLINK("http://x")', '+1 231 555 0148', '-2+3', '@SUM(A1)', '\t1', '\r=1'])(
  'prevents %j from being read as a formula',
  (value) => {
    expect(csvRecord([value])).toBe(`"'${value.replaceAll('"', '""')}"\r\n`)
  },
)

test.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x\t@SUM(A1)|-2', "x\t'@SUM(A1)|'-2"],
  ['x; "=1', `x; ""'=1`],
  ['a;b', 'a;b'],
])('prevents %j from being read as cells with formulas', (value, cell) => {
  expect(csvRecord([value])).toBe(`"${cell}"\r\n`)
})

test.each(['a=1', "'=1", ' =1', 'ada@example.com', '<script>'])('leaves %j unchanged', (value) => {
  expect(csvRecord([value])).toBe(`"${value}"\r\n`)
})
