import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { WebLink } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { SiteGroupOwner, SiteGroupQuery, SiteGroupRow } from '@/lib/data/owl/site-group-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import {
  GROUP_MISSING_LABELS,
  SITE_GROUP_LIST,
  SITE_GROUP_STATUS_LABELS,
  type SiteGroupColumn,
} from '@/lib/owl/site-groups'
import { owlPaths } from '@/lib/portal/owl-paths'
import { SiteGroupStatusBadge } from './site-group-status-badge'

type SiteGroupListProps = {
  title: string
  description?: string
  query: SiteGroupQuery
  page: ListPage<SiteGroupRow>
  owners: SiteGroupOwner[]
  views: SavedView[]
  viewActions: SavedViewActions
}

export const SiteGroupList = ({ title, description, owners, ...props }: SiteGroupListProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ScreenHeading title={title} description={description} />
      <div className="flex flex-wrap gap-3">
        <StaffLink href={owlPaths.imports('site-groups')} className={buttonVariants({ variant: 'outline' })}>
          Import
        </StaffLink>
        <StaffLink href={owlPaths.newSiteGroup()} className={buttonVariants()}>
          New site group
        </StaffLink>
      </div>
    </div>
    <ListScreen
      {...props}
      spec={SITE_GROUP_LIST}
      toRow={toListRow}
      options={{
        status: optionsFromLabels(SITE_GROUP_STATUS_LABELS),
        owner: [{ value: 'none', label: 'Unassigned' }, ...optionsFromRecords(owners)],
        missing: optionsFromLabels(GROUP_MISSING_LABELS),
      }}
      hrefOf={(query) => owlPaths.siteGroups(query)}
      exportHref={(query) => owlPaths.siteGroupExport(query)}
      bulk={null}
    />
  </div>
)

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (group: SiteGroupRow): ListRow<SiteGroupColumn> => ({
  id: group.id,
  href: owlPaths.siteGroup(group.id),
  title: group.name,
  cells: {
    status: <SiteGroupStatusBadge status={group.status} />,
    sites: <span className="tabular-nums">{group.sites}</span>,
    openSites: <span className="tabular-nums">{group.openSites}</span>,
    owner: group.owner ?? NONE,
    legalName: group.legalName ?? NONE,
    place: [group.city, group.state].filter(Boolean).join(', ') || NONE,
    website: group.website ? <WebLink text={group.website} /> : NONE,
    created: <OfficeTime at={group.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={group.changedAt} className={TIME_CLASS} />,
  },
})
