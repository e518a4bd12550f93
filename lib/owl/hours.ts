export type Span = {
  /** Minutes after the midnight that begins the day. */
  opens: number
  /** The same; more than 1440 on the next day. */
  closes: number
}
/** Sunday is 0. */
export type WeekSpan = Span & { weekday: number }
export type SpecialDay = {
  /** As '2026-12-25'. */
  day: string
  reason: string | null
  /** None: closed. */
  spans: Span[]
}

export const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES

/** In the order of a week that begins on Monday. */
export const WEEKDAYS = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const

type Interval = readonly [first: number, last: number]

const shareMinute = (one: Interval, other: Interval) => one[0] < other[1] && other[0] < one[1]

const intervalOf = ({ weekday, opens, closes }: WeekSpan): Interval => [
  weekday * DAY_MINUTES + opens,
  weekday * DAY_MINUTES + closes,
]

/** The first two spans that share a minute, also over midnight and from Saturday to Sunday. The database refuses the same. */
export function findOverlap(spans: readonly WeekSpan[]): [WeekSpan, WeekSpan] | null {
  for (const [index, later] of spans.entries()) {
    const [first, last] = intervalOf(later)
    const earlier = spans
      .slice(0, index)
      .find((span) =>
        [0, WEEK_MINUTES, -WEEK_MINUTES].some((turn) =>
          shareMinute(intervalOf(span), [first + turn, last + turn]),
        ),
      )
    if (earlier) return [earlier, later]
  }
  return null
}

function formatMinute(minute: number): string {
  const ofDay = minute % DAY_MINUTES
  if (ofDay === 0) return 'midnight'
  if (ofDay === DAY_MINUTES / 2) return 'noon'
  const hour = Math.floor(ofDay / 60)
  const minutes = ofDay % 60 === 0 ? '' : `:${String(ofDay % 60).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

const formatSpan = ({ opens, closes }: Span): string =>
  opens === 0 && closes === DAY_MINUTES ? '24 hours' : `${formatMinute(opens)} – ${formatMinute(closes)}`

/** As in '6 AM – 10 PM', '24 hours' and 'Closed'. `readSpans` reads it. */
export const formatSpans = (spans: readonly Span[]): string =>
  spans.length === 0 ? 'Closed' : spans.map(formatSpan).join(', ')

/** Weekdays with the same hours in one line, as in ['Monday – Friday', '6 AM – 10 PM']. */
export function summarizeWeek(week: readonly WeekSpan[]): [days: string, hours: string][] {
  const lines: { from: string; to: string; hours: string }[] = []
  for (const [weekday, name] of WEEKDAYS) {
    const hours = formatSpans(week.filter((span) => span.weekday === weekday))
    const last = lines.at(-1)
    if (last?.hours === hours) last.to = name
    else lines.push({ from: name, to: name, hours })
  }
  return lines.map(({ from, to, hours }) => [from === to ? from : `${from} – ${to}`, hours])
}
