import { median, percentile } from './percentile.ts'

test.each([
  [[5], 5],
  [[9, 1, 100], 9],
  [[4, 3, 2, 1], 2],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('of twenty answers one may be slower than the 95th percentile', () => {
  const times = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(percentile(times, 0.95)).toBe(19)
  expect(percentile([7], 0.95)).toBe(7)
})

test('nothing has no median', () => {
  expect(() => median([])).toThrow(RangeError)
})
