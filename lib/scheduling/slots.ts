import { Temporal } from 'temporal-polyfill'
import { COMPANY_ZONE } from '@/lib/time/in-zone'
import { CALL_MINUTES, hasNotice, HORIZON_DAYS } from './rules'
import type { CompanyHours } from './types'

const CALL = { minutes: CALL_MINUTES }

type Span = { opens: Temporal.ZonedDateTime; closes: Temporal.ZonedDateTime }

/** Steps by elapsed time, so that a change of the clocks skips and repeats no start. */
function startsWithin({ opens, closes }: Span): number[] {
  const starts: number[] = []
  for (
    let start = opens;
    Temporal.ZonedDateTime.compare(start.add(CALL), closes) <= 0;
    start = start.add(CALL)
  ) {
    starts.push(start.epochMilliseconds)
  }
  return starts
}

function spansOn(date: Temporal.PlainDate, hours: readonly CompanyHours[]): Span[] {
  const at = (time: string) =>
    date.toZonedDateTime({ timeZone: COMPANY_ZONE, plainTime: Temporal.PlainTime.from(time) })
  return hours
    .filter(({ weekday }) => weekday === date.dayOfWeek)
    .map(({ opens, closes }) => ({ opens: at(opens), closes: at(closes) }))
}

/** Ascending, ISO 8601 in UTC. `now` in epoch milliseconds, `closedDays` as in '2026-12-25' in the company's time zone. */
export function listSlots(
  hours: readonly CompanyHours[],
  taken: readonly string[],
  now: number,
  closedDays: readonly string[] = [],
): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(COMPANY_ZONE).toPlainDate()
  const takenStarts = new Set(taken.map((start) => Date.parse(start)))
  return Array.from({ length: HORIZON_DAYS + 1 }, (_, days) => today.add({ days }))
    .filter((date) => !closedDays.includes(date.toString()))
    .flatMap((date) => spansOn(date, hours))
    .flatMap(startsWithin)
    .filter((start) => !takenStarts.has(start))
    .sort((one, other) => one - other)
    .map((start) => new Date(start).toISOString())
    .filter((slot) => hasNotice(slot, now))
}

const NEAREST = 3

/** Ascending. Of two equally close times the earlier one is preferred. */
export function nearestSlots(slots: readonly string[], requested: string): string[] {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(requested))
  return slots
    .toSorted((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, NEAREST)
    .toSorted()
}
