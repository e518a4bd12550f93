import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { CLIENT_LIST, type ClientColumn, FEATURED_LABELS, MISSING_LABELS } from '@/lib/catalogue/clients'
import type { ClientQuery, ClientRow, IndustryOption } from '@/lib/data/catalogue/client-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'
import { WebLink } from '@/components/staff/record/fact-list'
import { ClientLogo } from './client-logo'

type ClientListProps = {
  title: string
  description?: string
  query: ClientQuery
  page: ListPage<ClientRow>
  industries: IndustryOption[]
  views: SavedView[]
  viewActions: SavedViewActions
}

export function ClientList({ title, description, industries, ...props }: ClientListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-2">
          <StaffLink href={staffPaths.logoOrder()} className={buttonVariants({ variant: 'outline' })}>
            Order of logos
          </StaffLink>
          <StaffLink href={staffPaths.newClient()} className={buttonVariants()}>
            New client
          </StaffLink>
        </div>
      </div>
      <ListScreen
        {...props}
        spec={CLIENT_LIST}
        toRow={toListRow}
        options={{
          featured: optionsFromLabels(FEATURED_LABELS),
          industry: industries.map(({ id, name }) => ({ value: id, label: industryHeading(name) })),
          missing: optionsFromLabels(MISSING_LABELS),
        }}
        hrefOf={(query) => staffPaths.clients(query)}
        exportHref={(query) => staffPaths.clientExport(query)}
        bulk={null}
      />
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (client: ClientRow): ListRow<ClientColumn> => ({
  id: client.id,
  href: staffPaths.client(client.id),
  title: client.name,
  cells: {
    logo: client.logo ? <ClientLogo logo={client.logo} size="small" /> : NONE,
    industry: client.industry ? industryHeading(client.industry) : NONE,
    films: <span className="tabular-nums">{client.films}</span>,
    reviews: <span className="tabular-nums">{client.reviews}</span>,
    contacts: <span className="tabular-nums">{client.contacts}</span>,
    adGroups: <span className="tabular-nums">{client.adGroups}</span>,
    featured: client.isFeatured ? <Badge>Featured</Badge> : <span className="text-muted-foreground">No</span>,
    website: client.website ? <WebLink text={client.website} /> : NONE,
    created: <OfficeTime at={client.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={client.changedAt} className={TIME_CLASS} />,
  },
})
