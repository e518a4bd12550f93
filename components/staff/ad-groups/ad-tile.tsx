import Link from 'next/link'
import type { ReactNode } from 'react'
import { AdFrame } from '@/components/preview/ad-frame'
import { AdPicture } from '@/components/preview/ad-picture'
import type { Area } from '@/lib/auth/roles'
import type { GroupAd } from '@/lib/data/ads/ad-group-detail'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  ad: GroupAd
  area: Area
  eager: boolean
  /** Where it stands with the client. */
  badges: ReactNode
}

function whatIsThere({ picture, film }: GroupAd): string {
  if (picture && film) return 'Picture and film'
  if (picture) return 'No film yet'
  return film ? 'Film only' : 'No files yet'
}

export function AdTile({ ad, area, eager, badges }: Props) {
  return (
    <li className="relative overflow-hidden rounded-md border bg-card">
      {ad.picture ? (
        <AdPicture source={staffPaths.adFile(ad.picture)} title={ad.title} eager={eager} />
      ) : (
        <AdFrame>No picture yet</AdFrame>
      )}
      <div className="border-t p-3">
        <Link
          href={staffPaths.ad(area, ad.id)}
          prefetch={false}
          className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {ad.title}
        </Link>
        <p className="text-sm text-muted-foreground">{whatIsThere(ad)}</p>
        {/* Empty, it takes no room. */}
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">{badges}</p>
      </div>
    </li>
  )
}
