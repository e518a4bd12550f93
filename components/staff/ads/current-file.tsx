import { AD_KIND_LABELS, type AdKind } from '@/lib/ads/types'
import type { AdDetail } from '@/lib/data/ads/ad-detail'
import { AdMedia } from './ad-media'
import { VersionFacts } from './version-facts'

/** What is in one of the two places of an ad. */
export function CurrentFile({ kind, ad }: { kind: AdKind; ad: AdDetail }) {
  const version = ad.versions.find(({ path }) => path === ad.inUse[kind])
  return (
    <div className="grid gap-3">
      <h2 className="type-heading">{AD_KIND_LABELS[kind]}</h2>
      <AdMedia kind={kind} title={ad.title} path={ad.inUse[kind]} poster={ad.inUse.static} />
      {version && <VersionFacts version={version} />}
    </div>
  )
}
