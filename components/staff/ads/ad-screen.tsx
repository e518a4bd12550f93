import type { ReactNode } from 'react'
import { OnePlayerAtATime } from '@/components/preview/one-player-at-a-time'
import { AD_KINDS } from '@/lib/ads/types'
import type { Area } from '@/lib/auth/roles'
import type { AdDetail } from '@/lib/data/ads/ad-detail'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { AdActions } from './ad-actions'
import { AdHeading } from './ad-heading'
import type { Comparison } from './compare/comparison'
import { CurrentFile } from './current-file'
import { DeleteAd } from './delete-ad'
import { KindSection } from './kind-section'
import { UploadSlots } from './upload/upload-slots'

type Props = {
  area: Area
  ad: AdDetail
  actions: AdActions
  compared: Comparison | null
  /** What the client says about it. */
  children: ReactNode
}

export function AdScreen({ area, ad, actions, compared, children }: Props) {
  const shown = {
    static: <CurrentFile kind="static" ad={ad} />,
    motion: <CurrentFile kind="motion" ad={ad} />,
  }
  const hasFile = { static: ad.inUse.static !== null, motion: ad.inUse.motion !== null }
  return (
    <div className="grid gap-10">
      <AdHeading area={area} ad={ad} saveTitle={actions.change && actions.change.saveTitle} />
      <OnePlayerAtATime className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
        {actions.change ? (
          <UploadSlots actions={actions.change.uploads} shown={shown} hasFile={hasFile} />
        ) : (
          AD_KINDS.map((kind) => <div key={kind}>{shown[kind]}</div>)
        )}
      </OnePlayerAtATime>
      {children}
      {AD_KINDS.map((kind) => (
        <KindSection
          key={kind}
          kind={kind}
          ad={ad}
          actions={actions}
          compared={compared}
          address={staffPaths.ad(area, ad.id)}
        />
      ))}
      {actions.remove && <DeleteAd title={ad.title} remove={actions.remove.ad} />}
    </div>
  )
}
