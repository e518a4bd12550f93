import Link from 'next/link'
import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { DealQuery, DealRow } from '@/lib/data/owl/deals/deal-list'
import type { DealOptions } from '@/lib/data/owl/deals/deal-options'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { DEAL_LIST, type DealColumn } from '@/lib/owl/deals/deal-list'
import { offerText } from '@/lib/owl/deals/offer-text'
import { DEAL_STATUS_LABELS } from '@/lib/owl/deals/status'
import { whereText } from '@/lib/owl/deals/where-text'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCents } from '@/lib/quotes/money'
import { mediumDay } from '@/lib/time/in-zone'

type DealListProps = {
  title: string
  description?: string
  query: DealQuery
  page: ListPage<DealRow>
  options: DealOptions
  views: SavedView[]
  viewActions: SavedViewActions
}

export function DealList({ title, description, options, ...props }: DealListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-2">
          <Link href={staffPaths.dealReasons()} className={buttonVariants({ variant: 'outline' })}>
            Why this deal?
          </Link>
          <Link href={staffPaths.newDeal()} className={buttonVariants()}>
            New deal
          </Link>
        </div>
      </div>
      <ListScreen
        {...props}
        spec={DEAL_LIST}
        toRow={toListRow}
        options={{
          status: optionsFromLabels(DEAL_STATUS_LABELS),
          group: optionsFromRecords(options.groups),
          product: optionsFromRecords(options.products),
        }}
        hrefOf={(query) => staffPaths.deals(query)}
        exportHref={(query) => staffPaths.dealExport(query)}
        bulk={null}
      />
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap tabular-nums">
    {mediumDay(day)}
  </time>
)

const toListRow = (deal: DealRow): ListRow<DealColumn> => ({
  id: deal.id,
  href: staffPaths.deal(deal.id),
  title: deal.title,
  cells: {
    group: deal.group,
    offer: <span className="tabular-nums">{offerText(deal.offer)}</span>,
    products: deal.products.length > 0 ? <Products names={deal.products} /> : NONE,
    status: <StatusBadge status={deal.status} labels={DEAL_STATUS_LABELS} />,
    first: <Day day={deal.firstOn} />,
    last: <Day day={deal.lastOn} />,
    where: whereText(deal),
    oldPrice:
      deal.oldPriceCents === null ? (
        NONE
      ) : (
        <span className="tabular-nums">{formatCents(deal.oldPriceCents)}</span>
      ),
    created: <OfficeTime at={deal.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={deal.changedAt} className={TIME_CLASS} />,
  },
})

/** The rest is in the title, so that a deal of many products keeps to one line. */
function Products({ names }: { names: string[] }) {
  const [first, second, ...more] = names
  return (
    <span title={names.join(', ')}>
      {[first, second].filter(Boolean).join(', ')}
      {more.length > 0 && ` and ${more.length} more`}
    </span>
  )
}
