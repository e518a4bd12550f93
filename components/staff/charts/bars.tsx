import { formatCount } from '@/lib/text/format'
import { ChartFrame, type ChartProps, colorOf, HEIGHT, WIDTH } from './chart-frame'
import { niceTicks } from './scale'

/** Of the step of a bucket. */
const GAP = 0.25

/** Bars by time, with the series of a bucket on one another. */
export function Bars(chart: ChartProps) {
  const { buckets, series, format = formatCount } = chart
  const totals = buckets.map((_, at) => series.reduce((total, { values }) => total + (values[at] ?? 0), 0))
  const ticks = niceTicks(Math.max(0, ...totals))
  const top = ticks.at(-1) ?? 1
  const step = WIDTH / Math.max(1, buckets.length)
  return (
    <ChartFrame {...chart} ticks={ticks} isStacked>
      {buckets.map((bucket, at) => {
        let base = HEIGHT
        return series.map(({ name, values }, index) => {
          const value = values[at] ?? 0
          const height = (value / top) * HEIGHT
          base -= height
          return (
            height > 0 && (
              <rect
                key={`${bucket} ${name}`}
                x={(at + GAP / 2) * step}
                y={base}
                width={step * (1 - GAP)}
                height={height}
                style={{ fill: colorOf(index) }}
              >
                <title>{`${bucket}, ${name}: ${format(value)}`}</title>
              </rect>
            )
          )
        })
      })}
    </ChartFrame>
  )
}
