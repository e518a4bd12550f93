import { firstValue, isUuid, type SearchParams } from '@/lib/list/query'
import { formatCount } from '@/lib/text/format'
import { DEFAULT_PERIOD, readPeriod, type Period } from '@/lib/time/periods'

/** What became of one template, or of all, in some days. */
export type Figures = {
  made: number
  people: number
  clients: number
  products: number
  /** Ads, on the day of their first approval. The next four are about them. */
  approved: number
  firstVersions: number
  /** Of clients, before the approval. */
  comments: number
  medianMinutes: number | null
  p90Minutes: number | null
  opens: number
  /** Of single ads, and of ads in archives. */
  downloads: number
  zipDownloads: number
}

export type Compared = { now: Figures; before: Figures }

/** `template` null: all together. */
export type FigureRow = Figures & { template: string | null; isNow: boolean }

export const NO_FIGURES: Figures = {
  made: 0,
  people: 0,
  clients: 0,
  products: 0,
  approved: 0,
  firstVersions: 0,
  comments: 0,
  medianMinutes: null,
  p90Minutes: null,
  opens: 0,
  downloads: 0,
  zipDownloads: 0,
}

/** Answers the figures of a template; of all together for null. */
export function byTemplate(rows: readonly FigureRow[]): (template: string | null) => Compared {
  const found = Map.groupBy(rows, ({ template }) => template)
  return (template) => {
    const figuresOf = (isNow: boolean) =>
      found.get(template)?.find((row) => row.isNow === isNow) ?? NO_FIGURES
    return { now: figuresOf(true), before: figuresOf(false) }
  }
}

const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const SMALL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const [HOUR, DAY] = [60, 24 * 60]

/** As in '45 min', '5.2 hours' and '3 days'. */
export function durationText(minutes: number): string {
  if (minutes < HOUR) return `${Math.round(minutes)} min`
  const [size, unit] = minutes < 2 * DAY ? [HOUR, 'hour'] : [DAY, 'day']
  const text = SMALL.format(minutes / size)
  return `${text} ${text === '1' ? unit : `${unit}s`}`
}

type Measure = {
  label: string
  /** In a narrow column. */
  short?: string
  /** Null where there is nothing to measure. */
  of: (figures: Figures) => number | null
  format: (value: number) => string
  /** A change of shares is told in points. */
  isShare?: true
}

const perApproved = (value: number, { approved }: Figures) => (approved > 0 ? value / approved : null)

export const MEASURES = {
  made: { label: 'Ads made', of: ({ made }) => made, format: formatCount },
  people: { label: 'People who made them', short: 'People', of: ({ people }) => people, format: formatCount },
  clients: { label: 'Clients', of: ({ clients }) => clients, format: formatCount },
  products: { label: 'Products', of: ({ products }) => products, format: formatCount },
  approved: { label: 'Ads approved', short: 'Approved', of: ({ approved }) => approved, format: formatCount },
  median: {
    label: 'Made to approved, median',
    short: 'Median to approval',
    of: ({ medianMinutes }) => medianMinutes,
    format: durationText,
  },
  p90: {
    label: 'Made to approved, 9 of 10 within',
    short: '9 of 10 within',
    of: ({ p90Minutes }) => p90Minutes,
    format: durationText,
  },
  firstVersion: {
    label: 'Approved at the first version',
    short: 'At first version',
    of: (figures) => perApproved(figures.firstVersions, figures),
    format: PERCENT.format,
    isShare: true,
  },
  comments: {
    label: 'Comments per approved ad',
    short: 'Comments per ad',
    of: (figures) => perApproved(figures.comments, figures),
    format: SMALL.format,
  },
  opens: { label: 'Preview opens', of: ({ opens }) => opens, format: formatCount },
  downloads: {
    label: 'Ads downloaded',
    short: 'Downloads',
    of: ({ downloads, zipDownloads }) => downloads + zipDownloads,
    format: formatCount,
  },
} as const satisfies Record<string, Measure>
export type MeasureName = keyof typeof MEASURES

export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[]

export const measureOf = (name: MeasureName): Measure => MEASURES[name]

export function valueText(name: MeasureName, figures: Figures): string {
  const { of, format } = measureOf(name)
  const value = of(figures)
  return value === null ? '–' : format(value)
}

const signed = (text: string, change: number) => `${change > 0 ? '+' : '−'}${text}`

/** As in '+25%, 40 before'. */
export function changeText(name: MeasureName, { now, before }: Compared): string {
  const { of, format, isShare } = measureOf(name)
  const [value, earlier] = [of(now), of(before)]
  if (earlier === null || (earlier === 0 && value === 0)) return 'none before'
  const was = `${format(earlier)} before`
  if (value === null || earlier === 0) return was
  const change = isShare ? (value - earlier) * 100 : value / earlier - 1
  const text = isShare ? `${Math.abs(Math.round(change))} points` : PERCENT.format(Math.abs(change))
  return value === earlier ? 'as before' : `${signed(text, change)}, ${was}`
}

export const BEFORE_LABELS: Record<Period, string | null> = {
  '30': 'the 30 days before',
  '90': 'the 90 days before',
  '365': 'the 12 months before',
  all: null,
}

/** `template` null: all together. */
export type FigureQuery = { period: Period; template: string | null }

export function readFigureQuery(params: SearchParams): FigureQuery {
  const template = firstValue(params.template)
  return { period: readPeriod(firstValue(params.period)), template: isUuid(template) ? template : null }
}

export const figureParams = ({ period, template }: FigureQuery): URLSearchParams =>
  new URLSearchParams({ ...(template && { template }), ...(period !== DEFAULT_PERIOD && { period }) })
