import { nextMonth } from './next-month'

test.each([
  ['a day', '2026-11-23', '2026-11-23', '2026-12-23', '2026-12-23'],
  ['a whole month', '2026-11-01', '2026-11-30', '2026-12-01', '2026-12-31'],
  ['the month before February', '2027-01-01', '2027-01-31', '2027-02-01', '2027-02-28'],
  ['February of a leap year', '2028-02-01', '2028-02-29', '2028-03-01', '2028-03-31'],
  ['two whole months', '2026-11-01', '2026-12-31', '2026-12-01', '2027-01-31'],
  ['ten days', '2026-11-05', '2026-11-14', '2026-12-05', '2026-12-14'],
  ['a deal over the end of a year', '2026-12-20', '2027-01-02', '2027-01-20', '2027-02-02'],
  ['the last days of a month', '2027-01-30', '2027-01-31', '2027-02-28', '2027-03-01'],
  ['a week through a daylight saving day', '2027-02-10', '2027-02-16', '2027-03-10', '2027-03-16'],
])('%s moves on', (_, firstOn, lastOn, nextFirst, nextLast) => {
  expect(nextMonth({ firstOn, lastOn })).toEqual({ firstOn: nextFirst, lastOn: nextLast })
})
