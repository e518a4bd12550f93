/** Days as in '2026-11-23', without a time zone. */

const DAY = 86_400_000

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => toDay(timeOf(day) + days * DAY)

/** From one to the other; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY

/** Of this century. February 31 is none. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && toDay(timeOf(text)) === text
