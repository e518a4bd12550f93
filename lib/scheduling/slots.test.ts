import { dayIn, timeIn } from '@/lib/time/in-zone'
import { nearestSlots, listSlots } from './slots'

const OFFICE = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00:00', closes: '17:00:00' }))
const at = (time: string) => Date.parse(time)

/** The first slot of a day in Detroit, in the time zone of each visitor. */
const FIRST_CALLS = [
  // Summer time everywhere.
  ['2026-10-20T00:00:00Z', 'America/Detroit', 'Tuesday, October 20', '9:00 AM'],
  ['2026-10-20T00:00:00Z', 'America/Phoenix', 'Tuesday, October 20', '6:00 AM'],
  ['2026-10-20T00:00:00Z', 'Europe/Berlin', 'Tuesday, October 20', '3:00 PM'],
  ['2026-10-20T00:00:00Z', 'Australia/Sydney', 'Wednesday, October 21', '12:00 AM'],
  // Europe has changed its clocks, Detroit has not.
  ['2026-10-26T00:00:00Z', 'America/Detroit', 'Monday, October 26', '9:00 AM'],
  ['2026-10-26T00:00:00Z', 'America/Phoenix', 'Monday, October 26', '6:00 AM'],
  ['2026-10-26T00:00:00Z', 'Europe/Berlin', 'Monday, October 26', '2:00 PM'],
  ['2026-10-26T00:00:00Z', 'Australia/Sydney', 'Tuesday, October 27', '12:00 AM'],
  // Winter time in Detroit; Arizona never changes.
  ['2026-11-02T00:00:00Z', 'America/Detroit', 'Monday, November 2', '9:00 AM'],
  ['2026-11-02T00:00:00Z', 'America/Phoenix', 'Monday, November 2', '7:00 AM'],
  ['2026-11-02T00:00:00Z', 'Europe/Berlin', 'Monday, November 2', '3:00 PM'],
  ['2026-11-02T00:00:00Z', 'Australia/Sydney', 'Tuesday, November 3', '1:00 AM'],
  // Detroit is on summer time again, Europe not yet.
  ['2027-03-15T00:00:00Z', 'America/Detroit', 'Monday, March 15', '9:00 AM'],
  ['2027-03-15T00:00:00Z', 'America/Phoenix', 'Monday, March 15', '6:00 AM'],
  ['2027-03-15T00:00:00Z', 'Europe/Berlin', 'Monday, March 15', '2:00 PM'],
  ['2027-03-15T00:00:00Z', 'Australia/Sydney', 'Tuesday, March 16', '12:00 AM'],
] as const

test.each(FIRST_CALLS)('from %s on, the first call in %s is on %s at %s', (now, zone, day, time) => {
  const [first = ''] = listSlots(OFFICE, [], at(now))
  expect(dayIn(zone)(first)).toBe(day)
  expect(timeIn(zone)(first)).toBe(time)
})

test.each([
  // The hour from 2 to 3 does not exist; the one from 1 to 2 comes twice.
  ['2027-03-13T12:00:00Z', 10, '12:00 AM, 12:30 AM, 1:00 AM, 1:30 AM, 3:00 AM, 3:30 AM'],
  ['2026-10-31T12:00:00Z', 14, '12:00 AM, 12:30 AM, 1:00 AM, 1:30 AM, 1:00 AM, 1:30 AM'],
])('on the Sunday after %s, when the clocks change, six hours have %i slots', (now, count, beginning) => {
  const slots = listSlots([{ weekday: 7, opens: '00:00:00', closes: '06:00:00' }], [], at(now))
  const sunday = slots.filter((slot) => at(slot) < at(now) + 36 * 3_600_000)
  expect(sunday).toHaveLength(count)
  expect(new Set(sunday).size).toBe(count)
  expect(sunday.slice(0, 6).map(timeIn('America/Detroit')).join(', ')).toBe(beginning)
})

test('a weekday has sixteen slots, and the last one ends when the office closes', () => {
  const monday = listSlots(OFFICE, [], at('2026-11-23T05:00:00Z')).slice(0, 16)
  expect(monday[0]).toBe('2026-11-23T14:00:00.000Z')
  expect(monday[15]).toBe('2026-11-23T21:30:00.000Z')
})

test('requires four hours of notice', () => {
  expect(listSlots(OFFICE, [], at('2026-11-23T12:00:00Z'))[0]).toBe('2026-11-23T16:00:00.000Z')
  expect(listSlots(OFFICE, [], at('2026-11-23T12:00:01Z'))[0]).toBe('2026-11-23T16:30:00.000Z')
})

test('offers three weeks without weekends', () => {
  const slots = listSlots(OFFICE, [], at('2026-11-20T12:00:00Z'))
  const weekdays = new Set(slots.map((slot) => new Date(slot).getUTCDay()))
  expect([...weekdays].toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(slots.at(-1)).toBe('2026-12-11T21:30:00.000Z')
})

test('omits booked times in every ISO 8601 format', () => {
  const slots = listSlots(
    OFFICE,
    ['2026-11-23T14:00:00+00:00', '2026-11-23 09:30:00-05'],
    at('2026-11-23T05:00:00Z'),
  )
  expect(slots[0]).toBe('2026-11-23T15:00:00.000Z')
})

test('accepts several spans per day in any order, and no hours', () => {
  const hours = [
    { weekday: 1, opens: '13:00:00', closes: '14:00:00' },
    { weekday: 1, opens: '09:00:00', closes: '10:15:00' },
  ]
  expect(listSlots(hours, [], at('2026-11-23T05:00:00Z')).slice(0, 4).map(timeIn('America/Detroit'))).toEqual(
    ['9:00 AM', '9:30 AM', '1:00 PM', '1:30 PM'],
  )
  expect(listSlots([], [], at('2026-11-23T05:00:00Z'))).toEqual([])
})

test('omits closed days of the company calendar', () => {
  const slots = listSlots(OFFICE, [], at('2026-11-23T05:00:00Z'), ['2026-11-23', '2026-11-25'])
  const days = new Set(slots.map(dayIn('America/Detroit')))
  expect([...days].slice(0, 3)).toEqual([
    'Tuesday, November 24',
    'Thursday, November 26',
    'Friday, November 27',
  ])
})

test('nearestSlots returns the closest three in ascending order', () => {
  const slots = listSlots(OFFICE, ['2026-11-23T16:00:00Z'], at('2026-11-23T05:00:00Z'))
  expect(nearestSlots(slots, '2026-11-23T16:00:00.000Z')).toEqual([
    '2026-11-23T15:00:00.000Z',
    '2026-11-23T15:30:00.000Z',
    '2026-11-23T16:30:00.000Z',
  ])
  expect(nearestSlots([], '2026-11-23T16:00:00.000Z')).toEqual([])
})
