import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { type FilterOption, listQueryParams, optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import {
  AD_GROUP_LIST,
  type AdGroupColumn,
  type AdGroupFilter,
  DUE_LABELS,
  NOBODY,
  STATUS_FILTER_LABELS,
} from '@/lib/ads/lists'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import type { Area } from '@/lib/auth/roles'
import type { AdCatalogue } from '@/lib/data/ads/ad-catalogue'
import type { AdGroupQuery, AdGroupRow } from '@/lib/data/ads/ad-groups'
import type { StaffMember } from '@/lib/data/ads/assignments'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { BulkWork } from '@/lib/list/bulk-work'
import { MAX_IN_JOB } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'
import { StatusBadge } from '@/components/staff/status-badge'
import { DueDate } from './due-date'
import { AdGroupViews } from './ad-group-views'

type AdGroupListProps = {
  area: Area
  description?: string
  viewerId: string
  query: AdGroupQuery
  page: ListPage<AdGroupRow>
  /** When the page was read, ISO 8601. */
  asOf: string
  works: BulkWork[]
  /** By group id. Groups without ads have no entry. */
  adCounts: ReadonlyMap<string, number>
  catalogue: AdCatalogue
  /** Empty when the user may not assign. */
  staff: StaffMember[]
  views: SavedView[]
  viewActions: SavedViewActions
  /** Null when the user may not change groups. */
  bulkActions: BulkActions | null
}

export function AdGroupList({ area, description, staff, bulkActions, ...props }: AdGroupListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title="Ad groups" description={description} />
        <div className="flex flex-wrap items-center gap-3">
          <AdGroupViews area={area} current="list" />
          {bulkActions && (
            <StaffLink href={staffPaths.newAdGroup(area)} className={buttonVariants()}>
              New ad group
            </StaffLink>
          )}
        </div>
      </div>
      <BulkWorks
        list="ad-groups"
        area={area}
        nouns={AD_GROUP_LIST.nouns}
        works={props.works}
        rowHref={(id) => staffPaths.adGroup(area, id)}
        href={staffPaths.adGroups(area, listQueryParams(AD_GROUP_LIST, props.query))}
      />
      <ListScreen
        spec={AD_GROUP_LIST}
        query={props.query}
        page={props.page}
        toRow={(row) => toListRow(area, row, props.adCounts.get(row.id) ?? 0)}
        options={filterOptions(props.catalogue, staff, props.viewerId)}
        hrefOf={(query) => staffPaths.adGroups(area, query)}
        exportHref={(query) => staffPaths.adGroupExport(area, query)}
        views={props.views}
        viewActions={props.viewActions}
        bulk={
          bulkActions && {
            asOf: props.asOf,
            limit: MAX_IN_JOB,
            controls: <BulkChanges staff={staff} actions={bulkActions} />,
          }
        }
      />
    </div>
  )
}

/** `staff` is empty for designers, who can only filter by themselves. */
function filterOptions(
  { clients, products }: AdCatalogue,
  staff: StaffMember[],
  viewerId: string,
): Record<AdGroupFilter, FilterOption[]> {
  const others = staff.filter(({ id }) => id !== viewerId)
  return {
    status: optionsFromLabels(STATUS_FILTER_LABELS),
    client: optionsFromRecords(clients),
    product: optionsFromRecords(products),
    due: optionsFromLabels(DUE_LABELS),
    assignee: [
      { value: viewerId, label: 'Me' },
      ...(staff.length > 0 ? [{ value: NOBODY, label: 'Unassigned' }] : []),
      ...optionsFromRecords(others),
    ],
  }
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'

const toListRow = (area: Area, group: AdGroupRow, ads: number): ListRow<AdGroupColumn> => ({
  id: group.id,
  href: staffPaths.adGroup(area, group.id),
  title: group.name,
  cells: {
    client: group.client,
    product: group.product,
    catalogueClient: group.catalogueClient ?? <span className="text-muted-foreground">None</span>,
    status: <StatusBadge status={group.status} labels={AD_GROUP_STATUS_LABELS} />,
    due: <DueDate dueDate={group.dueDate} status={group.status} />,
    ads: <span className="tabular-nums">{ads}</span>,
    preview: group.isPreviewOpen ? 'Open' : <span className="text-muted-foreground">Closed</span>,
    created: <OfficeTime at={group.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={group.changedAt} className={TIME_CLASS} />,
  },
})

type BulkAction = (formData: FormData) => Promise<void>
type BulkActions = { changeStatus: BulkAction; assignPerson: BulkAction }

type BulkChangesProps = { staff: StaffMember[]; actions: BulkActions }

const FIELD = `${fieldLook} h-9 w-auto! py-0 text-sm!`
const BUTTON = buttonVariants({ size: 'sm' })

function BulkChanges({ staff, actions }: BulkChangesProps) {
  return (
    <>
      <div className="flex gap-2">
        <select name="newStatus" aria-label="Status of the selected ad groups" className={FIELD}>
          {Object.entries(AD_GROUP_STATUS_LABELS).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" formAction={actions.changeStatus} className={BUTTON}>
          Set status
        </button>
      </div>
      <div className="flex gap-2">
        <select name="person" aria-label="Person for the selected ad groups" className={FIELD}>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" formAction={actions.assignPerson} className={BUTTON}>
          Assign
        </button>
      </div>
    </>
  )
}
