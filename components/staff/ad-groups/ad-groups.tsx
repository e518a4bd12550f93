import Link from 'next/link'
import { BulkBar } from '@/components/staff/list/bulk-bar'
import { ListFilters } from '@/components/staff/list/list-filters'
import { ListFound } from '@/components/staff/list/list-found'
import { ListPager } from '@/components/staff/list/list-pager'
import { ListTable } from '@/components/staff/list/list-table'
import { SavedViews, type SavedViewActions } from '@/components/staff/list/saved-views'
import { ScreenHeading } from '@/components/staff/screens/screen-heading'
import { buttonVariants } from '@/components/ui/button-variants'
import { AD_GROUP_LIST } from '@/lib/ads/ad-group-list'
import type { Area } from '@/lib/auth/roles'
import type { AdCatalogue } from '@/lib/data/ad-catalogue'
import type { AdGroupQuery, AdGroupRow } from '@/lib/data/ad-groups'
import type { StaffMember } from '@/lib/data/assignments'
import type { ListPage } from '@/lib/data/list-page'
import type { SavedView } from '@/lib/data/saved-views'
import { listQueryParams } from '@/lib/list/query'
import { MOST_AT_ONCE } from '@/lib/list/selection'
import { staffPaths } from '@/lib/staff-paths'
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

export function AdGroups(props: Props) {
  const { area, query, page, views, bulkActions } = props
  const to = (asked: AdGroupQuery) => staffPaths.adGroups(area, listQueryParams(AD_GROUP_LIST, asked))
  const params = listQueryParams(AD_GROUP_LIST, { ...query, page: 1 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title="Ad groups" about={props.about} />
        <div className="flex flex-wrap items-center gap-3">
          <ViewSwitch area={area} current="list" />
          {bulkActions && (
            <Link href={staffPaths.newAdGroup(area)} className={buttonVariants()}>
              New ad group
            </Link>
          )}
        </div>
      </div>
      <SavedViews
        views={views}
        address={staffPaths.adGroups(area)}
        query={params.toString()}
        actions={props.viewActions}
      />
      <ListFilters
        spec={AD_GROUP_LIST}
        query={query}
        options={adGroupFilters(props.catalogue, props.staff, props.viewerId)}
        action={staffPaths.adGroups(area)}
      />
      <ListFound
        spec={AD_GROUP_LIST}
        query={query}
        total={page.total}
        shown={page.rows.length}
        exportTo={staffPaths.adGroupExport(area, params)}
      />
      {page.rows.length > 0 && (
        <form key={props.asOf} className="group/bulk" aria-label="Chosen ad groups">
          <ListTable
            spec={AD_GROUP_LIST}
            query={query}
            rows={page.rows.map((row) => toListRow(area, row, props.adCounts.get(row.id) ?? 0))}
            to={to}
            canSelect={bulkActions !== null}
          />
          {bulkActions && (
            <BulkBar nouns={AD_GROUP_LIST.nouns} total={page.total} limit={MOST_AT_ONCE}>
              <input type="hidden" name="query" value={params.toString()} />
              <input type="hidden" name="asOf" value={props.asOf} />
              <BulkChanges staff={props.staff} actions={bulkActions} />
            </BulkBar>
          )}
        </form>
      )}
      <ListPager
        label="Pages of ad groups"
        page={query.page}
        pageCount={page.pageCount}
        words={['Previous', 'Next']}
        to={(number) => to({ ...query, page: number })}
      />
    </div>
  )
}
