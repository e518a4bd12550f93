import { formatCount, shareText } from '@/lib/text/format'
import { colorOf } from './chart-frame'

type Props = {
  id: string
  title: string
  /** What a row is, and what is counted. */
  headings: readonly [name: string, value: string]
  /** How many came at least so far, the first step first. */
  steps: readonly { name: string; value: number }[]
}

const CELL = 'py-2 pl-4 text-right align-bottom tabular-nums'

/** A table whose rows are bars: how many of all go how far. */
export function Funnel({ id, title, headings: [name, value], steps }: Props) {
  const all = steps[0]?.value ?? 0
  return (
    <figure aria-labelledby={id} className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption id={id} className="font-medium">
        {title}
      </figcaption>
      <table aria-labelledby={id} className="w-full text-sm">
        <thead className="border-b text-left">
          <tr>
            <th scope="col" className="w-full py-2 font-medium">
              {name}
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              {value}
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Of all
            </th>
            <th scope="col" className={`${CELL} font-medium max-sm:hidden @max-xs:hidden`}>
              Of the step before
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => (
            <tr key={step.name} className="border-b last:border-0">
              <th scope="row" className="py-2 text-left font-normal [overflow-wrap:anywhere]">
                {step.name}
                <span
                  aria-hidden="true"
                  className="mt-1.5 block h-4 min-w-px rounded-sm forced-color-adjust-none"
                  style={{ width: `${all > 0 ? (step.value / all) * 100 : 0}%`, background: colorOf(0) }}
                />
              </th>
              <td className={CELL}>{formatCount(step.value)}</td>
              <td className={CELL}>{shareText(step.value, all) || '–'}</td>
              <td className={`${CELL} max-sm:hidden @max-xs:hidden`}>
                {(at > 0 && shareText(step.value, steps[at - 1]?.value ?? 0)) || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
