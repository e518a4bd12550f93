import type { ReactNode } from 'react'
import type { Area } from '@/lib/auth/roles'
import type { AdGroup } from '@/lib/data/ad-group-detail'
import { AdContactSheet } from './ad-contact-sheet'
import { AdGroupFacts } from './ad-group-facts'
import type { AdGroupEditing } from './ad-group-editing'
import { AdGroupHeading } from './ad-group-heading'

type Props = {
  group: AdGroup
  area: Area
  editing: AdGroupEditing
  /** How an ad is added, for whoever may. */
  newAd: ReactNode
  /** What stands beside the ads, below the facts. */
  children: ReactNode
}

export function AdGroupDetail({ group, area, editing, newAd, children }: Props) {
  return (
    <div className="grid gap-8">
      <AdGroupHeading group={group} editing={editing} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-8 lg:order-last">
          <AdGroupFacts group={group} editing={editing} />
          {children}
        </div>
        <AdContactSheet ads={group.ads} area={area}>
          {newAd}
        </AdContactSheet>
      </div>
    </div>
  )
}
