import 'server-only'
import type { VideoFacts } from '@/lib/catalogue/video-checklist'
import { resolveSource } from '@/lib/video/source'
import type { AspectRatio } from '@/lib/video/types'

type FactRow = {
  name_on_website: string | null
  slug: string
  video_thumbnail: string | null
  video_link: string | null
  vimeo_video_id: string | null
  video_file: string | null
  film_probes: { path: string | null; playable: boolean }[]
  video_renditions: { kind: string; made_from: string }[]
  aspect_ratio: AspectRatio | null
  about_video_goal: string | null
  state: string | null
  film_file: string | null
  video_clients: unknown[]
  video_industries: unknown[]
  captions: { kind: string }[]
}

/** Without the clients and industries, which the readers select with what they need of them. */
export const FACT_COLUMNS =
  'name_on_website, slug, video_thumbnail, video_link, vimeo_video_id, video_file, film_file, film_probes(path, playable), video_renditions(kind, made_from), captions(kind), aspect_ratio, about_video_goal, state'

/** As private.film_plays() in the database: a file of ours plays when a stored report says so. */
function filmPlays(row: FactRow): boolean {
  const { video_file: shown, film_file: uploaded } = row
  const isOurs = shown === null ? uploaded !== null : uploaded === null && !/^https?:/.test(shown)
  if (!isOurs) return resolveSource(row) !== null
  return (
    row.film_probes.some(({ path, playable }) => playable && path === uploaded) ||
    row.video_renditions.some(({ kind, made_from: source }) => kind === 'film' && source === uploaded)
  )
}

/** private.video_gaps() decides in the database; keep both alike. */
export const toVideoFacts = (row: FactRow): VideoFacts => ({
  nameOnWebsite: row.name_on_website,
  slug: row.slug,
  filmPlays: filmPlays(row),
  thumbnail: row.video_thumbnail,
  aspectRatio: row.aspect_ratio,
  industries: row.video_industries.length,
  goal: row.about_video_goal,
  state: row.state,
  clients: row.video_clients.length,
  hasCaptions: row.captions.some(({ kind }) => kind !== 'chapters'),
})
