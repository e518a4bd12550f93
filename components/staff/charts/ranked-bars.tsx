import { StaffLink } from '@/components/staff/staff-link'
import { colorOf } from './chart-frame'
import { formatCount } from '@/lib/text/format'

type Row = {
  key: string
  name: string
  /** A second line below the name. */
  detail?: string
  href?: string
  value: number
  /** What the value was before; left out where nothing is compared. */
  before?: number
}

type Props = {
  id: string
  title: string
  /** What a row is, and what is counted. */
  headings: readonly [name: string, value: string]
  rows: readonly Row[]
  /** What a value is shown as; a count by default. */
  format?: (value: number) => string
  /** Instead of the table when there is no row. */
  empty: string
}

const CELL = 'py-2 text-right whitespace-nowrap tabular-nums'

/** A table whose rows are bars, the longest first. */
export function RankedBars({ id, title, headings: [name, value], rows, format = formatCount, empty }: Props) {
  const most = Math.max(1, ...rows.map((row) => row.value))
  const isCompared = rows.some(({ before }) => before !== undefined)
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      {rows.length === 0 ? (
        <p className="text-sm text-muted-foreground">{empty}</p>
      ) : (
        <table aria-labelledby={id} className="w-full text-sm">
          <thead className="border-b text-left">
            <tr>
              <th scope="col" className="py-2 font-medium">
                {name}
              </th>
              <th scope="col" className={`${CELL} pl-4 font-medium`}>
                {value}
              </th>
              {isCompared && (
                <th scope="col" className={`${CELL} pl-4 font-medium`}>
                  Before
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-b last:border-0">
                <th scope="row" className="py-2 text-left font-normal [overflow-wrap:anywhere]">
                  {row.href ? (
                    <StaffLink href={row.href} className="underline underline-offset-4">
                      {row.name}
                    </StaffLink>
                  ) : (
                    row.name
                  )}
                  {row.detail && <span className="block text-muted-foreground">{row.detail}</span>}
                  <span
                    aria-hidden="true"
                    className="mt-1.5 block h-1.5 rounded-full forced-color-adjust-none"
                    style={{ width: `${(row.value / most) * 100}%`, background: colorOf(0) }}
                  />
                </th>
                <td className={`${CELL} pl-4 align-top`}>{format(row.value)}</td>
                {isCompared && (
                  <td className={`${CELL} pl-4 align-top text-muted-foreground`}>
                    {format(row.before ?? 0)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
