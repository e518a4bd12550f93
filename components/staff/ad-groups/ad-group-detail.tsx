import type { ReactNode } from 'react'
import type { Area } from '@/lib/auth/roles'
import type { AdGroup } from '@/lib/data/ads/ad-group-detail'
import { AdContactSheet } from './ad-contact-sheet'
import { AdGroupFacts } from './ad-group-facts'
import type { AdGroupEditing } from './ad-group-editing'
import { AdGroupHeading } from './ad-group-heading'

type Props = {
  group: AdGroup
  area: Area
  editing: AdGroupEditing
  /** Where an ad stands with the client. */
  badgesOf: (adId: string) => ReactNode
  /** How an ad is added, for whoever may. */
  newAd: ReactNode
  /** What stands beside the ads where there is room, else below them. */
  children: ReactNode
}

export function AdGroupDetail({ group, area, editing, badgesOf, newAd, children }: Props) {
  return (
    <div className="grid gap-8">
      <AdGroupHeading group={group} editing={editing} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <AdGroupFacts group={group} editing={editing} />
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <AdContactSheet ads={group.ads} area={area} badgesOf={badgesOf}>
            {newAd}
          </AdContactSheet>
        </div>
        <div className="grid content-start gap-8 lg:col-start-2">{children}</div>
      </div>
    </div>
  )
}
