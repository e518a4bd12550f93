import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { AdVersion } from '@/lib/data/ads/ad-detail'
import { staffPaths } from '@/lib/portal/staff-paths'
import { VersionFacts } from './version-facts'
import { versionName } from './version-name'

type FormAction = (formData: FormData) => Promise<void>

type Props = {
  versions: AdVersion[]
  /** Path of the one in use. */
  inUse: string | null
  /** Null for whoever may not. */
  restore: FormAction | null
  remove: FormAction | null
}

const Chosen = ({ version: { kind, path } }: { version: AdVersion }) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="path" value={path} />
  </>
)

/** Every file that was ever in this place, the newest first. */
export function VersionList({ versions, inUse, restore, remove }: Props) {
  return (
    <ol className="divide-y border-y">
      {versions.map((version) => {
        const name = <span className="sr-only"> {versionName(version)}</span>
        const isUsed = version.path === inUse
        return (
          <li key={version.path} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3">
            <VersionFacts version={version} />
            <div className="flex flex-wrap items-start gap-2">
              {isUsed && (
                <Badge variant="secondary" className="my-1.5">
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
                  <Chosen version={version} />
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
                    <Chosen version={version} />
                    <p>It cannot be brought back.</p>
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
