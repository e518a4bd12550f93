import { AD_KIND_LABELS, type AdKind } from '@/lib/ads/types'
import type { AdDetail } from '@/lib/data/ads/ad-detail'
import type { AdActions } from './ad-actions'
import { CompareVersions } from './compare/compare-versions'
import type { Comparison } from './compare/comparison'
import { VersionList } from './version-list'

type Props = {
  kind: AdKind
  ad: AdDetail
  actions: AdActions
  compared: Comparison | null
  /** Of the page. */
  address: string
}

/** The versions of one place, once there are some to choose from. */
export function KindSection({ kind, ad, actions, compared, address }: Props) {
  const versions = ad.versions.filter((version) => version.kind === kind)
  if (versions.length < 2) return null
  const id = `${kind}-versions`
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="grid scroll-mt-24 gap-5">
      <h2 id={`${id}-heading`} className="type-heading">
        Versions of the {AD_KIND_LABELS[kind].toLowerCase()}
      </h2>
      <VersionList
        versions={versions}
        inUse={ad.inUse[kind]}
        restore={actions.change && actions.change.restore[kind]}
        remove={actions.remove && actions.remove.version}
      />
      <CompareVersions
        kind={kind}
        versions={versions}
        compared={compared?.left.kind === kind ? compared : null}
        address={`${address}#${id}`}
      />
    </section>
  )
}
