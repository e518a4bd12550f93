import type { Point } from '@/lib/geo/types'
import type { SiteStatus } from './sites'

/** The sites of a map as columns, which are smaller than rows. */
export type SitePoints = {
  ids: string[]
  names: string[]
  numbers: string[]
  /** One letter for each: see `STATUS_LETTERS`. */
  statuses: string
  lats: number[]
  lngs: number[]
  /** How many more match that have no position. */
  without: number
}

/** First letters of the statuses, in the order of the legend. */
export const MAP_STATUSES = ['open', 'planned', 'closed'] as const satisfies SiteStatus[]
const STATUS_LETTERS = MAP_STATUSES.map((status) => status.charAt(0)).join('')

/** Index in `MAP_STATUSES`. */
export const kindOf = (points: SitePoints, at: number): number =>
  Math.max(STATUS_LETTERS.indexOf(points.statuses.charAt(at)), 0)

export const kindsOf = (points: SitePoints): number[] => points.ids.map((_, at) => kindOf(points, at))

export const pointAt = ({ lats, lngs }: SitePoints, at: number): Point => ({
  lat: lats[at] ?? 0,
  lng: lngs[at] ?? 0,
})

/** As in '42 sites: 38 open, 4 planned'. */
export function tallyText(tally: readonly number[]): string {
  const count = tally.reduce((sum, part) => sum + part, 0)
  const parts = MAP_STATUSES.flatMap((status, kind) => (tally[kind] ? [`${tally[kind]} ${status}`] : []))
  return `${count.toLocaleString('en-US')} sites: ${parts.join(', ')}`
}
