import { ScreenHeading } from '@/components/staff/headings'
import { CARD_SIZES, LayoutSwitch, type ListCard, ListGrid } from '@/components/staff/list/list-grid'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { Day, OfficeTime } from '@/components/staff/office-time'
import { Picture, Thumbnail } from '@/components/staff/pictures/picture'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { DealQuery, DealRow } from '@/lib/data/owl/deals/deal-list'
import type { DealOptions } from '@/lib/data/owl/deals/deal-options'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { layoutOf, listQueryParams, optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { daysText } from '@/lib/owl/deals/days-text'
import { DEAL_LIST, DEAL_SOON_LABELS, type DealColumn } from '@/lib/owl/deals/deal-list'
import { offerText } from '@/lib/owl/deals/offer-text'
import { DEAL_STATUS_LABELS } from '@/lib/owl/deals/status'
import { whereText } from '@/lib/owl/deals/where-text'
import { PICTURE_FILTER_LABELS } from '@/lib/owl/picture'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCents } from '@/lib/quotes/money'

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
          <StaffLink
            href={owlPaths.dealTimeline({
              ...(props.query.filters.group && { group: props.query.filters.group }),
            })}
            className={buttonVariants({ variant: 'outline' })}
          >
            Timeline
          </StaffLink>
          <StaffLink href={owlPaths.dealReasons()} className={buttonVariants({ variant: 'outline' })}>
            Why this deal?
          </StaffLink>
          <StaffLink href={owlPaths.imports('deals')} className={buttonVariants({ variant: 'outline' })}>
            Import
          </StaffLink>
          <StaffLink href={owlPaths.newDeal()} className={buttonVariants()}>
            New deal
          </StaffLink>
        </div>
      </div>
      <ListScreen
        {...props}
        spec={DEAL_LIST}
        toRow={toListRow}
        layoutSwitch={
          <LayoutSwitch
            spec={DEAL_LIST}
            query={props.query}
            hrefOf={(other) => owlPaths.deals(listQueryParams(DEAL_LIST, other))}
          />
        }
        grid={
          layoutOf(DEAL_LIST, props.query) === 'grid' ? (
            <ListGrid label={DEAL_LIST.nouns[1]} cards={props.page.rows.map(toCard)} canSelect={false} />
          ) : undefined
        }
        options={{
          status: optionsFromLabels(DEAL_STATUS_LABELS),
          soon: optionsFromLabels(DEAL_SOON_LABELS),
          group: optionsFromRecords(options.groups),
          product: optionsFromRecords(options.products),
          picture: optionsFromLabels(PICTURE_FILTER_LABELS),
        }}
        hrefOf={(query) => owlPaths.deals(query)}
        exportHref={(query) => owlPaths.dealExport(query)}
        bulk={null}
      />
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (deal: DealRow): ListRow<DealColumn> => ({
  id: deal.id,
  href: owlPaths.deal(deal.id),
  title: deal.title,
  cells: {
    picture: <Thumbnail table="deals" picture={deal.picture} />,
    group: deal.group,
    offer: <span className="tabular-nums">{offerText(deal.offer)}</span>,
    products: deal.products.length > 0 ? <Products names={deal.products} /> : NONE,
    status: <StatusBadge status={deal.status} labels={DEAL_STATUS_LABELS} />,
    first: <Day on={deal.firstOn} />,
    last: <Day on={deal.lastOn} />,
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

const toCard = (deal: DealRow): ListCard => ({
  id: deal.id,
  href: owlPaths.deal(deal.id),
  title: deal.title,
  picture: <Picture table="deals" picture={deal.picture} name="" sizes={CARD_SIZES} isLarge />,
  facts: (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-medium tabular-nums">{offerText(deal.offer)}</span>
        <span className="text-muted-foreground">{daysText(deal)}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 text-sm [overflow-wrap:anywhere] text-muted-foreground">{deal.group}</span>
        <StatusBadge status={deal.status} labels={DEAL_STATUS_LABELS} />
      </div>
    </>
  ),
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
