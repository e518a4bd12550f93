import { daysBetween } from '@/lib/time/days'
import { layOutLanes, mondayOf, moveDays, moveOfKey, placeOf, readTimelineQuery, untilOf } from './timeline'

const GROUP = 'f4000000-0000-4000-8000-000000000001'
const DAYS = { firstOn: '2026-11-23', lastOn: '2026-11-30' }

test('begins with the week of today, whatever month it is', () => {
  const query = readTimelineQuery({ group: GROUP }, '2026-12-02')
  expect(query).toEqual({
    group: GROUP,
    product: '',
    zoom: 'month',
    rowsBy: 'product',
    since: '2026-11-30',
    page: 1,
  })
  expect(untilOf(query)).toBe('2027-01-03')
})

test.each([
  [{ from: '2026-11-25' }, '2026-11-23'],
  [{ from: '2026-13-45' }, '2026-11-30'],
  [{ from: '2026-02-30' }, '2026-11-30'],
  [{ from: 'yesterday' }, '2026-11-30'],
  [{ from: '1999-01-01' }, '2026-11-30'],
])('%o begins on %s', (params, since) => expect(readTimelineQuery(params, '2026-12-02').since).toBe(since))

test('a group or a zoom that is none is left out', () =>
  expect(readTimelineQuery({ group: 'x', zoom: 'year', by: 'site', page: '-1' }, '2026-12-02')).toMatchObject(
    {
      group: '',
      zoom: 'month',
      rowsBy: 'product',
      page: 1,
    },
  ))

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday))

test('counts days over the change of clocks', () => expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2))

test('deals of one lane share no day', () => {
  const deal = (id: string, firstOn: string, lastOn: string) => ({ id, firstOn, lastOn })
  const lanes = layOutLanes([
    deal('c', '2026-11-05', '2026-11-09'),
    deal('a', '2026-11-01', '2026-11-04'),
    deal('b', '2026-11-04', '2026-11-04'),
  ])
  expect(lanes.map((lane) => lane.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
})

test.each([
  ['all', 7, '2026-11-30', '2026-12-07'],
  ['all', -1, '2026-11-22', '2026-11-29'],
  ['start', 3, '2026-11-26', '2026-11-30'],
  ['start', 30, '2026-11-30', '2026-11-30'],
  ['end', 2, '2026-11-23', '2026-12-02'],
  ['end', -30, '2026-11-23', '2026-11-23'],
] as const)('%s by %i days gives %s to %s', (part, by, firstOn, lastOn) =>
  expect(moveDays(DAYS, part, by)).toEqual({ firstOn, lastOn }),
)

test.each([
  ['ArrowRight', false, false, { part: 'all', by: 1 }],
  ['ArrowLeft', true, false, { part: 'all', by: -7 }],
  ['ArrowLeft', false, true, { part: 'end', by: -1 }],
  ['ArrowRight', true, true, { part: 'end', by: 7 }],
  ['Enter', false, false, null],
  ['toString', false, false, null],
])('%s with Shift %s and Alt %s moves %o', (key, shiftKey, altKey, move) =>
  expect(moveOfKey({ key, shiftKey, altKey })).toEqual(move),
)

test.each([
  [DAYS, { left: 0, width: (8 / 35) * 100, beginsBefore: false, endsAfter: false }],
  [
    { firstOn: '2026-10-01', lastOn: '2027-03-01' },
    { left: 0, width: 100, beginsBefore: true, endsAfter: true },
  ],
  [{ firstOn: '2026-11-01', lastOn: '2026-11-22' }, null],
  [{ firstOn: '2026-12-28', lastOn: '2026-12-28' }, null],
])('%o is at %o', (days, place) => expect(placeOf(days, '2026-11-23', 35)).toEqual(place))
