import { answerOf, hoursText, isStepOverdue } from './answer'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour)).toISOString()
const lead = { status: 'new', createdAt: at(0), answerDueAt: at(24), firstAnsweredAt: null } as const

test.each([
  [lead, 20, { kind: 'due', hours: 4 }],
  [lead, 30, { kind: 'overdue', hours: 6 }],
  [{ ...lead, answerDueAt: at(60) }, 30, { kind: 'due', hours: 30 }],
  [{ ...lead, status: 'held' }, 30, { kind: 'none' }],
  [{ ...lead, status: 'lost' }, 30, { kind: 'none' }],
  [{ ...lead, firstAnsweredAt: at(3) }, 90, { kind: 'answered', hours: 3, isLate: false }],
  [{ ...lead, status: 'won', firstAnsweredAt: at(25) }, 90, { kind: 'answered', hours: 25, isLate: true }],
] as const)('%j is at hour %d: %j', (asked, hour, expected) => {
  expect(answerOf(asked, Date.parse(at(hour)))).toEqual(expected)
})

test.each([
  [0, '0 minutes'],
  [1 / 60, '1 minute'],
  [0.99, '59 minutes'],
  [1.9, '1 hour'],
  [47.9, '47 hours'],
  [48, '2 days'],
])('%d hours are %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text)
})

test('a next step is overdue from the day after, in open stages', () => {
  const isLate = (nextStepOn: string | null, status: 'quoted' | 'won') =>
    isStepOverdue({ nextStepOn, status }, '2026-11-23')
  expect([isLate('2026-11-22', 'quoted'), isLate('2026-11-23', 'quoted')]).toEqual([true, false])
  expect([isLate('2026-11-22', 'won'), isLate(null, 'quoted')]).toEqual([false, false])
})
