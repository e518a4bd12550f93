import { addDays, daysBetween } from '@/lib/time/days'
import { type CalendarEntry, type CalendarQuery, type CalendarView, sundayOf, weekdayOf } from './calendar'

/** Days as in '2026-11-23', both inclusive. */
export type DayRange = { since: string; until: string }

const monthAfter = (day: string, months: number) => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** A month is shown in whole weeks. */
export function rangeOfView({ view, day }: Pick<CalendarQuery, 'view' | 'day'>): DayRange {
  switch (view) {
    case 'day':
      return { since: day, until: day }
    case 'week':
      return { since: day, until: addDays(day, 6) }
    case 'month': {
      const last = addDays(monthAfter(day, 1), -1)
      return { since: sundayOf(day), until: addDays(last, 6 - weekdayOf(last)) }
    }
  }
}

const STEPS: Record<CalendarView, (day: string, steps: number) => string> = {
  month: monthAfter,
  week: (day, steps) => addDays(day, 7 * steps),
  day: addDays,
}

/** The same view, before or after. */
export const stepOf = (query: CalendarQuery, steps: number): CalendarQuery => ({
  ...query,
  day: STEPS[query.view](query.day, steps),
})

/** The other view of about the same days. `today` wins where it is shown. */
export function inView(query: CalendarQuery, view: CalendarView, today: string): CalendarQuery {
  const { since, until } = rangeOfView(query)
  const isHere =
    query.view === 'month' ? today.slice(0, 7) === query.day.slice(0, 7) : since <= today && today <= until
  const day = isHere ? today : query.day
  return {
    ...query,
    view,
    day: view === 'month' ? `${day.slice(0, 7)}-01` : view === 'week' ? sundayOf(day) : day,
  }
}

export type DealBar = {
  deal: CalendarEntry
  lane: number
  /** Days that it takes from this one on, in this week. */
  days: number
  beginsBefore: boolean
  endsAfter: boolean
}

export type CalendarDay = {
  day: string
  entries: CalendarEntry[]
  /** Entries that are not shown. */
  moreEntries: number
  /** Bars that begin here, or go on from the week before. */
  bars: DealBar[]
}

export type CalendarWeek = {
  days: CalendarDay[]
  laneCount: number
  /** Deals of the week that are not shown. */
  moreDeals: number
}

export type CalendarContent = {
  entries: CalendarEntry[]
  /** By day, without deals. */
  dayCounts: Record<string, number>
  /** Deals by first day of the week. */
  weekCounts: Record<string, number>
}

const earliest = (a: string, b: string) => (a < b ? a : b)
const latest = (a: string, b: string) => (a > b ? a : b)

/** Each deal gets the first lane that is free; those beyond `lanes` are left out. */
function barsOf(deals: readonly CalendarEntry[], { since, until }: DayRange, lanes: number) {
  const freeFrom: string[] = []
  const bars: (DealBar & { from: string })[] = []
  for (const deal of deals) {
    if (deal.lastOn < since || deal.firstOn > until) continue
    const from = latest(deal.firstOn, since)
    const to = earliest(deal.lastOn, until)
    const free = freeFrom.findIndex((day) => day <= from)
    const lane = free < 0 ? freeFrom.length : free
    if (lane >= lanes) continue
    freeFrom[lane] = addDays(to, 1)
    bars.push({
      deal,
      from,
      lane,
      days: daysBetween(from, to) + 1,
      beginsBefore: deal.firstOn < since,
      endsAfter: deal.lastOn > until,
    })
  }
  return bars
}

/** @param lanes how many deals stand below each other in a week */
export function arrangeCalendar(
  { since, until }: DayRange,
  { entries, dayCounts, weekCounts }: CalendarContent,
  lanes: number,
): CalendarWeek[] {
  const byDay = Map.groupBy(
    entries.filter(({ kind }) => kind !== 'deal'),
    ({ firstOn }) => firstOn,
  )
  const deals = entries.filter(({ kind }) => kind === 'deal')
  const weeks: CalendarWeek[] = []
  for (let first = since; first <= until; first = addDays(first, 7)) {
    const week = { since: first, until: earliest(addDays(first, 6), until) }
    const bars = barsOf(deals, week, lanes)
    const days = Array.from({ length: daysBetween(week.since, week.until) + 1 }, (_, index): CalendarDay => {
      const day = addDays(first, index)
      const ofDay = byDay.get(day) ?? []
      return {
        day,
        entries: ofDay,
        moreEntries: (dayCounts[day] ?? 0) - ofDay.length,
        bars: bars.filter(({ from }) => from === day),
      }
    })
    weeks.push({
      days,
      laneCount: Math.max(0, ...bars.map(({ lane }) => lane + 1)),
      moreDeals: (weekCounts[first] ?? 0) - bars.length,
    })
  }
  return weeks
}
