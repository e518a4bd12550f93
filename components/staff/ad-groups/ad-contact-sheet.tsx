import type { ReactNode } from 'react'
import type { Area } from '@/lib/auth/roles'
import type { GroupAd } from '@/lib/data/ads/ad-group-detail'
import { AdTile } from './ad-tile'

/** About as many as are in sight at first. */
const EAGER = 4

type Props = {
  ads: GroupAd[]
  area: Area
  /** Where an ad stands with the client. */
  badgesOf: (adId: string) => ReactNode
  /** How an ad is added, for whoever may. */
  children: ReactNode
}

export function AdContactSheet({ ads, area, badgesOf, children }: Props) {
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
            <AdTile key={ad.id} ad={ad} area={area} eager={index < EAGER} badges={badgesOf(ad.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}
