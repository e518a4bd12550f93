import { median } from './median.ts'

test.each([
  [[5], 5],
  [[9, 1, 100], 9],
  [[4, 3, 2, 1], 2],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('nothing has no median', () => {
  expect(() => median([])).toThrow(RangeError)
})
