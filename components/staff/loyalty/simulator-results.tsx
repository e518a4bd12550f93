import type { ReactNode } from 'react'
import { formatCents } from '@/lib/quotes/money'
import { countOf, formatCount } from '@/lib/text/format'
import { shortDay } from '@/lib/time/in-zone'
import { bucketLabel } from '@/lib/time/periods'
import { costShare } from '@/lib/owl/loyalty/worth'
import type { Simulation } from '@/lib/owl/loyalty/simulate'
import type { SimulatedVersion } from './simulator'

type Line = [label: string, of: (year: Simulation) => ReactNode]

const LINES: Line[] = [
  ['Visits', ({ visits }) => formatCount(visits)],
  ['Sales', ({ salesCents }) => formatCents(salesCents)],
  ['Points earned', ({ earned }) => formatCount(earned)],
  [
    'Points spent',
    ({ redeemed, rewards }) => `${formatCount(redeemed)} on ${countOf(rewards, 'reward', 'rewards')}`,
  ],
  ['Points expired', ({ expired }) => formatCount(expired)],
  ['Points left', ({ left }) => formatCount(left)],
  ['Tier at the end', ({ tier }) => tier?.name ?? 'None'],
  [
    'Tiers reached',
    ({ reached }) => reached.map(({ tier, on }) => `${tier} on ${shortDay(on)}`).join(', ') || 'None',
  ],
  ['Rewards cost', ({ costCents }) => formatCents(costCents)],
  ['Points left would cost', ({ owedCents }) => formatCents(owedCents)],
  ['Share of sales', ({ costCents, owedCents, salesCents }) => costShare(costCents + owedCents, salesCents)],
  [
    'All members cost the group',
    ({ groupCostCents }) => <strong key="cost">{formatCents(groupCostCents)}</strong>,
  ],
]

export function SimulatorResults({ results }: { results: SimulatedVersion[] }) {
  return (
    <section aria-labelledby="year" className="grid gap-3">
      <h2 id="year" className="type-heading">
        The year
      </h2>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Table of the year">
        <table className="w-full border-y text-left tabular-nums">
          <thead className="text-sm text-muted-foreground">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                One member
              </th>
              {results.map(({ version, title }) => (
                <th key={version.id} scope="col" className="py-2 pr-4 font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y border-t">
            {LINES.map(([label, of]) => (
              <tr key={label} className="align-top">
                <th scope="row" className="py-2 pr-4 text-sm font-normal text-muted-foreground">
                  {label}
                </th>
                {results.map(({ version, year }) => (
                  <td key={version.id} className="py-2 pr-4 [overflow-wrap:anywhere]">
                    {of(year)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {results.map(({ version, title, year }) => (
        <details key={version.id}>
          <summary className="cursor-pointer py-1 text-sm underline underline-offset-4">
            {title} by month
          </summary>
          <Months year={year} />
        </details>
      ))}
    </section>
  )
}

const Months = ({ year: { months } }: { year: Simulation }) => (
  <table className="mt-2 w-full max-w-2xl border-y text-left text-sm tabular-nums">
    <thead className="text-muted-foreground">
      <tr>
        {['Month', 'Earned', 'Spent', 'Expired', 'Left'].map((label) => (
          <th key={label} scope="col" className="py-1 pr-3 font-normal">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y border-t">
      {months.map(({ month, earned, redeemed, expired, left }) => (
        <tr key={month}>
          <th scope="row" className="py-1 pr-3 font-normal">
            {bucketLabel(`${month}-01`, 'month')}
          </th>
          {[earned, redeemed, expired, left].map((points, at) => (
            <td key={at} className="py-1 pr-3">
              {formatCount(points)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
