import { bucketLabel, bucketOf, bucketsBetween, rangeOf, readPeriod } from './periods'

test.each([
  ['30', { since: '2026-10-25', until: '2026-11-23', bucket: 'day' }],
  ['90', { since: '2026-08-26', until: '2026-11-23', bucket: 'week' }],
  ['365', { since: '2025-11-24', until: '2026-11-23', bucket: 'month' }],
  ['all', { since: '2000-01-01', until: '2026-11-23', bucket: 'month' }],
] as const)('%s ends today', (period, range) => {
  expect(rangeOf(period, '2026-11-23')).toEqual(range)
})

test.each(['', '31', 'toString', 'constructor'])('%p is the usual period', (text) => {
  expect(readPeriod(text)).toBe('90')
})

test.each([
  ['2026-11-23', 'week', '2026-11-23'],
  ['2026-11-29', 'week', '2026-11-23'],
  ['2026-03-01', 'week', '2026-02-23'],
  ['2026-03-31', 'month', '2026-03-01'],
  ['2026-03-31', 'day', '2026-03-31'],
] as const)('%s is in the %s of %s', (day, bucket, first) => {
  expect(bucketOf(day, bucket)).toBe(first)
})

test('no bucket is left out, not where the clocks change nor at the end of February', () => {
  expect(bucketsBetween('2026-01-31', '2026-04-01', 'month')).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ])
  expect(bucketsBetween('2026-03-06', '2026-03-10', 'day')).toHaveLength(5)
  expect(bucketsBetween('2026-10-25', '2026-11-09', 'week')).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
  ])
})

test('buckets have short names', () => {
  expect(bucketLabel('2026-11-23', 'week')).toBe('Nov 23')
  expect(bucketLabel('2026-11-01', 'month')).toBe('Nov 2026')
})
