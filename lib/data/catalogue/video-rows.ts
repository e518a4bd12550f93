import 'server-only'
import { env } from '@/lib/env'
import { filmTime } from '@/lib/time/film-time'
import { clientLabel, displayTitle } from '@/lib/video/labels'
import { RENDITION_COLUMNS, toRenditions, type RenditionRow } from '@/lib/video/renditions'
import { resolveSource } from '@/lib/video/source'
import { resolveThumbnail, withFocus } from '@/lib/video/thumbnail'
import type { AspectRatio, VideoCard, VideoDetail } from '@/lib/video/types'

type CardRow = {
  slug: string
  name_on_website: string | null
  name_internal: string | null
  video_thumbnail: string | null
  thumbnail_focus_x: number
  thumbnail_focus_y: number
  aspect_ratio: AspectRatio | null
  duration_ms: number | null
  video_clients: { clients: { name: string } | null }[]
}

type DetailRow = CardRow & {
  about_video_goal: string | null
  service: string | null
  city: string | null
  state: string | null
  video_file: string | null
  video_link: string | null
  vimeo_video_id: string | null
  created_on: string
  video_industries: { industries: { name: string } | null }[]
  video_renditions?: RenditionRow[]
}

export const CARD_COLUMNS =
  'slug, name_on_website, name_internal, video_thumbnail, thumbnail_focus_x, thumbnail_focus_y, aspect_ratio, duration_ms, video_clients(clients(name))'

export const DETAIL_COLUMNS =
  `${CARD_COLUMNS}, about_video_goal, service, city, state, video_file, video_link, vimeo_video_id, created_on, video_industries(industries(name))` as const

/** With what a player chooses from. */
export const PLAYER_COLUMNS = `${DETAIL_COLUMNS}, video_renditions(${RENDITION_COLUMNS})` as const

const STORAGE_ORIGIN = new URL(env.SUPABASE_URL).origin

/** Sorted, because the database returns links in no order and pages must be reproducible. */
const clientNames = (row: CardRow) =>
  row.video_clients.flatMap(({ clients }) => clients?.name ?? []).toSorted()

const thumbnailOf = (row: CardRow) => withFocus(resolveThumbnail(row.video_thumbnail, STORAGE_ORIGIN), row)

export function toVideoCard(row: CardRow): VideoCard {
  return {
    slug: row.slug,
    title: displayTitle(row),
    client: clientLabel(clientNames(row)),
    thumbnail: thumbnailOf(row),
    aspectRatio: row.aspect_ratio,
    ...(row.duration_ms && { length: filmTime(row.duration_ms) }),
  }
}

export function toVideoDetail(row: DetailRow): VideoDetail {
  return {
    slug: row.slug,
    title: displayTitle(row),
    clients: clientNames(row),
    industries: row.video_industries.flatMap(({ industries }) => industries?.name ?? []).toSorted(),
    goal: row.about_video_goal?.trim() || null,
    service: row.service,
    city: row.city,
    state: row.state,
    thumbnail: thumbnailOf(row),
    aspectRatio: row.aspect_ratio,
    source: resolveSource(row),
    renditions: toRenditions(row.video_renditions ?? []),
    // Databases format times differently.
    createdOn: new Date(row.created_on).toISOString(),
  }
}
