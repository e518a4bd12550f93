import { firstValue, isUuid, readPage, type SearchParams } from '@/lib/list/query'
import { addDays, daysBetween, isDay } from '@/lib/time/days'
import type { Days } from './deal'

export const ZOOMS = { week: 7, month: 35, quarter: 91 } as const
export type Zoom = keyof typeof ZOOMS
export const ZOOM_LABELS: Record<Zoom, string> = { week: 'Week', month: 'Month', quarter: 'Quarter' }

/** All of it is in the address. */
export type TimelineQuery = {
  /** Empty before somebody has chosen one. */
  group: string
  product: string
  zoom: Zoom
  rowsBy: 'product' | 'deal'
  /** The first day that shows, a Monday. */
  since: string
  page: number
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The last day that shows. */
export const untilOf = ({ since, zoom }: TimelineQuery): string => addDays(since, ZOOMS[zoom] - 1)

/** `today` decides where the timeline begins without a day. */
export function readTimelineQuery(params: SearchParams, today: string): TimelineQuery {
  const [group, product] = [firstValue(params.group), firstValue(params.product)]
  const [zoom, from] = [firstValue(params.zoom), firstValue(params.from)]
  return {
    group: isUuid(group) ? group : '',
    product: isUuid(product) ? product : '',
    zoom: zoom === 'week' || zoom === 'quarter' ? zoom : 'month',
    rowsBy: firstValue(params.by) === 'deal' ? 'deal' : 'product',
    since: mondayOf(isDay(from) ? from : today),
    page: readPage(params.page),
  }
}

type Spanned = Days & { id: string }

/** Puts deals into as few lines as possible, so that no two of one line share a day. */
export function layOutLanes<D extends Spanned>(deals: readonly D[]): D[][] {
  const lanes: D[][] = []
  for (const deal of deals.toSorted((one, other) => (one.firstOn < other.firstOn ? -1 : 1))) {
    const free = lanes.find((lane) => (lane.at(-1)?.lastOn ?? '') < deal.firstOn)
    if (free) free.push(deal)
    else lanes.push([deal])
  }
  return lanes
}

export type MovedPart = 'all' | 'start' | 'end'

/** The days of a deal after its bar, or one end of it, moved. An end stops at the other one. */
export function moveDays({ firstOn, lastOn }: Days, part: MovedPart, by: number): Days {
  const first = part === 'end' ? firstOn : addDays(firstOn, by)
  const last = part === 'start' ? lastOn : addDays(lastOn, by)
  if (first <= last) return { firstOn: first, lastOn: last }
  return part === 'start' ? { firstOn: lastOn, lastOn } : { firstOn, lastOn: firstOn }
}

type Key = { key: string; shiftKey: boolean; altKey: boolean }

/** What an arrow key does to a bar. Null for another key. */
export function moveOfKey({ key, shiftKey, altKey }: Key): { part: MovedPart; by: number } | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const direction = key === 'ArrowLeft' ? -1 : 1
  return { part: altKey ? 'end' : 'all', by: direction * (shiftKey ? 7 : 1) }
}

/** Where the bar of some days is, in percent of what shows. Null outside. */
export function placeOf(days: Days, since: string, length: number) {
  const start = daysBetween(since, days.firstOn)
  const end = daysBetween(since, days.lastOn) + 1
  if (end <= 0 || start >= length) return null
  const [from, to] = [Math.max(start, 0), Math.min(end, length)]
  return {
    left: (from / length) * 100,
    width: ((to - from) / length) * 100,
    beginsBefore: start < 0,
    endsAfter: end > length,
  }
}
