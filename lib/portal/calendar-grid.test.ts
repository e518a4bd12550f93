import type { CalendarEntry } from './calendar'
import { readCalendarQuery } from './calendar'
import { arrangeCalendar, inView, rangeOfView, stepOf } from './calendar-grid'

const TODAY = '2026-11-26'
const read = (params: Record<string, string>) => readCalendarQuery(params, 'admin', TODAY)

const entry = (change: Partial<CalendarEntry>): CalendarEntry => ({
  kind: 'task',
  id: '1',
  title: 'Call',
  firstOn: TODAY,
  lastOn: change.firstOn ?? TODAY,
  startsAt: null,
  state: 'open',
  about: { kind: 'lead', id: '2' },
  ...change,
})
const deal = (id: string, firstOn: string, lastOn: string) =>
  entry({ kind: 'deal', id, firstOn, lastOn, state: 'planned' })

test('reads the address, and falls back to this month', () => {
  expect(read({})).toEqual({ view: 'month', day: '2026-11-01', kind: null, person: null })
  expect(read({ month: '2027-02' }).day).toBe('2027-02-01')
  expect(read({ week: '2026-11-26' })).toMatchObject({ view: 'week', day: '2026-11-22' })
  expect(read({ day: '2028-02-29' })).toMatchObject({ view: 'day', day: '2028-02-29' })
  for (const wrong of ['2027-13', '1', '2026-11-01', ''])
    expect(read({ month: wrong }).day).toBe('2026-11-01')
  expect(read({ day: '2026-02-30' }).view).toBe('month')
  expect(readCalendarQuery({ kind: 'article' }, 'owl', TODAY).kind).toBeNull()
})

test('a month is whole weeks from Sunday to Saturday, four to six of them', () => {
  for (let month = 0; month < 12 * 30; month += 1) {
    const { day } = stepOf({ view: 'month', day: '2000-01-01', kind: null, person: null }, month)
    const { since, until } = rangeOfView({ view: 'month', day })
    const days = (Date.parse(until) - Date.parse(since)) / 86_400_000 + 1
    expect([28, 35, 42]).toContain(days)
    expect(new Date(since).getUTCDay()).toBe(0)
    expect(since <= day && day.slice(0, 7) <= until.slice(0, 7)).toBe(true)
  }
})

test('goes on and back over the ends of months and years', () => {
  expect(stepOf(read({ month: '2026-12' }), 1).day).toBe('2027-01-01')
  expect(stepOf(read({ week: '2027-01-01' }), -1).day).toBe('2026-12-20')
  expect(stepOf(read({ day: '2028-03-01' }), -1).day).toBe('2028-02-29')
})

test('changes the view to today where it is shown, otherwise to where one is', () => {
  expect(inView(read({}), 'week', TODAY).day).toBe('2026-11-22')
  expect(inView(read({ month: '2027-03' }), 'week', TODAY).day).toBe('2027-02-28')
  expect(inView(read({ week: '2026-11-22' }), 'day', TODAY).day).toBe(TODAY)
  expect(inView(read({ day: '2027-03-09' }), 'month', TODAY).day).toBe('2027-03-01')
})

test('puts entries on their days and counts what is folded', () => {
  const entries = [entry({ id: 'a' }), entry({ id: 'b' }), entry({ id: 'c', firstOn: '2026-11-22' })]
  const [week] = arrangeCalendar(
    { since: '2026-11-22', until: '2026-11-28' },
    { entries, dayCounts: { [TODAY]: 7, '2026-11-22': 1 }, weekCounts: {} },
    3,
  )
  expect(week?.days.map(({ entries: { length }, moreEntries }) => [length, moreEntries])).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [2, 5],
    [0, 0],
    [0, 0],
  ])
})

test('deals take a free lane in each week and go on in the next', () => {
  const entries = [
    deal('long', '2026-11-10', '2026-12-24'),
    deal('first', '2026-11-22', '2026-11-24'),
    deal('after', '2026-11-25', '2026-11-30'),
    deal('beside', '2026-11-24', '2026-11-24'),
  ]
  const weeks = arrangeCalendar(
    { since: '2026-11-22', until: '2026-12-05' },
    { entries, dayCounts: {}, weekCounts: { '2026-11-22': 9, '2026-11-29': 2 } },
    2,
  )
  const bars = weeks.map(({ days }) =>
    days.flatMap(({ day, bars }) => bars.map(({ deal, lane, days }) => [deal.id, day, lane, days])),
  )
  expect(bars).toEqual([
    [
      ['long', '2026-11-22', 0, 7],
      ['first', '2026-11-22', 1, 3],
      ['after', '2026-11-25', 1, 4],
    ],
    [
      ['long', '2026-11-29', 0, 7],
      ['after', '2026-11-29', 1, 2],
    ],
  ])
  expect(weeks.map(({ laneCount, moreDeals }) => [laneCount, moreDeals])).toEqual([
    [2, 6],
    [2, 0],
  ])
  expect(weeks[0]?.days[0]?.bars[0]).toMatchObject({ beginsBefore: true, endsAfter: true })
})

test('no two bars of a lane share a day', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 100; round += 1) {
    const entries = Array.from({ length: 12 }, (_, id) => {
      const first = random(20) + 1
      const last = Math.min(28, first + random(9))
      const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}`
      return deal(String(id), day(first), day(last))
    }).toSorted((a, b) => a.firstOn.localeCompare(b.firstOn))
    for (const { days } of arrangeCalendar(
      { since: '2026-02-01', until: '2026-02-28' },
      { entries, dayCounts: {}, weekCounts: {} },
      4,
    )) {
      const taken = days.flatMap(({ bars }, index) =>
        bars.flatMap(({ lane, days }) => Array.from({ length: days }, (_, day) => `${lane} ${index + day}`)),
      )
      expect(new Set(taken).size).toBe(taken.length)
    }
  }
})
