import { addDays } from './days'

/** Days back from today; null is everything. */
const PERIODS = { '30': 30, '90': 90, '365': 365, all: null } as const
export type Period = keyof typeof PERIODS

export const PERIOD_LABELS: Record<Period, string> = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 12 months',
  all: 'All time',
}

export const DEFAULT_PERIOD: Period = '90'

export const readPeriod = (text: string): Period =>
  (Object.keys(PERIOD_LABELS) as Period[]).find((period) => period === text) ?? DEFAULT_PERIOD

export type Bucket = 'day' | 'week' | 'month'

/** Dates as in '2026-11-23', both inclusive. */
export type DateRange = { since: string; until: string; bucket: Bucket }

const BEGINNING = '2000-01-01'

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** @param today on the company's calendar */
export function rangeOf(period: Period, today: string): DateRange {
  const days = PERIODS[period]
  if (days === null) return { since: BEGINNING, until: today, bucket: 'month' }
  return {
    since: addDays(today, 1 - days),
    until: today,
    bucket: days <= 45 ? 'day' : days <= 200 ? 'week' : 'month',
  }
}

/** The first day of the bucket, as PostgreSQL's date_trunc: weeks begin on Monday. */
export function bucketOf(day: string, bucket: Bucket): string {
  if (bucket === 'day') return day
  if (bucket === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, -((toDate(day).getUTCDay() + 6) % 7))
}

const next = (day: string, bucket: Bucket): string =>
  bucketOf(addDays(day, { day: 1, week: 7, month: 31 }[bucket]), bucket)

/** First days of all buckets from one day to another, empty ones among them. */
export function bucketsBetween(since: string, until: string, bucket: Bucket): string[] {
  const buckets: string[] = []
  for (let day = bucketOf(since, bucket); day <= until; day = next(day, bucket)) buckets.push(day)
  return buckets
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => format(toDate(day))
}
const shortDay = format({ month: 'short', day: 'numeric' })
const shortMonth = format({ month: 'short', year: 'numeric' })

/** As in 'Nov 23', 'Nov 23' for a week and 'Nov 2026' for a month. */
export const bucketLabel = (day: string, bucket: Bucket): string =>
  bucket === 'month' ? shortMonth(day) : shortDay(day)
