import { endOfDay, lastOpenDay } from './preview-period'

test.each([
  ['2026-12-04', '2026-12-05T05:00:00Z'],
  // Daylight saving time ends on that day, and on the day after.
  ['2026-11-01', '2026-11-02T05:00:00Z'],
  ['2026-10-31', '2026-11-01T04:00:00Z'],
  ['2026-12-31', '2027-01-01T05:00:00Z'],
])('%s ends at midnight in Detroit', (day, moment) => {
  expect(endOfDay(day)).toBe(moment)
  expect(lastOpenDay(moment)).toBe(day)
})

test('counts a day on which the preview is open for a part as open', () => {
  expect(lastOpenDay('2026-12-04T16:00:00+00:00')).toBe('2026-12-04')
})
