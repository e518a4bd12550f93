import { Thumbnail } from '@/components/staff/pictures/picture'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import type { AskedDeal, AskedSite } from '@/lib/data/owl/deals/deal-reasons'
import { ABSENCE_TEXTS, type Verdict } from '@/lib/owl/deals/explain'
import { offerText } from '@/lib/owl/deals/offer-text'
import { daysText } from '@/lib/owl/deals/days-text'
import { RULE_TEXTS } from '@/lib/owl/deals/precedence'
import { owlPaths } from '@/lib/portal/owl-paths'
import { momentIn } from '@/lib/time/in-zone'

type Props = {
  site: AskedSite
  productName: string
  /** ISO 8601. */
  moment: string
  verdicts: Verdict<AskedDeal>[]
}

function reasonOf(verdict: Verdict<AskedDeal>, isAlone: boolean): string {
  switch (verdict.outcome) {
    case 'wins':
      return isAlone ? 'No other deal runs for the product at this site.' : 'Customers get this deal.'
    case 'loses':
      return `“${verdict.to.title}” wins: ${RULE_TEXTS[verdict.rule]}.`
    case 'absent':
      return ABSENCE_TEXTS[verdict.because]
  }
}

const BADGES = {
  wins: <Badge tone="done">Wins</Badge>,
  loses: <Badge tone="problem">Loses</Badge>,
  absent: <Badge tone="over">Does not run</Badge>,
}

export const SiteAndMoment = ({ site, moment }: Pick<Props, 'site' | 'moment'>) => (
  <p className="[overflow-wrap:anywhere] text-muted-foreground">
    {[`${site.number} ${site.name}`, site.city, site.state, site.group].filter(Boolean).join(', ')}.{' '}
    {momentIn(site.zone)(moment)}.
  </p>
)

export function DealReasons({ site, productName, moment, verdicts }: Props) {
  const running = verdicts.filter(({ outcome }) => outcome !== 'absent').length
  const [first] = verdicts
  return (
    <section aria-labelledby="answer" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="answer" className="type-heading [overflow-wrap:anywhere]">
          {first?.outcome === 'wins'
            ? `${productName}: ${offerText(first.deal.offer)}`
            : `${productName}: no deal runs`}
        </h2>
        <SiteAndMoment site={site} moment={moment} />
      </div>
      {verdicts.length === 0 ? (
        <p className="text-muted-foreground">
          The group has no deal for this product within 31 days of this time.
        </p>
      ) : (
        <ol className="divide-y border-y">
          {verdicts.map((verdict) => (
            <li
              key={verdict.deal.id}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 py-3 sm:grid-cols-[7rem_auto_minmax(0,1fr)_auto]"
            >
              <span className="max-sm:col-span-2">{BADGES[verdict.outcome]}</span>
              <Thumbnail table="deals" picture={verdict.deal.picture} />
              <div className="grid min-w-0 gap-1">
                <StaffLink
                  href={owlPaths.deal(verdict.deal.id)}
                  className="justify-self-start [overflow-wrap:anywhere] underline underline-offset-4"
                >
                  {verdict.deal.title}
                </StaffLink>
                <span className="text-sm text-muted-foreground">{reasonOf(verdict, running === 1)}</span>
              </div>
              <span className="text-sm text-muted-foreground tabular-nums max-sm:col-start-2 sm:text-right">
                {offerText(verdict.deal.offer)}
                <span className="block">{daysText(verdict.deal)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
