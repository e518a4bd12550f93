import type { AdGroupStatus } from '@/lib/ads/types'
import { countOf } from '@/lib/text/format'
import { addDays, daysBetween } from '@/lib/time/days'
import { companyDay, fullDay } from '@/lib/time/in-zone'

export type HomeRows<Row> = { count: number; rows: Row[] }

export type HomeGroup = {
  id: string
  name: string
  client: string
  product: string
  status: AdGroupStatus
  /** As in '2026-12-04'. */
  dueDate: string | null
  isPreviewOpen: boolean
  /** Of groups in review: when the client's turn began, ISO 8601. Null for others. */
  since: string | null
}

/** An ad whose client waits for an answer. `words` are of the oldest request for changes, else of the oldest comment. */
export type AdToAnswer = {
  id: string
  title: string
  group: string
  comments: number
  /** Of the oldest comment that is not settled, ISO 8601. */
  since: string
  author: string
  words: string
  wantsChanges: boolean
}

/** Both ISO 8601. Days of the company's calendar. */
const daysSince = (at: string, now: string) => daysBetween(companyDay(at), companyDay(now))

/** Both ISO 8601. As in 'today', 'yesterday', '4 days ago'. */
export function agoText(at: string, now: string): string {
  const days = daysSince(at, now)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${countOf(days, 'day', 'days')} ago`
}

/** Both ISO 8601. As in 'since today', 'since yesterday', 'for 4 days'. */
export function waitText(since: string, now: string): string {
  const days = daysSince(since, now)
  if (days <= 0) return 'since today'
  return days === 1 ? 'since yesterday' : `for ${countOf(days, 'day', 'days')}`
}

export type QueueDay = { name: string; isLate: boolean; rows: HomeGroup[] }

function dayName(day: string | null, today: string): string {
  if (day === null) return 'No date'
  if (day < today) return 'Overdue'
  if (day === today) return 'Today'
  return day === addDays(today, 1) ? 'Tomorrow' : fullDay(day)
}

/** Rows in the order of their due dates, put together by day. `today` as in '2026-11-23'. */
export const queueByDay = (rows: readonly HomeGroup[], today: string): QueueDay[] =>
  [...Map.groupBy(rows, ({ dueDate }) => dayName(dueDate, today))].map(([name, ofDay]) => ({
    name,
    isLate: name === 'Overdue',
    rows: ofDay,
  }))
