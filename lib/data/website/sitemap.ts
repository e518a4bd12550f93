import 'server-only'
import { cache } from 'react'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'
import type { VideoDetail } from '@/lib/video/types'
import { placeTags } from '@/lib/data/query/place-tags'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'
import { DETAIL_COLUMNS, toVideoDetail } from '@/lib/data/catalogue/video-rows'

/** Addresses in one file; the format allows 50,000. */
const PART_SIZE = 1_000

/** Rows per request: below the server's limit of 1,000 and the 2 MB that Next caches. */
const ROWS = 500

type SitemapKind = 'states' | 'cities' | 'videos' | 'posts'

/** One file of the sitemap: the entries of one kind from one slug to another, inclusive. */
export type SitemapPart = {
  kind: SitemapKind
  part: number
  firstSlug: string
  lastSlug: string
  updatedAt: string
}

type Row = { slug: string; updatedAt: string }

export const listSitemapParts = cache(async (): Promise<SitemapPart[]> => {
  const { data, error } = await createPublicClient([
    tags.geoPages,
    placeTags.sitemap,
    tags.videos,
    tags.posts,
    videoTags.sitemap,
  ]).rpc('list_sitemap_parts', { part_size: PART_SIZE }, { get: true })
  if (error) throw new DataError('sitemap.listSitemapParts', { cause: error })
  return data.map(({ kind, part, first_slug, last_slug, last_modified }) => ({
    kind: kind as SitemapKind,
    part,
    firstSlug: first_slug,
    lastSlug: last_slug,
    updatedAt: last_modified,
  }))
})

type Result<Data> = { data: Data[] | null; error: object | null }

/** `read` returns the rows from one index to another, inclusive. */
async function readAll<Data>(
  operation: string,
  read: (from: number, to: number) => PromiseLike<Result<Data>>,
): Promise<Data[]> {
  const rows: Data[] = []
  for (;;) {
    const { data, error } = await read(rows.length, rows.length + ROWS - 1)
    if (error || !data) throw new DataError(operation, { cause: error })
    rows.push(...data)
    if (data.length < ROWS) return rows
  }
}

export async function listSitemapVideos({
  firstSlug,
  lastSlug,
}: SitemapPart): Promise<{ video: VideoDetail; updatedAt: string }[]> {
  const client = createPublicClient([tags.videos, tags.clients, tags.industries, videoTags.sitemap])
  const rows = await readAll('sitemap.listSitemapVideos', (from, to) =>
    client
      .from('videos')
      .select(`${DETAIL_COLUMNS}, updated_at`)
      .eq('archived', false)
      .eq('draft', false)
      .gte('slug', firstSlug)
      .lte('slug', lastSlug)
      .order('slug')
      .range(from, to),
  )
  return rows.map((row) => ({ video: toVideoDetail(row), updatedAt: row.updated_at }))
}

export async function listSitemapPlaces({ kind, firstSlug, lastSlug }: SitemapPart): Promise<Row[]> {
  const client = createPublicClient([tags.geoPages, placeTags.sitemap, tags.videos, videoTags.sitemap])
  const rows = await readAll('sitemap.listSitemapPlaces', (from, to) => {
    const places = client
      .from('indexable_geo_pages')
      .select('slug, updated_at')
      .gte('slug', firstSlug)
      .lte('slug', lastSlug)
    const ofKind = kind === 'states' ? places.is('city', null) : places.not('city', 'is', null)
    return ofKind.order('slug').range(from, to)
  })
  return toRows(rows)
}

export async function listSitemapPosts({ firstSlug, lastSlug }: SitemapPart): Promise<Row[]> {
  const client = createPublicClient([tags.posts])
  const rows = await readAll('sitemap.listSitemapPosts', (from, to) =>
    client
      .from('seo_blog_posts')
      .select('slug, updated_at')
      .eq('status', 'published')
      .eq('dont_feature', false)
      .gte('slug', firstSlug)
      .lte('slug', lastSlug)
      .order('slug')
      .order('created_at', { ascending: false })
      .range(from, to),
  )
  // Posts may share a slug: the newest one is served.
  return toRows(rows).filter(({ slug }, index, all) => slug !== all[index - 1]?.slug)
}

const toRows = (rows: { slug: string | null; updated_at: string | null }[]): Row[] =>
  rows.flatMap(({ slug, updated_at }) => (slug && updated_at ? [{ slug, updatedAt: updated_at }] : []))
