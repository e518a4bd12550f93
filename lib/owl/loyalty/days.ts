const DAY = 86_400_000

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** `day` is as in '2026-11-23'. */
export const addDays = (day: string, days: number): string =>
  new Date(toTime(day) + days * DAY).toISOString().slice(0, 10)

/** Sunday is 0. */
export const weekdayOf = (day: string): number => new Date(toTime(day)).getUTCDay()

/** As in '2026-11'. */
export const monthOf = (day: string): string => day.slice(0, 7)
