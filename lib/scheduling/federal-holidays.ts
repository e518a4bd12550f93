type Rule = { name: string } & (
  | { month: number; day: number }
  /** `nth` weekday of the month, Sunday is 0; -1 is the last. */
  | { month: number; weekday: number; nth: number }
)

/** 5 U.S.C. § 6103. */
const RULES: readonly Rule[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, nth: 3 },
  { name: "Presidents' Day", month: 2, weekday: 1, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
  { name: 'Juneteenth', month: 6, day: 19 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
]

const DAY_MS = 86_400_000

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

function timeOf(rule: Rule, year: number): number {
  if ('day' in rule) return Date.UTC(year, rule.month - 1, rule.day)
  const { month, weekday, nth } = rule
  if (nth > 0) {
    const first = Date.UTC(year, month - 1, 1)
    const wait = (weekday - new Date(first).getUTCDay() + 7) % 7
    return first + (wait + (nth - 1) * 7) * DAY_MS
  }
  const last = Date.UTC(year, month, 0)
  return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * DAY_MS
}

/** Days by which offices close earlier or later: Saturday's holiday on Friday, Sunday's on Monday. */
const shiftOf = (time: number) => ({ 6: -1, 0: 1 })[new Date(time).getUTCDay()] ?? 0

export type Holiday = { day: string; name: string }

/**
 * The federal holidays of the United States that offices observe within `year`, by date. The next New Year's Day is among them when it
 * falls on a Saturday, and this year's is not then.
 */
export function federalHolidays(year: number): Holiday[] {
  return [year, year + 1]
    .flatMap((each) =>
      RULES.map((rule) => {
        const time = timeOf(rule, each)
        const shift = shiftOf(time)
        return {
          day: dayOf(time + shift * DAY_MS),
          name: shift === 0 ? rule.name : `${rule.name} (observed)`,
        }
      }),
    )
    .filter(({ day }) => day.startsWith(`${year}-`))
}

/** Those of a year that are to come and not closed yet. `today` as in '2026-12-25'. */
export function openHolidays(year: number, today: string, closed: readonly { day: string }[]): Holiday[] {
  const known = new Set(closed.map(({ day }) => day))
  return federalHolidays(year).filter(({ day }) => day >= today && !known.has(day))
}
