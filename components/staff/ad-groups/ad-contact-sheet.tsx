import type { ReactNode } from 'react'
import { AdFrame, AdPicture } from '@/components/preview/ad-media'
import { StaffLink } from '@/components/staff/staff-link'
import type { Area } from '@/lib/auth/roles'
import type { GroupAd } from '@/lib/data/ads/ad-group-detail'
import { staffPaths } from '@/lib/portal/staff-paths'

/** About as many as fit the first screen. */
const EAGER_COUNT = 4

type AdContactSheetProps = {
  ads: GroupAd[]
  area: Area
  badgesOf: (adId: string) => ReactNode
  /** The form for a new ad, if the user may add one. */
  children: ReactNode
}

export function AdContactSheet({ ads, area, badgesOf, children }: AdContactSheetProps) {
  return (
    <section aria-labelledby="ads" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ads" className="type-heading">
          Ads <span className="text-muted-foreground tabular-nums">({ads.length})</span>
        </h2>
        {children}
      </div>
      {ads.length === 0 ? (
        <p className="text-muted-foreground">No ads yet.</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
          {ads.map((ad, index) => (
            <AdTile key={ad.id} ad={ad} area={area} eager={index < EAGER_COUNT} badges={badgesOf(ad.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

type AdTileProps = {
  ad: GroupAd
  area: Area
  eager: boolean
  badges: ReactNode
}

function filesText({ picture, film }: GroupAd): string {
  if (picture && film) return 'Picture and film'
  if (picture) return 'No film yet'
  return film ? 'Film only' : 'No files yet'
}

function AdTile({ ad, area, eager, badges }: AdTileProps) {
  return (
    <li className="relative overflow-hidden rounded-md border bg-card">
      {ad.picture ? (
        <AdPicture source={staffPaths.adFile(ad.picture)} title={ad.title} eager={eager} />
      ) : (
        <AdFrame>No picture yet</AdFrame>
      )}
      <div className="border-t p-3">
        <StaffLink
          href={staffPaths.ad(area, ad.id)}
          className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {ad.title}
        </StaffLink>
        <p className="text-sm text-muted-foreground">{filesText(ad)}</p>
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">{badges}</p>
      </div>
    </li>
  )
}
