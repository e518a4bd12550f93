import Image from 'next/image'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { ScreenHeading } from '@/components/staff/headings'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { AD_LIBRARY, type AdColumn } from '@/lib/ads/lists'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import type { Area } from '@/lib/auth/roles'
import type { LibraryCatalogue } from '@/lib/data/ads/ad-catalogue'
import type { LibraryAd, LibraryQuery } from '@/lib/data/ads/ad-library'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { BulkAction } from '@/lib/list/bulk'
import { staffPaths, toTemplateArea } from '@/lib/portal/staff-paths'

const MISSING_LABELS = { static: 'Without a picture', motion: 'Without a film' }

type AdLibraryProps = {
  area: Area
  description?: string
  query: LibraryQuery
  page: ListPage<LibraryAd>
  catalogue: LibraryCatalogue
  /** When the page was read, ISO 8601. */
  asOf: string
  /** Draws ads with the newest version of their template. */
  update: BulkAction
  views: SavedView[]
  viewActions: SavedViewActions
}

export function AdLibrary({ area, description, catalogue, asOf, update, ...props }: AdLibraryProps) {
  const isOfTemplate = props.query.filters.template !== undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHeading title="Ad library" description={description} />
      <BulkReports action={update}>
        <ListScreen
          {...props}
          spec={AD_LIBRARY}
          toRow={(ad) => toListRow(area, ad)}
          options={{
            client: optionsFromRecords(catalogue.clients),
            product: optionsFromRecords(catalogue.products),
            status: optionsFromLabels(AD_GROUP_STATUS_LABELS),
            template: optionsFromRecords(catalogue.templates),
            missing: optionsFromLabels(MISSING_LABELS),
            feedback: optionsFromLabels(AD_LIBRARY.filters.feedback.choices),
            mine: optionsFromLabels(AD_LIBRARY.filters.mine.choices),
          }}
          hrefOf={(query) => staffPaths.adLibrary(area, query)}
          exportHref={(query) => staffPaths.adLibraryExport(area, query)}
          bulk={isOfTemplate ? { asOf, controls: <BulkButton label="Update to the newest version" /> } : null}
        />
      </BulkReports>
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'

const toListRow = (area: Area, ad: LibraryAd): ListRow<AdColumn> => ({
  id: ad.id,
  href: staffPaths.ad(area, ad.id),
  title: ad.title,
  cells: {
    files: <AdThumbnail picture={ad.picture} hasFilm={ad.film !== null} />,
    group: (
      <StaffLink href={staffPaths.adGroup(area, ad.groupId)} className="underline-offset-4 hover:underline">
        {ad.group}
      </StaffLink>
    ),
    client: ad.client,
    product: ad.product,
    status: <StatusBadge status={ad.status} labels={AD_GROUP_STATUS_LABELS} />,
    template: ad.template && (
      <StaffLink
        href={staffPaths.adTemplate(toTemplateArea(area), ad.template.id)}
        className="underline-offset-4 hover:underline"
      >
        {ad.template.name}
      </StaffLink>
    ),
    created: <OfficeTime at={ad.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={ad.changedAt} className={TIME_CLASS} />,
  },
})

type AdThumbnailProps = {
  picture: string | null
  hasFilm: boolean
}

/** The files are private, so the image optimizer cannot read them. */
const AdThumbnail = ({ picture, hasFilm }: AdThumbnailProps) => (
  <span className="flex items-center gap-2">
    {picture ? (
      <Image
        unoptimized
        src={staffPaths.adFile(picture)}
        alt="Picture"
        width={100}
        height={55}
        className="aspect-[1000/550] w-20 rounded-sm bg-secondary object-cover"
      />
    ) : (
      <span className="grid aspect-[1000/550] w-20 place-items-center rounded-sm border border-dashed text-xs text-muted-foreground">
        No picture
      </span>
    )}
    {hasFilm && <Badge>Film</Badge>}
  </span>
)
