import { formatCount } from '@/lib/text/format'

export type Series = {
  name: string
  /** One for each bucket. */
  values: readonly number[]
}

type Props = {
  id: string
  /** What the chart shows, as its name. */
  title: string
  /** What a bucket is, as the heading of the table's first column. */
  bucketName: string
  buckets: readonly string[]
  series: readonly Series[]
  format?: (value: number) => string
}

const COLORS = [
  'var(--primary)',
  'light-dark(oklch(0.48 0.13 250), oklch(0.74 0.12 250))',
  'var(--success)',
  'light-dark(oklch(0.5 0.15 340), oklch(0.76 0.12 340))',
  'var(--muted-foreground)',
]
const colorOf = (at: number) => COLORS[Math.min(at, COLORS.length - 1)]

const [WIDTH, HEIGHT, GAP] = [720, 200, 0.25]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Bars by time, in SVG. The same figures are a table, which opens below and which screen readers are led to. */
export function StackedBars({ id, title, bucketName, buckets, series, format = formatCount }: Props) {
  const totals = buckets.map((_, at) => sum(series.map(({ values }) => values[at] ?? 0)))
  const most = Math.max(1, ...totals)
  const step = WIDTH / Math.max(1, buckets.length)
  return (
    <figure aria-labelledby={id} className="grid gap-3">
      <figcaption id={id} className="font-medium">
        {title}
      </figcaption>
      <div className="flex justify-between text-xs text-muted-foreground" aria-hidden="true">
        <span>{format(most)}</span>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full border-y"
      >
        {buckets.map((bucket, at) => {
          let base = HEIGHT
          return series.map(({ name, values }, index) => {
            const height = ((values[at] ?? 0) / most) * HEIGHT
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
                  <title>{`${bucket}, ${name}: ${format(values[at] ?? 0)}`}</title>
                </rect>
              )
            )
          })
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-muted-foreground">
        <span>{buckets[0]}</span>
        <span>{buckets.at(-1)}</span>
      </p>
      {series.length > 1 && (
        <ul aria-label="Colors" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.map(({ name }, index) => (
            <li key={name} className="flex min-w-0 items-center gap-2">
              <span
                aria-hidden="true"
                className="size-3 shrink-0 rounded-sm"
                style={{ background: colorOf(index) }}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="cursor-pointer text-sm underline underline-offset-4">Figures as a table</summary>
        <div
          className="mt-3 max-h-96 overflow-auto rounded-md border"
          tabIndex={0}
          role="region"
          aria-label={title}
        >
          <table className="w-full text-sm">
            <thead className="border-b text-left">
              <tr>
                {[
                  bucketName,
                  ...series.map(({ name }) => name),
                  ...(series.length > 1 ? ['Together'] : []),
                ].map((heading) => (
                  <th
                    key={heading}
                    scope="col"
                    className="px-3 py-2 text-right align-bottom font-medium first:text-left"
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {buckets.map((bucket, at) => (
                <tr key={bucket} className="border-b last:border-0">
                  <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                    {bucket}
                  </th>
                  {series.map(({ name, values }) => (
                    <td key={name} className="px-3 py-2 text-right">
                      {format(values[at] ?? 0)}
                    </td>
                  ))}
                  {series.length > 1 && <td className="px-3 py-2 text-right">{format(totals[at] ?? 0)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
