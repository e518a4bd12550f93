import Link from 'next/link'
import { AdGroupStatusBadge } from '@/components/staff/ad-groups/ad-group-status-badge'
import type { ListRow } from '@/components/staff/list/list-table'
import { OfficeTime } from '@/components/staff/office-time'
import type { AdColumn } from '@/lib/ads/ad-library'
import type { Area } from '@/lib/auth/roles'
import type { LibraryAd } from '@/lib/data/ads/ad-library'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AdThumbnail } from './ad-thumbnail'

const TIME = 'text-muted-foreground tabular-nums'

export const toListRow = (area: Area, ad: LibraryAd): ListRow<AdColumn> => ({
  id: ad.id,
  href: staffPaths.ad(area, ad.id),
  title: ad.title,
  cells: {
    files: <AdThumbnail picture={ad.picture} hasFilm={ad.film !== null} />,
    group: (
      <Link
        href={staffPaths.adGroup(area, ad.groupId)}
        prefetch={false}
        className="underline-offset-4 hover:underline"
      >
        {ad.group}
      </Link>
    ),
    client: ad.client,
    product: ad.product,
    status: <AdGroupStatusBadge status={ad.status} />,
    created: <OfficeTime at={ad.createdAt} className={TIME} />,
    changed: <OfficeTime at={ad.changedAt} className={TIME} />,
  },
})
