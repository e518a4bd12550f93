import { firstValue, type SearchParams } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import { DEFAULT_PERIOD, readPeriod, type Period } from '@/lib/time/periods'
import { LANDING_KIND_LABELS, type LandingKind } from './origin'

export const SOURCE_DIMENSIONS = {
  page: { label: 'First page', unknown: 'Not told' },
  kind: { label: 'Kind of page', unknown: 'Not told' },
  place: { label: 'City and state', unknown: 'Not the page of a place' },
  site: { label: 'Referring site', unknown: 'None, or not told' },
  campaign: { label: 'Campaign', unknown: 'None' },
} as const
export type SourceDimension = keyof typeof SOURCE_DIMENSIONS

export type SourceQuery = { by: SourceDimension; period: Period }

export function readSourceQuery(params: SearchParams): SourceQuery {
  const by = firstValue(params.by)
  return {
    by: hasKey(SOURCE_DIMENSIONS, by) ? by : 'page',
    period: readPeriod(firstValue(params.period)),
  }
}

export const sourceParams = ({ by, period }: SourceQuery): URLSearchParams =>
  new URLSearchParams({ ...(by !== 'page' && { by }), ...(period !== DEFAULT_PERIOD && { period }) })

/** What staff read for a name; null is what browsers did not tell. */
export function sourceLabel(by: SourceDimension, name: string | null): string {
  if (name === null) return SOURCE_DIMENSIONS[by].unknown
  return by === 'kind' ? (LANDING_KIND_LABELS[name as LandingKind] ?? name) : name
}
