import { AdPicture } from '@/components/preview/ad-media'
import { fileNameInGroup, displayFileName } from '@/components/staff/ads/version-facts'
import { officeTime } from '@/components/staff/office-time'
import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import type { AdKind } from '@/lib/ads/types'
import type { AdVersion } from '@/lib/data/ads/ad-detail'
import { staffPaths } from '@/lib/portal/staff-paths'
import { SyncedVideos, type Pair, type Side } from './synced-videos'

type Props = {
  kind: AdKind
  /** At least two, newest first. */
  versions: AdVersion[]
  /** Null until two versions are chosen. */
  comparison: Comparison | null
  formHref: string
}

const SIDES = ['left', 'right'] as const

export function CompareVersions({ kind, versions, comparison, formHref }: Props) {
  const selected = comparison ?? { left: versions[1], right: versions[0] }
  const sides = comparison && {
    left: { source: staffPaths.adFile(comparison.left.path), name: displayFileName(comparison.left) },
    right: { source: staffPaths.adFile(comparison.right.path), name: displayFileName(comparison.right) },
  }
  return (
    <div className="grid gap-6">
      <form action={formHref} className="flex flex-wrap items-end gap-4">
        {SIDES.map((side) => (
          <label key={side} className="grid min-w-0 grow basis-56 gap-1.5 text-sm">
            <span>{side === 'left' ? 'Left' : 'Right'}</span>
            <select
              key={selected[side]?.path}
              name={side}
              defaultValue={selected[side] && fileNameInGroup(selected[side])}
              className={`${fieldLook} h-11`}
            >
              {versions.map((version) => (
                <option key={version.path} value={fileNameInGroup(version)}>
                  {displayFileName(version)} · {officeTime(version.createdAt)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" variant="outline">
          Compare
        </Button>
      </form>
      {sides && (kind === 'static' ? <PicturesSideBySide {...sides} /> : <SyncedVideos {...sides} />)}
    </div>
  )
}

const PictureHalf = ({ source, name }: Side) => (
  <figure className="grid gap-2">
    <AdPicture key={source} source={source} title={name} eager={false} />
    <figcaption className="text-sm [overflow-wrap:anywhere] text-muted-foreground">{name}</figcaption>
  </figure>
)

const PicturesSideBySide = ({ left, right }: Pair) => (
  <div className="grid gap-6 md:grid-cols-2">
    <PictureHalf {...left} />
    <PictureHalf {...right} />
  </div>
)

export type Comparison = { left: AdVersion; right: AdVersion }

type Query = Record<string, string | string[] | undefined>

/** Null unless the query names two versions of the same kind. */
export function readComparison({ left, right }: Query, versions: readonly AdVersion[]): Comparison | null {
  const find = (name: Query[string]) => versions.find((version) => fileNameInGroup(version) === name)
  const [one, other] = [find(left), find(right)]
  return one && other && one.kind === other.kind ? { left: one, right: other } : null
}
