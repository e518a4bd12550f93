import type { ReactNode } from 'react'
import { Thumbnail } from '@/components/staff/pictures/picture'
import { StaffLink } from '@/components/staff/staff-link'
import type { RunningDeal } from '@/lib/data/owl/deals/deal-reasons'
import { offerText } from '@/lib/owl/deals/offer-text'
import { owlPaths } from '@/lib/portal/owl-paths'
import { shortDay } from '@/lib/time/in-zone'

type Props = {
  /** As in 'Deals that run now'. */
  title: string
  deals: RunningDeal[]
  /** Below the title. */
  children: ReactNode
}

/** What runs at a site at a moment. */
export const SiteDeals = ({ title, deals, children }: Props) => (
  <section aria-labelledby="deals" className="grid gap-3">
    <h2 id="deals" className="type-heading">
      {title} <span className="font-normal text-muted-foreground tabular-nums">{deals.length}</span>
    </h2>
    {children}
    {deals.length === 0 ? (
      <p className="text-muted-foreground">None.</p>
    ) : (
      <ul className="divide-y border-y">
        {deals.map((deal) => (
          <li key={deal.id} className="flex gap-x-4 py-3">
            <Thumbnail table="deals" picture={deal.picture} />
            <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <StaffLink
                href={owlPaths.deal(deal.id)}
                className="[overflow-wrap:anywhere] underline underline-offset-4"
              >
                {deal.title}
              </StaffLink>
              <span className="tabular-nums">{offerText(deal.offer)}</span>
              <span className="w-full text-sm [overflow-wrap:anywhere] text-muted-foreground">
                {[
                  deal.wins.length > 0 && `For ${deal.wins.join(', ')}`,
                  deal.loses.length > 0 && `Another deal wins for ${deal.loses.join(', ')}`,
                  `Until ${shortDay(deal.lastOn)}`,
                ]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
)
