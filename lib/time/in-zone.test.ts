import { fullDay, htmlTime, longDate, longDay, shortDay } from './in-zone'

test('shows an instant as a date in the time zone of the company', () => {
  expect(longDate('2026-11-04T03:30:00Z')).toBe('November 3, 2026')
})

test('a calendar date does not change with the time zone', () => {
  expect(longDay('2026-12-04')).toBe('December 4, 2026')
  expect(longDay('2026-11-03T23:30:00-05:00')).toBe('November 4, 2026')
  expect(fullDay('2026-12-04')).toBe('Friday, December 4, 2026')
})

test('an instant of Postgres has three digits of a second in HTML', () => {
  expect(htmlTime('2026-11-27T04:05:30.478237-05:00')).toBe('2026-11-27T09:05:30.478Z')
})

test('a short day has a year only when it is another one', () => {
  expect(shortDay('2026-12-04', '2026-11-26')).toBe('Dec 4')
  expect(shortDay('2027-01-04', '2026-11-26')).toBe('Jan 4, 2027')
})
