import { linePath, niceTicks, pickLabels } from './scale'

test.each([
  [0, [0, 1]],
  [Number.NaN, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [97, [0, 50, 100]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
  [4_812_345, [0, 2_000_000, 4_000_000, 6_000_000]],
])('the lines of a chart up to %d are round and reach it', (most, ticks) => {
  expect(niceTicks(most)).toEqual(ticks)
})

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [5, [0, 1, 2, 3, 4]],
  [13, [0, 3, 6, 9, 12]],
  [30, [0, 7, 15, 22, 29]],
])('of %d places the first, the last and some between have a label', (places, labels) => {
  expect(pickLabels(places)).toEqual(labels)
})

const BOX = { width: 100, height: 10, top: 10 }

test.each<[string, (number | null)[], string]>([
  ['runs from left to right', [0, 10], 'M25 10L75 0'],
  ['is a dot for one value', [5], 'M50 5h0'],
  ['is at the ground for zeros', [0, 0], 'M25 10L75 10'],
  ['leaves a gap for null', [1, null, 3, 4], 'M12.5 9h0M62.5 7L87.5 6'],
  ['is nothing without values', [null, null], ''],
])('a line %s', (_, values, path) => {
  expect(linePath(values, BOX)).toBe(path)
})
