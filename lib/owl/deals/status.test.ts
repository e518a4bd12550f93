import { dealStatus } from './status'

const NOVEMBER = { firstOn: '2026-11-01', lastOn: '2026-11-30' }

/** Instants of the last second of 30 November, and of the first one of 1 November, on the clock of each zone. */
const MIDNIGHTS = [
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-12-01T04:59:59Z'],
  ['America/Indiana/Indianapolis', '2026-11-01T04:00:00Z', '2026-12-01T04:59:59Z'],
  ['America/Chicago', '2026-11-01T05:00:00Z', '2026-12-01T05:59:59Z'],
  ['America/Denver', '2026-11-01T06:00:00Z', '2026-12-01T06:59:59Z'],
  ['America/Phoenix', '2026-11-01T07:00:00Z', '2026-12-01T06:59:59Z'],
  ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-12-01T07:59:59Z'],
  ['America/Anchorage', '2026-11-01T08:00:00Z', '2026-12-01T08:59:59Z'],
  ['Pacific/Honolulu', '2026-11-01T10:00:00Z', '2026-12-01T09:59:59Z'],
] as const

const later = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString()

// On 1 November 2026 daylight saving time ends at 2 AM, two hours after the deal begins.
test.each(MIDNIGHTS)('a month runs from midnight to midnight in %s', (zone, first, last) => {
  const status = (moment: string) => dealStatus({ state: 'planned', ...NOVEMBER }, zone, moment)
  expect(status(later(first, -1000))).toBe('planned')
  expect(status(first)).toBe('runs')
  expect(status(last)).toBe('runs')
  expect(status(later(last, 1000))).toBe('ended')
})

test.each([
  ['draft', '2026-12-24T12:00:00Z', 'draft'],
  ['draft', '2026-11-20T12:00:00Z', 'draft'],
  ['paused', '2026-10-20T12:00:00Z', 'paused'],
  ['paused', '2026-11-20T12:00:00Z', 'paused'],
  ['paused', '2026-12-20T12:00:00Z', 'ended'],
] as const)('a deal that is %s is at %s: %s', (state, moment, status) => {
  expect(dealStatus({ state, ...NOVEMBER }, 'America/Chicago', moment)).toBe(status)
})

test('the day of 23 hours and the day of 25 hours count as one day', () => {
  for (const [day, hours] of [
    ['2026-03-08', 23],
    ['2026-11-01', 25],
  ] as const) {
    const start = Date.parse(`${day}T00:00:00Z`)
    const running = Array.from({ length: 72 }, (_, hour) => new Date(start + hour * 3_600_000).toISOString())
      .map((moment) => dealStatus({ state: 'planned', firstOn: day, lastOn: day }, 'America/Detroit', moment))
      .filter((status) => status === 'runs')
    expect(running).toHaveLength(hours)
  }
})
