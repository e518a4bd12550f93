import { labelled, named } from '@/components/staff/list/filter-options'
import { ListFilters } from '@/components/staff/list/list-filters'
import { ListFound } from '@/components/staff/list/list-found'
import { ListPager } from '@/components/staff/list/list-pager'
import { ListTable } from '@/components/staff/list/list-table'
import { SavedViews, type SavedViewActions } from '@/components/staff/list/saved-views'
import { ScreenHeading } from '@/components/staff/screens/screen-heading'
import { AD_LIBRARY } from '@/lib/ads/ad-library'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/statuses'
import type { Area } from '@/lib/auth/roles'
import type { AdCatalogue } from '@/lib/data/ad-catalogue'
import type { LibraryAd, LibraryQuery } from '@/lib/data/ad-library'
import type { ListPage } from '@/lib/data/list-page'
import type { SavedView } from '@/lib/data/saved-views'
import { listQueryParams } from '@/lib/list/query'
import { staffPaths } from '@/lib/staff-paths'
import { toListRow } from './ad-row'

const MISSING_LABELS = { static: 'Without a picture', motion: 'Without a film' }

type Props = {
  area: Area
  about?: string
  query: LibraryQuery
  page: ListPage<LibraryAd>
  catalogue: AdCatalogue
  views: SavedView[]
  viewActions: SavedViewActions
}

export function AdLibrary({ area, about, query, page, catalogue, views, viewActions }: Props) {
  const to = (asked: LibraryQuery) => staffPaths.adLibrary(area, listQueryParams(AD_LIBRARY, asked))
  const params = listQueryParams(AD_LIBRARY, { ...query, page: 1 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHeading title="Ad library" about={about} />
      <SavedViews
        views={views}
        address={staffPaths.adLibrary(area)}
        query={params.toString()}
        actions={viewActions}
      />
      <ListFilters
        spec={AD_LIBRARY}
        query={query}
        options={{
          client: named(catalogue.clients),
          product: named(catalogue.products),
          status: labelled(AD_GROUP_STATUS_LABELS),
          missing: labelled(MISSING_LABELS),
        }}
        action={staffPaths.adLibrary(area)}
      />
      <ListFound
        spec={AD_LIBRARY}
        query={query}
        total={page.total}
        shown={page.rows.length}
        exportTo={staffPaths.adLibraryExport(area, params)}
      />
      {page.rows.length > 0 && (
        <ListTable
          spec={AD_LIBRARY}
          query={query}
          rows={page.rows.map((ad) => toListRow(area, ad))}
          to={to}
          canSelect={false}
        />
      )}
      <ListPager
        label="Pages of ads"
        page={query.page}
        pageCount={page.pageCount}
        words={['Previous', 'Next']}
        to={(number) => to({ ...query, page: number })}
      />
    </div>
  )
}
