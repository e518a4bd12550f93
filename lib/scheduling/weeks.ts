import { dateIn } from '@/lib/time/in-zone'

/** `date` as in '2026-11-23', in the time zone of the visitor. */
export type Day = { date: string; slots: string[] }

/** Weekdays that are free in no week are left out at both ends; days without a free time have no slots. */
export type Week = Day[]

const DAY_MS = 86_400_000

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`)

const addDays = (date: string, days: number) =>
  new Date(atNoon(date).getTime() + days * DAY_MS).toISOString().slice(0, 10)

const weekdayOf = (date: string) => (atNoon(date).getUTCDay() + 6) % 7
const mondayOf = (date: string) => addDays(date, -weekdayOf(date))

export function groupByDay(slots: readonly string[], zone: string): Day[] {
  const toLocalDate = dateIn(zone)
  const days = new Map<string, string[]>()
  for (const slot of slots) {
    const date = toLocalDate(slot)
    days.set(date, [...(days.get(date) ?? []), slot])
  }
  return Array.from(days, ([date, ofDay]) => ({ date, slots: ofDay }))
}

export function arrangeWeeks(days: readonly Day[]): Week[] {
  const weekdays = days.map(({ date }) => weekdayOf(date))
  const first = Math.min(...weekdays)
  const columns = Array.from({ length: Math.max(...weekdays) - first + 1 }, (_, column) => first + column)
  const mondays = [...new Set(days.map(({ date }) => mondayOf(date)))]
  return mondays.map((monday) =>
    columns.map((weekday) => {
      const date = addDays(monday, weekday)
      return days.find((day) => day.date === date) ?? { date, slots: [] }
    }),
  )
}
