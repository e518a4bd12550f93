import 'server-only'
import {
  readPlace,
  VIDEO_LIST,
  type VideoColumn,
  type VideoFact,
  type VideoFilter,
  type VideoStatus,
} from '@/lib/catalogue/video-list'
import { LIST_PAGE_SIZE, type ListPage, readListPage, searchWords } from '@/lib/data/query/lists'
import { readBatches } from '@/lib/data/query/row-order'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'
import { layoutOf, type ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import { createSessionClient } from '@/lib/supabase/server'
import { resolveThumbnail, type Thumbnail } from '@/lib/video/thumbnail'
import type { AspectRatio } from '@/lib/video/types'
import { staffThumbnail } from './staff-thumbnail'

const GRID_PAGE_SIZE = 24

export type GalleryVideo = {
  id: string
  slug: string
  title: string
  thumbnail: Thumbnail
  aspectRatio: AspectRatio | null
  status: VideoStatus
  /** Names, sorted. */
  clients: string[]
  /** Dash-separated names, sorted. */
  industries: string[]
  service: string | null
  city: string | null
  state: string | null
  hasPlacement: boolean
  missing: VideoFact[]
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

export type VideoQuery = ListQuery<VideoColumn, VideoFilter>

type Client = Awaited<ReturnType<typeof createSessionClient>>

type After = { id: string; value: string | null }

/** As the database finds the rows. */
export function toVideoFilter({ text, filters }: VideoQuery) {
  const place = filters.place ? readPlace(filters.place) : null
  return {
    words: searchWords(text),
    with_status: filters.status,
    of_client: filters.client,
    of_industry: filters.industry,
    with_service: filters.service,
    in_state: place?.state,
    in_city: place?.city,
    with_placement: filters.placement ? filters.placement === 'yes' : undefined,
    without: filters.missing,
  }
}

async function search(client: Client, query: VideoQuery, first: number, count: number, after?: After | null) {
  const { data, error } = await client.rpc('search_videos', {
    ...toVideoFilter(query),
    sort_by: query.sort,
    descending: query.isDescending,
    max_rows: count,
    skip_rows: first,
    after_value: after?.value ?? undefined,
    after_id: after?.id,
  })
  if (error) throw new DataError('videoGallery.search', { cause: error })
  return data
}

type Row = Awaited<ReturnType<typeof search>>[number]

const STORAGE_ORIGIN = new URL(env.SUPABASE_URL).origin

function thumbnailOf({ id, status, video_thumbnail }: Row): Thumbnail {
  const poster = video_thumbnail as string | null
  const thumbnail = resolveThumbnail(poster, STORAGE_ORIGIN)
  return status === 'published' ? thumbnail : staffThumbnail(thumbnail, id, poster)
}

const toVideo = (row: Row): GalleryVideo => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  thumbnail: thumbnailOf(row),
  aspectRatio: row.aspect_ratio as AspectRatio | null,
  status: row.status as VideoStatus,
  clients: row.clients,
  industries: row.industries,
  service: row.service as string | null,
  city: row.city as string | null,
  state: row.state as string | null,
  hasPlacement: row.has_placement,
  missing: row.missing as VideoFact[],
  createdAt: row.created_on,
  changedAt: row.updated_at,
})

export async function searchVideos(query: VideoQuery): Promise<ListPage<GalleryVideo>> {
  const client = await createSessionClient()
  const size = layoutOf(VIDEO_LIST, query) === 'grid' ? GRID_PAGE_SIZE : LIST_PAGE_SIZE
  return readListPage(
    query.page,
    async (first, last) => {
      const rows = await search(client, query, first, last - first + 1)
      return { rows: rows.map(toVideo), total: rows[0]?.total ?? null }
    },
    size,
  )
}

/** Reads the session now. The batches are read after the request. */
export async function exportVideos(query: VideoQuery, size?: number): Promise<AsyncIterable<GalleryVideo[]>> {
  const client = await createSessionClient()
  return readBatches<GalleryVideo, After>(async (after, count) => {
    const rows = await search(client, query, 0, count, after)
    const last = rows.at(-1)
    return { rows: rows.map(toVideo), after: last ? { id: last.id, value: last.sort_value } : null }
  }, size)
}

/** Null when the list has changed since it was shown: another number of videos, or a later change. */
export async function listSelectedVideos(
  selection: Extract<Selection, { kind: 'all' }>,
  query: VideoQuery,
): Promise<string[] | null> {
  const rows = await search(await createSessionClient(), query, 0, MAX_SELECTION)
  const loadedAt = Date.parse(selection.asOf)
  const isUnchanged =
    (rows[0]?.total ?? 0) === selection.count && rows.every((row) => Date.parse(row.updated_at) <= loadedAt)
  return isUnchanged ? rows.map(({ id }) => id) : null
}

export type VideoChoices = {
  services: string[]
  states: string[]
  cities: { state: string; city: string }[]
}

/** What the list can be narrowed to, beside clients and industries. */
export async function listVideoChoices(): Promise<VideoChoices> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_video_choices')
  if (error) throw new DataError('videoGallery.listVideoChoices', { cause: error })
  return data as VideoChoices
}
