import { agoText, type HomeGroup, queueByDay, waitText } from './ad-groups'

const NOW = '2026-11-26T15:00:00Z'

test.each([
  ['2026-11-26T14:00:00Z', 'since today'],
  // Still the evening of the 25th in Detroit.
  ['2026-11-26T04:30:00Z', 'since yesterday'],
  ['2026-11-22T15:00:00Z', 'for 4 days'],
  ['2026-11-27T15:00:00Z', 'since today'],
])('who waits from %s on waits %s', (since, text) => {
  expect(waitText(since, NOW)).toBe(text)
})

test('says how long ago something was', () => {
  const days = ['2026-11-26T14:00:00Z', '2026-11-25T14:00:00Z', '2026-11-20T14:00:00Z']
  expect(days.map((day) => agoText(day, NOW))).toEqual(['today', 'yesterday', '6 days ago'])
})

const group = (id: string, dueDate: string | null): HomeGroup => ({
  id,
  name: id,
  client: 'Client',
  product: 'Product',
  status: 'planned',
  dueDate,
  isPreviewOpen: false,
  since: null,
})

test('puts a queue together by day, the late ones first and those without a date last', () => {
  const rows = [
    group('a', '2026-11-01'),
    group('b', '2026-11-25'),
    group('c', '2026-11-26'),
    group('d', '2026-11-27'),
    group('e', '2026-12-01'),
    group('f', null),
  ]
  expect(
    queueByDay(rows, '2026-11-26').map((day) => [
      day.name,
      day.isLate,
      day.rows.map(({ id }) => id).join(''),
    ]),
  ).toEqual([
    ['Overdue', true, 'ab'],
    ['Today', false, 'c'],
    ['Tomorrow', false, 'd'],
    ['Tuesday, December 1, 2026', false, 'e'],
    ['No date', false, 'f'],
  ])
  expect(queueByDay([], '2026-11-26')).toEqual([])
})

test('knows tomorrow at the end of a year', () => {
  expect(queueByDay([group('a', '2027-01-01')], '2026-12-31')[0]?.name).toBe('Tomorrow')
})
