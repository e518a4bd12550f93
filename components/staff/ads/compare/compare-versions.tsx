import { AdPicture } from '@/components/preview/ad-media'
import { storedName, versionName } from '@/components/staff/ads/version-facts'
import { officeTime } from '@/components/staff/office-time'
import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import type { AdKind } from '@/lib/ads/types'
import type { AdVersion } from '@/lib/data/ads/ad-detail'
import { staffPaths } from '@/lib/portal/staff-paths'
import { FilmsInStep, type Pair, type Side } from './films-in-step'

type Props = {
  kind: AdKind
  /** Two at least, the newest first. */
  versions: AdVersion[]
  /** What was asked for; null before. */
  compared: Comparison | null
  /** The page that shows it, with the place on it. */
  address: string
}

const SIDES = ['left', 'right'] as const

/** Two versions beside each other, chosen by a form that needs no scripts. */
export function CompareVersions({ kind, versions, compared, address }: Props) {
  const chosen = compared ?? { left: versions[1], right: versions[0] }
  const described = compared && {
    left: { source: staffPaths.adFile(compared.left.path), name: versionName(compared.left) },
    right: { source: staffPaths.adFile(compared.right.path), name: versionName(compared.right) },
  }
  return (
    <div className="grid gap-6">
      <form action={address} className="flex flex-wrap items-end gap-4">
        {SIDES.map((side) => (
          <label key={side} className="grid min-w-0 grow basis-56 gap-1.5 text-sm">
            <span>{side === 'left' ? 'Left' : 'Right'}</span>
            <select
              key={chosen[side]?.path}
              name={side}
              defaultValue={chosen[side] && storedName(chosen[side])}
              className={`${fieldLook} h-11`}
            >
              {versions.map((version) => (
                <option key={version.path} value={storedName(version)}>
                  {versionName(version)} · {officeTime(version.createdAt)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" variant="outline">
          Compare
        </Button>
      </form>
      {described &&
        (kind === 'static' ? <PicturesSideBySide {...described} /> : <FilmsInStep {...described} />)}
    </div>
  )
}

const Half = ({ source, name }: Side) => (
  <figure className="grid gap-2">
    <AdPicture key={source} source={source} title={name} eager={false} />
    <figcaption className="text-sm [overflow-wrap:anywhere] text-muted-foreground">{name}</figcaption>
  </figure>
)

const PicturesSideBySide = ({ left, right }: Pair) => (
  <div className="grid gap-6 md:grid-cols-2">
    <Half {...left} />
    <Half {...right} />
  </div>
)

export type Comparison = { left: AdVersion; right: AdVersion }

type Query = Record<string, string | string[] | undefined>

/** The two versions of one kind that an address names; null when it does not name two. */
export function readComparison({ left, right }: Query, versions: readonly AdVersion[]): Comparison | null {
  const find = (name: Query[string]) => versions.find((version) => storedName(version) === name)
  const [one, other] = [find(left), find(right)]
  return one && other && one.kind === other.kind ? { left: one, right: other } : null
}
