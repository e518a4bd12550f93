import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { formatCount } from '@/lib/text/format'
import { FigureTable } from './figure-table'
import { pickLabels } from './scale'

export type Series = {
  name: string
  /** One for each bucket; null where nothing is known. */
  values: readonly (number | null)[]
}

export type ChartProps = {
  id: string
  /** What the chart shows, as its name. */
  title: string
  /** What a bucket is, as the heading of the table's first column. */
  bucketName: string
  buckets: readonly string[]
  series: readonly Series[]
  format?: (value: number) => string
}

/** The drawing is stretched, so it has no text of its own, and lines keep their width. */
export const [WIDTH, HEIGHT] = [720, 200]

/** Defined in `portal.css`, for light, dark and forced colors. */
export const colorOf = (at: number) => `var(--chart-${Math.min(at, 4) + 1})`

type Props = ChartProps & {
  ticks: readonly number[]
  /** Adds a column to the table. */
  isStacked?: boolean
  /** Of lines. */
  dashes?: readonly (string | undefined)[]
  /** Drawn in WIDTH and HEIGHT. */
  children: ReactNode
}

/** What charts by time share: axes, legend, and the same figures as a table. Screen readers are led to the table. */
export function ChartFrame({ ticks, isStacked, dashes, children, ...chart }: Props) {
  const { id, title, buckets, series, format = formatCount } = chart
  const top = ticks.at(-1) ?? 1
  const labels = pickLabels(buckets.length)
  return (
    <figure aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption id={id} className="font-medium">
        {title}
      </figcaption>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-muted-foreground tabular-nums"
      >
        <ol className="-my-2 mt-0 flex h-44 flex-col-reverse justify-between text-right leading-4">
          {ticks.map((tick) => (
            <li key={tick}>{format(tick)}</li>
          ))}
        </ol>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="mt-2 h-40 w-full forced-color-adjust-none"
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${HEIGHT - (tick / top) * HEIGHT}H${WIDTH}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-(--chart-grid)"
            />
          ))}
          {children}
        </svg>
        <ol className="relative col-start-2 mt-2 h-4">
          {labels.map((at, index) => (
            <li
              key={at}
              className={cx(
                'absolute whitespace-nowrap',
                at === 0
                  ? 'left-0'
                  : at === buckets.length - 1
                    ? 'right-0'
                    : '-translate-x-1/2 max-sm:hidden',
              )}
              style={
                index > 0 && at < buckets.length - 1
                  ? { left: `${((at + 0.5) / buckets.length) * 100}%` }
                  : undefined
              }
            >
              {buckets[at]}
            </li>
          ))}
        </ol>
      </div>
      {series.length > 1 && (
        <ul aria-label="Colors" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.map(({ name }, index) => (
            <li key={name} className="flex min-w-0 items-center gap-2">
              <svg
                aria-hidden="true"
                viewBox="0 0 24 12"
                className="h-3 w-6 shrink-0 forced-color-adjust-none"
              >
                <path
                  d="M2 6H22"
                  strokeWidth={dashes ? 2.5 : 10}
                  strokeDasharray={dashes?.[index]}
                  style={{ stroke: colorOf(index) }}
                />
              </svg>
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </li>
          ))}
        </ul>
      )}
      <FigureTable {...chart} hasTotal={isStacked && series.length > 1} />
    </figure>
  )
}
