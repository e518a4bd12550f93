import { findOverlap, formatSpans, type Span, summarizeWeek } from './hours'
import { randomWeeks } from './random-weeks'
import { readSpans } from './read-spans'

const span = (weekday: number, opens: number, closes: number) => ({ weekday, opens, closes })

test.each([
  ['6am-10pm', [{ opens: 360, closes: 1320 }]],
  ['6 AM – 10 PM', [{ opens: 360, closes: 1320 }]],
  ['6:30 a.m. to 10 p.m.', [{ opens: 390, closes: 1320 }]],
  ['6-22', [{ opens: 360, closes: 1320 }]],
  [
    '06:00-14:00, 16:00-22:30',
    [
      { opens: 360, closes: 840 },
      { opens: 960, closes: 1350 },
    ],
  ],
  [
    '4pm-10pm and 6am-2pm',
    [
      { opens: 360, closes: 840 },
      { opens: 960, closes: 1320 },
    ],
  ],
  ['24 hours', [{ opens: 0, closes: 1440 }]],
  ['Open 24 hrs', [{ opens: 0, closes: 1440 }]],
  ['24/7', [{ opens: 0, closes: 1440 }]],
  ['0-24', [{ opens: 0, closes: 1440 }]],
  ['noon - midnight', [{ opens: 720, closes: 1440 }]],
  ['6pm-2am', [{ opens: 1080, closes: 1560 }]],
  ['12am-6am', [{ opens: 0, closes: 360 }]],
  ['closed', []],
  ['', []],
])('reads %j', (typed, spans) => {
  expect(readSpans(typed)).toEqual({ spans })
})

test.each([
  ['always', /Type hours/],
  ['6', /Type hours/],
  ['25-26', /Type hours/],
  ['13pm-14pm', /Type hours/],
  ['6:75-8', /Type hours/],
  ['6-10pm', /AM or PM for both/],
  ['6am-2pm, 1pm-8pm', /overlap/],
])('does not guess %j', (typed, error) => {
  expect(readSpans(typed)).toEqual({ error: expect.stringMatching(error) })
})

test('reads what it writes', () => {
  for (const week of randomWeeks(300)) {
    const [first] = week
    if (!first) continue
    const { opens, closes } = first
    const spans: Span[] =
      closes < 1380
        ? [
            { opens, closes },
            { opens: 1381, closes: 2000 },
          ]
        : [{ opens, closes }]
    expect(readSpans(formatSpans(spans))).toEqual({ spans })
  }
})

test('finds an overlap exactly where two spans share an hour of the week', () => {
  const found = randomWeeks(300).map((week) => {
    const taken = week.flatMap(({ weekday, opens, closes }) =>
      Array.from({ length: (closes - opens) / 60 }, (_, hour) => (weekday * 24 + opens / 60 + hour) % 168),
    )
    const isOverlap = findOverlap(week) !== null
    expect(isOverlap).toBe(new Set(taken).size < taken.length)
    return isOverlap
  })
  expect(new Set(found).size).toBe(2)
})

test('sums up days with the same hours', () => {
  const week = [1, 2, 3, 4, 5].map((weekday) => span(weekday, 360, 1320))
  expect(summarizeWeek([...week, span(6, 0, 1440)])).toEqual([
    ['Monday – Friday', '6 AM – 10 PM'],
    ['Saturday', '24 hours'],
    ['Sunday', 'Closed'],
  ])
})
