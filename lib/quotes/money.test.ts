import { dollarsText, formatCents, parseDollars, parsePercent, percentText } from './money'

test.each([
  [123_450, '$1,234.50'],
  [0, '$0.00'],
  [1, '$0.01'],
  [-2_500, '-$25.00'],
])('formats %i cents', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})

test.each([
  ['1234.5', 123_450],
  [' $1,234.50 ', 123_450],
  ['12', 1_200],
  ['0.07', 7],
  ['12.', 1_200],
  ['$ 3,500', 350_000],
])('reads %j', (text, cents) => {
  expect(parseDollars(text)).toBe(cents)
})

test.each(['', 'x', '-5', '1.234', '1,23', '1,2345', '1e5', '12.345', '.5', '12345678901'])(
  'refuses %j',
  (text) => {
    expect(parseDollars(text)).toBeNull()
  },
)

test('reads what a field shows', () => {
  for (const cents of [0, 1, 99, 100, 12_345, 9_999_999]) {
    expect(parseDollars(dollarsText(cents))).toBe(cents)
    expect(parseDollars(formatCents(cents))).toBe(cents)
  }
  for (const ppm of [0, 1, 82_500, 1_000_000]) expect(parsePercent(percentText(ppm))).toBe(ppm)
})

test.each([
  ['8.25', 82_500],
  ['8.25 %', 82_500],
  ['100', 1_000_000],
  ['100.1', null],
  ['-1', null],
  ['', null],
])('reads the percentage %j', (text, ppm) => {
  expect(parsePercent(text)).toBe(ppm)
})
