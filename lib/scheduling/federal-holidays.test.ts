import { federalHolidays, openHolidays } from './federal-holidays'

/** As the Office of Personnel Management publishes them. */
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
])('the days of %i', (year, days) => {
  expect(federalHolidays(year).map(({ day }) => day)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

test('a holiday of a weekend says that another day is free', () => {
  expect(federalHolidays(2027)).toContainEqual({ day: '2027-07-05', name: 'Independence Day (observed)' })
  expect(federalHolidays(2027).at(-1)).toEqual({ day: '2027-12-31', name: "New Year's Day (observed)" })
})

test('only holidays to come that are not closed yet', () => {
  const closed = [{ day: '2026-12-25' }]
  expect(openHolidays(2026, '2026-11-26', closed)).toEqual([{ day: '2026-11-26', name: 'Thanksgiving Day' }])
})
