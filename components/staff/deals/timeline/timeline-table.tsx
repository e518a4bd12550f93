import { Day } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import type { TimelineRow } from '@/lib/data/owl/deals/deal-timeline'
import { offerText } from '@/lib/owl/deals/offer-text'
import { DEAL_STATUS_LABELS } from '@/lib/owl/deals/status'
import { owlPaths } from '@/lib/portal/owl-paths'

const CELL = 'border-b py-2 pr-4 text-left align-top'

/** The bars in words, for screen readers and for days that are typed. */
export const TimelineTable = ({ rows }: { rows: readonly TimelineRow[] }) => {
  const deals = new Map(rows.flatMap((row) => row.deals.map((deal) => [deal.id, deal] as const)))
  return (
    <details>
      <summary className="cursor-pointer underline underline-offset-4">The same as a table</summary>
      <div className="relative mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label="Deals as a table">
        <table className="w-full text-sm">
          <thead>
            <tr>
              {['Deal', 'Offer', 'Status', 'First day', 'Last day', 'Products'].map((heading) => (
                <th key={heading} scope="col" className={`${CELL} whitespace-nowrap`}>
                  {heading}
                </th>
              ))}
              <th scope="col" className={CELL}>
                <span className="sr-only">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {[...deals.values()].map((deal) => (
              <tr key={deal.id}>
                <th scope="row" className={`${CELL} min-w-40 font-normal [overflow-wrap:anywhere]`}>
                  <StaffLink href={owlPaths.deal(deal.id)} className="underline underline-offset-4">
                    {deal.title}
                  </StaffLink>
                </th>
                <td className={`${CELL} tabular-nums`}>{offerText(deal.offer)}</td>
                <td className={CELL}>
                  <StatusBadge status={deal.status} labels={DEAL_STATUS_LABELS} />
                </td>
                <td className={CELL}>
                  <Day on={deal.firstOn} />
                </td>
                <td className={CELL}>
                  <Day on={deal.lastOn} />
                </td>
                <td className={`${CELL} min-w-40`}>
                  {rows
                    .filter(({ id, deals }) => id !== deal.id && deals.includes(deal))
                    .map(({ name }) => name ?? 'No product')
                    .join(', ')}
                </td>
                <td className={CELL}>
                  <StaffLink
                    href={owlPaths.editDeal(deal.id)}
                    aria-label={`Edit ${deal.title}`}
                    className="underline underline-offset-4"
                  >
                    Edit
                  </StaffLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
