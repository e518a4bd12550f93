import { csvRecord } from './csv'

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvRecord(['Byron, Ada', 'the "Engine"', 'one\ntwo', ''])).toBe(
    '"Byron, Ada","the ""Engine""","one\ntwo",""\r\n',
  )
})

test.each(['=HYPERLINK("http://x")', '+1 231 555 0148', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j is no formula',
  (value) => {
    expect(csvRecord([value])).toBe(`"'${value.replaceAll('"', '""')}"\r\n`)
  },
)

test.each(['a=1', "'=1", ' =1', 'ada@example.com', '<script>'])('%j is left as it is', (value) => {
  expect(csvRecord([value])).toBe(`"${value}"\r\n`)
})
