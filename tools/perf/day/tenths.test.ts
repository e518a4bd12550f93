import { tenthsOf } from './tenths.ts'

test('ten parts of equal length, each by its median', () => {
  const samples = Array.from({ length: 30 }, (_, at) => (at % 3 === 2 ? 1_000 : Math.floor(at / 3)))
  expect(tenthsOf(samples)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('every sample belongs to one part where they do not divide', () => {
  expect(tenthsOf(Array.from({ length: 14 }, (_, at) => at))).toHaveLength(10)
})
