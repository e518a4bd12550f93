import type { Days } from './deal'

const MS_PER_DAY = 86_400_000

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const partsOf = (day: string) => {
  const date = new Date(`${day}T00:00Z`)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() }
}
const lengthOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The same date of the next month. The last day of a month becomes the last one of the next. */
function monthLater(day: string): string {
  const { year, month, date } = partsOf(day)
  const length = lengthOfMonth(year, month + 1)
  const isLast = date === lengthOfMonth(year, month)
  return isoDay(Date.UTC(year, month + 1, isLast ? length : Math.min(date, length)))
}

/**
 * The days of a deal that is copied for the next month. A deal from the first to the last day of months stays one; another
 * one keeps its length.
 */
export function nextMonth({ firstOn, lastOn }: Days): Days {
  const later = monthLater(firstOn)
  if (firstOn.endsWith('-01')) {
    const { year, month, date } = partsOf(lastOn)
    if (date === lengthOfMonth(year, month)) return { firstOn: later, lastOn: monthLater(lastOn) }
  }
  const days = (Date.parse(lastOn) - Date.parse(firstOn)) / MS_PER_DAY
  return { firstOn: later, lastOn: isoDay(Date.parse(later) + days * MS_PER_DAY) }
}
