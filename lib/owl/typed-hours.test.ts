import { readTypedHours, type TypedHours, writeHours } from './typed-hours'

const EMPTY: TypedHours = { weekHours: null, specialDays: [] }

const HOURS: TypedHours = {
  weekHours: [
    { weekday: 1, opens: 360, closes: 1320 },
    { weekday: 0, opens: 480, closes: 1200 },
  ],
  specialDays: [{ day: '2026-12-25', reason: 'Christmas', spans: [] }],
}

const errorsOf = (typed: Record<string, string>) => readTypedHours({ ...writeHours(EMPTY), ...typed }).errors

test('reads what it writes, also nothing', () => {
  expect(readTypedHours(writeHours(HOURS))).toEqual({ hours: HOURS, errors: {} })
  expect(readTypedHours(writeHours(EMPTY))).toEqual({ hours: EMPTY, errors: {} })
})

test('names the day that cannot be read, and the one that reaches into another', () => {
  expect(errorsOf({ 'weekday-3': 'early' })).toHaveProperty('weekday-3')
  expect(errorsOf({ 'weekday-1': '6pm-3am', 'weekday-2': '2am-8am' })).toEqual({
    'weekday-2': 'Overlaps the hours of Monday',
  })
  expect(errorsOf({ 'weekday-6': '6pm-3am', 'weekday-0': '2am-8am' })).toEqual({
    'weekday-0': 'Overlaps the hours of Saturday',
  })
})

test('a site that opens on no day is no site with hours', () => {
  expect(errorsOf({ 'weekday-1': 'closed' })).toEqual({ 'weekday-1': expect.stringContaining('status') })
})

test('special days need a day of their own', () => {
  expect(errorsOf({ 'special-reason-0': 'Christmas' })).toEqual({ 'special-day-0': 'Choose the day' })
  expect(
    errorsOf({
      'special-day-0': '2026-12-25',
      'special-hours-0': '8-12',
      'special-day-1': '2026-12-25',
      'special-hours-1': '14-16',
    }),
  ).toEqual({ 'special-day-1': 'This day is listed twice' })
  expect(
    errorsOf({
      'special-day-0': '2026-12-24',
      'special-hours-0': '8pm-3am',
      'special-day-1': '2026-12-25',
      'special-hours-1': '2am-4am',
    }),
  ).toEqual({ 'special-hours-1': 'Overlaps the hours of another special day' })
  expect(errorsOf({ 'special-day-0': '2026-12-25', 'special-hours-0': '' })).toEqual({})
})
