import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import { Day, OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { listViewActions } from '@/components/staff/list/saved-views'
import type { NamedClient } from '@/lib/data/catalogue/client-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { QuotePerson, QuoteQuery, QuoteRow } from '@/lib/data/quotes/quote-list'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { type QuoteArea, staffPaths } from '@/lib/portal/staff-paths'
import { EXPIRING_LABELS, FOR_LABELS, QUOTE_LIST, type QuoteColumn, VALUE_BANDS } from '@/lib/quotes/lists'
import { formatCents } from '@/lib/quotes/money'
import { QUOTE_STATE_LABELS } from '@/lib/quotes/states'

type QuoteListProps = {
  area: QuoteArea
  description?: string
  query: QuoteQuery
  page: ListPage<QuoteRow>
  people: QuotePerson[]
  clients: NamedClient[]
  views: SavedView[]
  canWrite: boolean
}

export function QuoteList({
  area,
  description,
  people,
  clients,
  canWrite,
  query,
  page,
  views,
}: QuoteListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title="Quotes" description={description} />
        <div className="flex flex-wrap gap-2">
          <StaffLink
            href={staffPaths.quoteTemplates(area)}
            className={buttonVariants({ variant: 'outline' })}
          >
            Templates
          </StaffLink>
          {canWrite && (
            <StaffLink href={staffPaths.newQuote(area)} className={buttonVariants()}>
              New quote
            </StaffLink>
          )}
        </div>
      </div>
      <ListScreen
        query={query}
        page={page}
        views={views}
        viewActions={listViewActions(area, QUOTE_LIST.name)}
        spec={QUOTE_LIST}
        toRow={(quote) => toListRow(area, people, quote)}
        options={{
          status: optionsFromLabels(QUOTE_STATE_LABELS),
          owner: optionsFromRecords(people),
          for: optionsFromLabels(FOR_LABELS),
          client: optionsFromRecords(clients),
          expiring: optionsFromLabels(EXPIRING_LABELS),
          value: Object.entries(VALUE_BANDS).map(([value, { label }]) => ({ value, label })),
        }}
        hrefOf={(query) => staffPaths.quotes(area, query)}
        exportHref={(query) => staffPaths.quoteExport(area, query)}
        bulk={null}
      />
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
/** Columns beside a long word keep some room. */
const TEXT_CLASS = 'block min-w-0 [overflow-wrap:anywhere] md:min-w-32'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (area: QuoteArea, people: QuotePerson[], quote: QuoteRow): ListRow<QuoteColumn> => ({
  id: quote.id,
  href: staffPaths.quote(area, quote.id),
  title: quote.number,
  cells: {
    title: <span className={TEXT_CLASS}>{quote.title}</span>,
    recipient: quote.recipient ? <span className={TEXT_CLASS}>{quote.recipient}</span> : NONE,
    client: quote.client ? <span className={TEXT_CLASS}>{quote.client}</span> : NONE,
    state: <StatusBadge status={quote.state} labels={QUOTE_STATE_LABELS} />,
    total: <span className="whitespace-nowrap tabular-nums">{formatCents(quote.totalCents)}</span>,
    valid: <Day on={quote.validUntil} />,
    owner: people.find(({ id }) => id === quote.ownerId)?.name ?? NONE,
    sent: quote.sentAt ? <OfficeTime at={quote.sentAt} className={TIME_CLASS} /> : NONE,
    created: <OfficeTime at={quote.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={quote.changedAt} className={TIME_CLASS} />,
  },
})
