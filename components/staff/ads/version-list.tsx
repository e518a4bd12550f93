import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { AD_KIND_LABELS, type AdKind } from '@/lib/ads/types'
import type { AdDetail, AdVersion } from '@/lib/data/ads/ad-detail'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { AdActions } from './ad-actions'
import { CompareVersions, type Comparison } from './compare/compare-versions'
import { VersionFacts, displayFileName } from './version-facts'

type VersionsSectionProps = {
  kind: AdKind
  ad: AdDetail
  actions: AdActions
  comparison: Comparison | null
  pageHref: string
}

/** Hidden until there are two versions. */
export function VersionsSection({ kind, ad, actions, comparison, pageHref }: VersionsSectionProps) {
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
        comparison={comparison?.left.kind === kind ? comparison : null}
        formHref={`${pageHref}#${id}`}
      />
    </section>
  )
}

type FormAction = (formData: FormData) => Promise<void>

type VersionListProps = {
  versions: AdVersion[]
  inUse: string | null
  /** Null where the user lacks the right. */
  restore: FormAction | null
  remove: FormAction | null
}

const VersionFields = ({ version: { kind, path } }: { version: AdVersion }) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="path" value={path} />
  </>
)

function VersionList({ versions, inUse, restore, remove }: VersionListProps) {
  return (
    <ol className="divide-y border-y">
      {versions.map((version) => {
        const name = <span className="sr-only"> {displayFileName(version)}</span>
        const isUsed = version.path === inUse
        return (
          <li key={version.path} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3">
            <VersionFacts version={version} />
            <div className="flex flex-wrap items-start gap-2">
              {isUsed && (
                <Badge tone="active" className="my-1.5">
                  In use
                </Badge>
              )}
              <a
                href={staffPaths.adFile(version.path)}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: 'ghost', size: 'sm' })}
              >
                <span>View{name}</span>
              </a>
              {!isUsed && restore && (
                <form action={restore}>
                  <VersionFields version={version} />
                  <Button type="submit" variant="outline" size="sm">
                    <span>Use this one{name}</span>
                  </Button>
                </form>
              )}
              {!isUsed && remove && (
                <details className="relative">
                  <summary
                    className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'list-none' })}
                  >
                    <span>Delete{name}</span>
                  </summary>
                  <form action={remove} className="mt-2 grid gap-2 text-sm">
                    <VersionFields version={version} />
                    <p>This cannot be undone.</p>
                    <Button type="submit" variant="destructive" size="sm" className="justify-self-start">
                      <span>Delete for good{name}</span>
                    </Button>
                  </form>
                </details>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
