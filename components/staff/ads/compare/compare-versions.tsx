import { storedName, versionName } from '@/components/staff/ads/version-name'
import { officeTime } from '@/components/staff/office-time'
import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import type { AdKind } from '@/lib/ads/types'
import type { AdVersion } from '@/lib/data/ads/ad-detail'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { Comparison } from './comparison'
import { FilmsInStep } from './films-in-step'
import { PicturesSideBySide } from './pictures-side-by-side'

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
