import { clockTimeIn, instantOf } from './clock-time'

const DETROIT = 'America/Detroit'

it.each([
  ['2026-11-24T09:00', '2026-11-24T14:00:00.000Z'],
  ['2026-07-01T00:00', '2026-07-01T04:00:00.000Z'],
  ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
])('%s in Detroit is %s', (clockTime, instant) => {
  expect(new Date(instantOf(DETROIT, clockTime) ?? 0).toISOString()).toBe(instant)
  expect(clockTimeIn(DETROIT, Date.parse(instant))).toBe(clockTime)
})

it('finds an instant for the hours that clocks skip and repeat', () => {
  expect(instantOf(DETROIT, '2026-03-08T02:30')).not.toBeNull()
  expect(clockTimeIn(DETROIT, instantOf(DETROIT, '2026-11-01T01:30') ?? 0)).toBe('2026-11-01T01:30')
})

it.each(['', 'tomorrow', '2026-13-40T99:00', '2026-11-24'])('takes %j for no time', (typed) => {
  expect(instantOf(DETROIT, typed)).toBeNull()
})
