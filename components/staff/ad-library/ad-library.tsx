import { labelled, named } from '@/components/staff/list/filter-options'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { ScreenHeading } from '@/components/staff/screens/screen-heading'
import { AD_LIBRARY } from '@/lib/ads/ad-library'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/statuses'
import type { Area } from '@/lib/auth/roles'
import type { AdCatalogue } from '@/lib/data/ads/ad-catalogue'
import type { LibraryAd, LibraryQuery } from '@/lib/data/ads/ad-library'
import type { ListPage } from '@/lib/data/query/list-page'
import type { SavedView } from '@/lib/data/portal/saved-views'
import { staffPaths } from '@/lib/portal/staff-paths'
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

export function AdLibrary({ area, about, catalogue, ...props }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHeading title="Ad library" about={about} />
      <ListScreen
        {...props}
        spec={AD_LIBRARY}
        toRow={(ad) => toListRow(area, ad)}
        options={{
          client: named(catalogue.clients),
          product: named(catalogue.products),
          status: labelled(AD_GROUP_STATUS_LABELS),
          missing: labelled(MISSING_LABELS),
        }}
        to={(query) => staffPaths.adLibrary(area, query)}
        exportTo={(query) => staffPaths.adLibraryExport(area, query)}
        bulk={null}
      />
    </div>
  )
}
