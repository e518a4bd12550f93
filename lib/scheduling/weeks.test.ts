import { arrangeWeeks, groupByDay } from './weeks'

const dates = (slots: string[], zone: string) =>
  arrangeWeeks(groupByDay(slots, zone)).map((week) =>
    week.map(({ date, slots: free }) => `${date} ${free.length}`),
  )

test('weeks start on Monday and omit weekdays that are never free', () => {
  const slots = ['2026-11-20T21:00:00Z', '2026-11-24T14:00:00Z', '2026-11-24T14:30:00Z']
  expect(dates(slots, 'America/Detroit')).toEqual([
    ['2026-11-17 0', '2026-11-18 0', '2026-11-19 0', '2026-11-20 1'],
    ['2026-11-24 2', '2026-11-25 0', '2026-11-26 0', '2026-11-27 0'],
  ])
})

test('groups slots by the day in the time zone of the visitor', () => {
  expect(dates(['2026-11-20T21:00:00Z'], 'Australia/Sydney')).toEqual([['2026-11-21 1']])
  expect(dates(['2026-11-22T21:00:00Z', '2026-11-23T02:00:00Z'], 'Pacific/Honolulu')).toEqual([
    ['2026-11-22 2'],
  ])
})

test('returns no weeks without slots', () => expect(arrangeWeeks([])).toEqual([]))
