import 'server-only'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/public'
import type { VideoDetail } from '@/lib/video/types'
import { tags } from './tags'
import { DETAIL_COLUMNS, toVideoDetail } from './video-rows'

/** Rows per answer: below the server's own limit of 1,000, and below the 2 MB that Next caches. */
const PAGE = 500

type Answer<Row> = { data: Row[] | null; error: object | null }

/** `read` returns the rows from one index to another, both included. */
async function readAll<Row>(
  operation: string,
  read: (from: number, to: number) => PromiseLike<Answer<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error } = await read(rows.length, rows.length + PAGE - 1)
    if (error || !data) throw new DataError(operation, { cause: error })
    rows.push(...data)
    if (data.length < PAGE) return rows
  }
}

/** Every published video, with the time of its last change. */
export async function listSitemapVideos(): Promise<{ video: VideoDetail; updatedAt: string }[]> {
  const client = createPublicClient([tags.videos, tags.clients, tags.industries])
  const rows = await readAll('sitemap.listVideos', (from, to) =>
    client
      .from('videos')
      .select(`${DETAIL_COLUMNS}, updated_at`)
      .eq('archived', false)
      .eq('draft', false)
      .order('slug')
      .range(from, to),
  )
  return rows.map((row) => ({ video: toVideoDetail(row), updatedAt: row.updated_at }))
}

/** Every published city and state page, with the time of its last change. */
export async function listSitemapPlaces(): Promise<{ slug: string; updatedAt: string }[]> {
  const client = createPublicClient([tags.geoPages])
  const rows = await readAll('sitemap.listPlaces', (from, to) =>
    client
      .from('service_geo_pages')
      .select('slug, updated_at')
      .eq('status', 'published')
      .order('slug')
      .range(from, to),
  )
  return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at }))
}
