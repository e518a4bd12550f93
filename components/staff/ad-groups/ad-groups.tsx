import Link from 'next/link'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { ScreenHeading } from '@/components/staff/screens/screen-heading'
import { buttonVariants } from '@/components/ui/button-variants'
import { AD_GROUP_LIST } from '@/lib/ads/ad-group-list'
import type { Area } from '@/lib/auth/roles'
import type { AdCatalogue } from '@/lib/data/ads/ad-catalogue'
import type { AdGroupQuery, AdGroupRow } from '@/lib/data/ads/ad-groups'
import type { StaffMember } from '@/lib/data/ads/assignments'
import type { ListPage } from '@/lib/data/query/list-page'
import type { SavedView } from '@/lib/data/portal/saved-views'
import { staffPaths } from '@/lib/portal/staff-paths'
import { adGroupFilters } from './ad-group-filters'
import { toListRow } from './ad-group-row'
import { BulkChanges, type BulkActions } from './bulk-changes'
import { ViewSwitch } from './view-switch'

type Props = {
  area: Area
  about?: string
  viewerId: string
  query: AdGroupQuery
  page: ListPage<AdGroupRow>
  /** When the page was read; ISO 8601. */
  asOf: string
  /** By group; none for groups without ads. */
  adCounts: ReadonlyMap<string, number>
  catalogue: AdCatalogue
  /** Who can be assigned; nobody for those who may not assign. */
  staff: StaffMember[]
  views: SavedView[]
  viewActions: SavedViewActions
  /** Null for those who only look. */
  bulkActions: BulkActions | null
}

export function AdGroups({ area, about, staff, bulkActions, ...props }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title="Ad groups" about={about} />
        <div className="flex flex-wrap items-center gap-3">
          <ViewSwitch area={area} current="list" />
          {bulkActions && (
            <Link href={staffPaths.newAdGroup(area)} className={buttonVariants()}>
              New ad group
            </Link>
          )}
        </div>
      </div>
      <ListScreen
        spec={AD_GROUP_LIST}
        query={props.query}
        page={props.page}
        toRow={(row) => toListRow(area, row, props.adCounts.get(row.id) ?? 0)}
        options={adGroupFilters(props.catalogue, staff, props.viewerId)}
        to={(query) => staffPaths.adGroups(area, query)}
        exportTo={(query) => staffPaths.adGroupExport(area, query)}
        views={props.views}
        viewActions={props.viewActions}
        bulk={
          bulkActions && { asOf: props.asOf, controls: <BulkChanges staff={staff} actions={bulkActions} /> }
        }
      />
    </div>
  )
}
