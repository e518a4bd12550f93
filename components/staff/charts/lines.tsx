import { formatCount } from '@/lib/text/format'
import { ChartFrame, type ChartProps, colorOf, HEIGHT, WIDTH } from './chart-frame'
import { linePath, niceTicks } from './scale'

/** Told apart without colors, too. */
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3', '1 2']

/** Lines by time; each has a dash of its own. */
export function Lines(chart: ChartProps) {
  const { buckets, series, format = formatCount } = chart
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const top = ticks.at(-1) ?? 1
  const step = WIDTH / Math.max(1, buckets.length)
  return (
    <ChartFrame {...chart} ticks={ticks} dashes={DASHES}>
      {series.map(({ name, values }, index) => (
        <path
          key={name}
          d={linePath(values, { width: WIDTH, height: HEIGHT, top })}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={DASHES[index]}
          style={{ stroke: colorOf(index) }}
        />
      ))}
      {buckets.map((bucket, at) => (
        <rect key={bucket} x={at * step} y={0} width={step} height={HEIGHT} fill="transparent">
          <title>
            {[
              bucket,
              ...series.map(
                ({ name, values }) => `${name}: ${values[at] == null ? '–' : format(values[at])}`,
              ),
            ].join('\n')}
          </title>
        </rect>
      ))}
    </ChartFrame>
  )
}
