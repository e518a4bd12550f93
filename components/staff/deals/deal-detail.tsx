import { Fragment, type ReactNode } from 'react'
import { FactList } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { DealRecord, ZoneCount } from '@/lib/data/owl/deals/deal-record'
import { DEAL_STATE_LABELS } from '@/lib/owl/deals/deal'
import { offerText } from '@/lib/owl/deals/offer-text'
import { daysText } from '@/lib/owl/deals/days-text'
import { DEAL_STATUS_LABELS } from '@/lib/owl/deals/status'
import { statusAtZones } from '@/lib/owl/deals/status-at-zones'
import { whereText } from '@/lib/owl/deals/where-text'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCents } from '@/lib/quotes/money'
import { countOf } from '@/lib/text/format'
import { longDate } from '@/lib/time/in-zone'

type Props = {
  deal: DealRecord
  zones: ZoneCount[]
  /** ISO 8601. */
  now: string
  pause: () => Promise<void>
  /** Where ads for the deal are begun; null when the person may not. */
  adsHref: string | null
  /** Beside the facts on wide screens. */
  side: ReactNode
  children: ReactNode
}

const OUTLINE = buttonVariants({ variant: 'outline' })

export function DealDetail({ deal, zones, now, pause, adsHref, side, children }: Props) {
  const { id, facts, group, brand, whereBrands, products, sites, exceptions } = deal
  const statuses = statusAtZones(facts, zones, now)
  const total = zones.reduce((sum, { sites }) => sum + sites, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={owlPaths.deals()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All deals
        </StaffLink>
        <h1 className="type-title [overflow-wrap:anywhere]">{facts.title}</h1>
        <ul className="grid gap-1">
          {statuses.map(({ status, sites, places }) => (
            <li key={status} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge status={status} labels={DEAL_STATUS_LABELS} />
              {places && (
                <span className="text-sm text-muted-foreground">
                  {countOf(sites, 'site', 'sites')} in {places}
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <StaffLink href={owlPaths.editDeal(id)} className={buttonVariants()}>
            Edit deal
          </StaffLink>
          {facts.state === 'planned' ? (
            <form action={pause}>
              <button type="submit" className={OUTLINE}>
                Pause deal
              </button>
            </form>
          ) : (
            <StaffLink href={owlPaths.editDeal(id, { state: 'planned' })} className={OUTLINE}>
              {facts.state === 'paused' ? 'Resume deal' : 'Plan deal'}
            </StaffLink>
          )}
          <StaffLink href={owlPaths.newDeal({ copy: id })} className={OUTLINE}>
            Copy for next month
          </StaffLink>
          <StaffLink
            href={owlPaths.dealTimeline({ group: group.id, from: facts.firstOn })}
            className={OUTLINE}
          >
            Show on the timeline
          </StaffLink>
          {adsHref && (
            <StaffLink href={adsHref} className={OUTLINE}>
              Make ads for this deal
            </StaffLink>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <FactList
          facts={[
            ['Group', <Linked key="group" records={[group]} href={owlPaths.siteGroup} />],
            ['Offer', <Offer key="offer" deal={deal} />],
            ['Products', products.length > 0 && <Linked records={products} href={owlPaths.product} />],
            ['Promotes', brand && <Linked records={[brand]} href={owlPaths.brand} />],
            ['Days', daysText(facts)],
            [
              'Where',
              <>
                {whereText({
                  ...facts,
                  brands: whereBrands.map(({ name }) => name),
                  chosenSites: sites.length,
                  exceptions: 0,
                })}
                <span className="block text-sm text-muted-foreground">
                  {total === 0 ? 'No site is reached.' : `${countOf(total, 'site is', 'sites are')} reached.`}
                  {facts.whereKind === 'brands' &&
                    ' A site has the deal on the days on which it carries the brand, on its own clock.'}
                </span>
              </>,
            ],
            ['Sites', sites.length > 0 && <Sites sites={sites} />],
            ['Without', exceptions.length > 0 && <Sites sites={exceptions} />],
            ['Terms', facts.terms && <span className="whitespace-pre-line">{facts.terms}</span>],
            ['Picture shows', facts.picture?.alt],
            ['State', DEAL_STATE_LABELS[facts.state]],
            ['Created', longDate(deal.createdAt)],
          ]}
        />
        <div className="grid content-start lg:col-start-2 lg:row-span-2 lg:row-start-1">{side}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">{children}</div>
      </div>
    </div>
  )
}

const Offer = ({ deal: { facts } }: { deal: DealRecord }) => (
  <span className="tabular-nums">
    {offerText(facts.offer)}
    {facts.oldPriceCents !== null && (
      <span className="text-muted-foreground">
        , before <s>{formatCents(facts.oldPriceCents)}</s>
      </span>
    )}
  </span>
)

type LinkedProps = { records: { id: string; name: string }[]; href: (id: string) => string }

const Linked = ({ records, href }: LinkedProps) =>
  records.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <StaffLink href={href(id)} className="underline underline-offset-4">
        {name}
      </StaffLink>
    </Fragment>
  ))

const SHOWN = 12

/** Many sites fold, so that a deal with 2,000 of them stays readable. */
function Sites({ sites }: { sites: { id: string; number: string; name: string }[] }) {
  const named = sites.map(({ id, number, name }) => ({ id, name: `${number} ${name}` }))
  const links = <Linked records={named} href={owlPaths.site} />
  if (named.length <= SHOWN) return links
  return (
    <details>
      <summary className="cursor-pointer underline underline-offset-4">
        {countOf(named.length, 'site', 'sites')}
      </summary>
      {links}
    </details>
  )
}
