import 'server-only'
import type { VideoFacts } from '@/lib/catalogue/video-checklist'
import {
  statusOfVideo,
  toPlaceText,
  type VideoField,
  type VideoStatus,
  type VideoValues,
} from '@/lib/catalogue/video-fields'
import type { FilmingPlace } from '@/lib/catalogue/filming-place'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { displayTitle, industryHeading } from '@/lib/video/labels'
import type { AspectRatio } from '@/lib/video/types'
import { FACT_COLUMNS, toVideoFacts } from './video-facts'

export type Linked = { id: string; name: string }

export type VideoRecord = {
  id: string
  /** Of the record, for edits. */
  version: number
  values: VideoValues
  /** What lists and headings show. */
  title: string
  status: VideoStatus
  /** ISO 8601. */
  createdOn: string
  /** ISO 8601; null: visitors have never seen it. */
  publishedAt: string | null
  clients: Linked[]
  /** With the names that visitors read. */
  industries: Linked[]
  facts: VideoFacts
}

export const FIELD_COLUMNS =
  `${FACT_COLUMNS}, version, name_internal, service, city, website_placement, best_thumbnail` as const

type FieldRow = {
  name_on_website: string | null
  name_internal: string | null
  slug: string
  about_video_goal: string | null
  service: string | null
  city: string | null
  state: string | null
  aspect_ratio: AspectRatio | null
  website_placement: string | null
  best_thumbnail: boolean
}

export const toValues = (row: FieldRow): VideoValues => ({
  name: row.name_on_website ?? '',
  title: row.name_internal ?? '',
  slug: row.slug,
  goal: row.about_video_goal ?? '',
  service: row.service ?? '',
  place: toPlaceText(row),
  ratio: row.aspect_ratio ?? '',
  placement: row.website_placement ?? 'none',
  hero: row.best_thumbnail ? 'yes' : 'no',
})

/** The place has two columns: `placeColumns`. */
export const CHANGES: Record<Exclude<VideoField, 'place'>, (value: string) => Partial<FieldRow>> = {
  name: (name) => ({ name_on_website: name || null }),
  title: (title) => ({ name_internal: title || null }),
  slug: (slug) => ({ slug }),
  goal: (goal) => ({ about_video_goal: goal || null }),
  service: (service) => ({ service: service || null }),
  ratio: (ratio) => ({ aspect_ratio: (ratio || null) as AspectRatio | null }),
  placement: (placement) => ({ website_placement: placement }),
  hero: (hero) => ({ best_thumbnail: hero === 'yes' }),
}

export const placeColumns = ({ city, state }: FilmingPlace): Partial<FieldRow> => ({ city, state })

const byName = (one: Linked, other: Linked) => one.name.localeCompare(other.name)

/** Null for an unknown id. */
export async function getVideo(id: string): Promise<VideoRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select(
      `id, draft, archived, created_on, published_at, ${FIELD_COLUMNS},
      video_clients(clients(id, name)), video_industries(industries(id, name))`,
    )
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('videoRecord.getVideo', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      values: toValues(data),
      title: displayTitle(data),
      status: statusOfVideo(data),
      createdOn: data.created_on,
      publishedAt: data.published_at,
      clients: data.video_clients.map(({ clients }) => clients).toSorted(byName),
      industries: data.video_industries
        .map(({ industries: { id, name } }) => ({ id, name: industryHeading(name) }))
        .toSorted(byName),
      facts: toVideoFacts(data),
    }
  )
}

export async function isPublished(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('videos').select('draft, archived').eq('id', id).maybeSingle()
  if (error) throw new DataError('videoRecord.isPublished', { cause: error })
  return data !== null && statusOfVideo(data) === 'published'
}
