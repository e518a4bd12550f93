import { formatCount } from '@/lib/text/format'
import { type ChartProps, colorOf } from './chart-frame'
import { FigureTable } from './figure-table'
import { linePath, niceTicks } from './scale'

type Props = Omit<ChartProps, 'id' | 'series'> & {
  values: readonly (number | null)[]
  /** Of the last bucket, which is not over yet. */
  note: string
}

const [WIDTH, HEIGHT] = [240, 40]

/** One line without axes beside its latest figure, and its figures as a table. */
export function Sparkline({ title, values, note, ...chart }: Props) {
  const { format = formatCount } = chart
  const top = niceTicks(Math.max(0, ...values.map((value) => value ?? 0))).at(-1) ?? 1
  const last = values.at(-1) ?? null
  return (
    <figure aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2 bg-card p-4">
      <figcaption className="text-sm text-muted-foreground">{title}</figcaption>
      <div className="flex items-end gap-4">
        <p className="shrink-0">
          <span className="block type-heading tabular-nums">{last === null ? '–' : format(last)}</span>
          <span className="text-xs text-muted-foreground">{note}</span>
        </p>
        <svg
          aria-hidden="true"
          viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
          preserveAspectRatio="none"
          className="h-10 min-w-0 grow forced-color-adjust-none"
        >
          <path
            d={linePath(values, { width: WIDTH, height: HEIGHT, top })}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
            style={{ stroke: colorOf(0) }}
          />
        </svg>
      </div>
      <FigureTable title={title} series={[{ name: title, values }]} {...chart} />
    </figure>
  )
}
