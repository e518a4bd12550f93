import { formatCount } from '@/lib/text/format'
import type { ChartProps } from './chart-frame'

type Props = Omit<ChartProps, 'id'> & { hasTotal?: boolean }

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

/** Every figure of a chart, closed at first. */
export function FigureTable({ title, bucketName, buckets, series, format = formatCount, hasTotal }: Props) {
  const headings = [bucketName, ...series.map(({ name }) => name), ...(hasTotal ? ['Together'] : [])]
  return (
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
              {headings.map((heading) => (
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
            {buckets.map((bucket, at) => {
              const values = series.map(({ values }) => values[at] ?? null)
              return (
                <tr key={bucket} className="border-b last:border-0">
                  <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                    {bucket}
                  </th>
                  {values.map((value, column) => (
                    <td key={headings[column + 1]} className="px-3 py-2 text-right">
                      {value === null ? '–' : format(value)}
                    </td>
                  ))}
                  {hasTotal && <td className="px-3 py-2 text-right">{format(sum(values))}</td>}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
