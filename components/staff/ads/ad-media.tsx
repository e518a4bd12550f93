import { AdFilm } from '@/components/preview/ad-film'
import { AdFrame } from '@/components/preview/ad-frame'
import { AdPicture } from '@/components/preview/ad-picture'
import type { AdKind } from '@/lib/ads/types'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  kind: AdKind
  title: string
  /** In the bucket `ads`; null where there is none yet. */
  path: string | null
  /** Of the picture that stands for a film until it plays. */
  poster?: string | null
}

const NOTHING: Record<AdKind, string> = { static: 'No picture yet', motion: 'No film yet' }

/** A picture or a film, as clients see it. */
export function AdMedia({ kind, title, path, poster = null }: Props) {
  if (path === null) return <AdFrame>{NOTHING[kind]}</AdFrame>
  const source = staffPaths.adFile(path)
  // By its path, since a new file is not what failed to load before it.
  if (kind === 'static') return <AdPicture key={path} source={source} title={title} eager />
  return <AdFilm key={path} source={source} poster={poster && staffPaths.adFile(poster)} title={title} />
}
