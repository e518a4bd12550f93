import { closedDaySchema } from './closed-day'

const read = (day: unknown, reason?: string) => closedDaySchema('2026-11-20').safeParse({ day, reason })

test('accepts a day from today on, with and without a reason', () => {
  expect(read('2026-11-20').data).toEqual({ day: '2026-11-20', reason: null })
  expect(read('2028-02-29', ' Leap\nday ').data).toEqual({ day: '2028-02-29', reason: 'Leap day' })
})

test.each([
  ['2026-11-19', 'This day has passed'],
  ['2027-02-29', 'Choose a day'],
  ['2026-13-01', 'Choose a day'],
  ['tomorrow', 'Choose a day'],
  ['', 'Choose a day'],
  [undefined, 'Choose a day'],
])('rejects %j', (day, message) => {
  expect(read(day).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('limits the reason', () => {
  expect(read('2026-12-25', 'x'.repeat(81)).error?.issues[0]?.message).toBe(
    'Reason can have at most 80 characters',
  )
})
