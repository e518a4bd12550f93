import { Fragment } from 'react'
import type { LoyaltyRules } from '@/lib/owl/loyalty/rules'
import { compareRules, describeRules } from '@/lib/owl/loyalty/describe'

export const RulesSummary = ({ rules }: { rules: LoyaltyRules }) => (
  <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-y py-1 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]">
    {describeRules(rules).map(({ key, label, text }) => (
      <Fragment key={key}>
        <dt className="pt-2 text-sm leading-6 [overflow-wrap:anywhere] text-muted-foreground sm:pb-2">
          {label}
        </dt>
        <dd className="pb-2 [overflow-wrap:anywhere] whitespace-pre-line sm:pt-2">{text}</dd>
      </Fragment>
    ))}
  </dl>
)

type Side = { title: string; rules: LoyaltyRules }

export function RulesComparison({ before, after }: { before: Side; after: Side }) {
  const lines = compareRules(before.rules, after.rules)
  const count = lines.filter(({ differs }) => differs).length
  return (
    <section aria-labelledby="compared" className="grid gap-3">
      <h2 id="compared" className="type-heading">
        Side by side
      </h2>
      <p className="text-muted-foreground">
        {count === 0 ? 'Both have the same rules.' : `${count} of ${lines.length} rules differ.`}
      </p>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Table of both versions">
        <table className="w-full min-w-[36rem] border-y text-left">
          <thead className="text-sm text-muted-foreground">
            <tr>
              <th scope="col" className="w-48 py-2 pr-4 font-normal">
                Rule
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {before.title}
              </th>
              <th scope="col" className="py-2 font-normal">
                {after.title}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y border-t">
            {lines.map(({ key, label, before, after, differs }) => (
              <tr key={key} className="align-top">
                <th scope="row" className="py-2 pr-4 text-sm font-normal [overflow-wrap:anywhere]">
                  {label}
                  {differs && <span className="block font-medium">Differs</span>}
                </th>
                <td className="py-2 pr-4 [overflow-wrap:anywhere]">{before ?? <None />}</td>
                <td
                  className={
                    differs ? 'py-2 font-medium [overflow-wrap:anywhere]' : 'py-2 [overflow-wrap:anywhere]'
                  }
                >
                  {after ?? <None />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const None = () => <span className="font-normal text-muted-foreground">None</span>
