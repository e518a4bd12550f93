import 'server-only'
import { cache } from 'react'
import { PLACE_TILES } from '@/lib/catalogue/public-lists'
import { isOutOfRange } from '@/lib/data/query/lists'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'
import { DataError } from '@/lib/errors'
import { mediaPath } from '@/lib/paths'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { toFilmText } from '@/lib/video/captions'
import type { VideoCard, VideoDetail, WatchedVideo } from '@/lib/video/types'
import { CARD_COLUMNS, DETAIL_COLUMNS, PLAYER_COLUMNS, toVideoCard, toVideoDetail } from './video-rows'

export type { VideoCard, VideoDetail }

const BUILT_AHEAD = 200

/** A tile shows its client, so renaming a client must refresh it. */
const client = (...narrow: string[]) => createPublicClient([tags.videos, tags.clients, ...narrow])

/** Null for unknown, archived and draft slugs alike, so that drafts cannot be probed. */
export const getPublishedVideo = cache(async (slug: string): Promise<WatchedVideo | null> => {
  const { data, error } = await client(tags.industries, tags.captions, videoTags.one(slug))
    .from('videos')
    .select(`${PLAYER_COLUMNS}, captions(id, kind, language, label, version, content)`)
    .eq('slug', slug)
    .eq('archived', false)
    .eq('draft', false)
    .maybeSingle()
  if (error) throw new DataError('videos.getPublishedVideo', { cause: error })
  return data && { ...toVideoDetail(data), text: toFilmText(data.captions) }
})

/** The path of the silent loop of a published film; null without one. */
export async function getLoop(slug: string): Promise<string | null> {
  const { data, error } = await createPublicClient([tags.videos, videoTags.one(slug)])
    .from('video_renditions')
    .select('public_file, videos!inner(slug)')
    .eq('kind', 'loop')
    .eq('videos.slug', slug)
    .not('public_file', 'is', null)
    .limit(1)
    .maybeSingle()
  if (error) throw new DataError('videos.getLoop', { cause: error })
  return data?.public_file ? mediaPath('videos', data.public_file) : null
}

/** The newest video whose name matches the portfolio's lead film; null without one. */
export const getFeaturedVideo = cache(async (): Promise<VideoDetail | null> => {
  const { data, error } = await client(tags.industries, videoTags.portfolio)
    .from('videos')
    .select(DETAIL_COLUMNS)
    .or('name_on_website.ilike.*hemp pot*,name_internal.ilike.*hemp pot*')
    .eq('archived', false)
    .eq('draft', false)
    .order('created_on', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (error) throw new DataError('videos.getFeaturedVideo', { cause: error })
  return data && toVideoDetail(data)
})

/** Slugs to generate at build; older pages are generated on first request. */
export const listNewestVideoSlugs = cache(async (): Promise<string[]> => {
  const { data, error } = await createPublicClient([tags.videos])
    .from('videos')
    .select('slug')
    .eq('archived', false)
    .eq('draft', false)
    .order('created_on', { ascending: false })
    .limit(BUILT_AHEAD)
  if (error) throw new DataError('videos.listNewestVideoSlugs', { cause: error })
  return data.map(({ slug }) => slug)
})

/** `state` is its full name; null as the city stands for the whole state. */
type FilmPlace = { city: string | null; state: string }

export type PlaceFilms = { videos: VideoCard[]; total: number }

/** Newest first, website placement only. Past the last one no videos. */
export async function listVideosOfPlace(
  { city, state }: FilmPlace,
  { first = 0, count = PLACE_TILES } = {},
): Promise<PlaceFilms> {
  const inState = listed(city === null ? videoTags.state(state) : videoTags.city(city, state)).eq(
    'state',
    state,
  )
  const inPlace = city === null ? inState : inState.eq('city', city)
  const { data, count: total, error } = await inPlace.range(first, first + count - 1)
  if (isOutOfRange(error)) return { videos: [], total: 0 }
  if (error) throw new DataError('videos.listVideosOfPlace', { cause: error })
  return { videos: data.map(toVideoCard), total: total ?? 0 }
}

/** As `listVideosOfPlace`. */
export async function listFeaturedVideos({ first = 0, count = PLACE_TILES } = {}): Promise<PlaceFilms> {
  const {
    data,
    count: total,
    error,
  } = await listed(videoTags.featured)
    .eq('website_placement', 'featured-video')
    .range(first, first + count - 1)
  if (isOutOfRange(error)) return { videos: [], total: 0 }
  if (error) throw new DataError('videos.listFeaturedVideos', { cause: error })
  return { videos: data.map(toVideoCard), total: total ?? 0 }
}

function listed(narrow: string) {
  return client(narrow)
    .from('videos')
    .select(CARD_COLUMNS, { count: 'exact' })
    .eq('archived', false)
    .eq('draft', false)
    .not('website_placement', 'is', null)
    .neq('website_placement', 'none')
    .order('created_on', { ascending: false })
    .order('slug')
}
