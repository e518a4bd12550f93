import 'server-only'
import { cache } from 'react'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { ROW_TILES } from '@/lib/video/portfolio'
import type { Industry, PortfolioIndustry, VideoCard } from '@/lib/video/types'
import { isOutOfRange } from '@/lib/data/query/lists'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'
import { PAGE_TILES } from '@/lib/catalogue/public-lists'
import { CARD_COLUMNS, toVideoCard } from './video-rows'

const MAX_INDUSTRIES = 300

const client = (narrow: string) => createPublicClient([tags.videos, tags.clients, tags.industries, narrow])

export const listIndustries = cache(async (): Promise<Industry[]> => {
  const { data, error } = await client(videoTags.portfolio)
    .from('industries')
    .select('name, rank, videos(count)')
    .eq('videos.archived', false)
    .eq('videos.draft', false)
    .order('name')
    .limit(MAX_INDUSTRIES)
  if (error) throw new DataError('industries.listIndustries', { cause: error })
  return data
    .map(({ name, rank, videos }) => ({
      name,
      total: videos[0]?.count ?? 0,
      ...(rank !== null && { rank }),
    }))
    .filter(({ total }) => total > 0)
})

export async function listIndustryRows(industries: readonly Industry[]): Promise<PortfolioIndustry[]> {
  const { data, error } = await client(videoTags.portfolio)
    .from('industries')
    .select(`name, videos!inner(${CARD_COLUMNS})`)
    .in(
      'name',
      industries.map(({ name }) => name),
    )
    .eq('videos.archived', false)
    .eq('videos.draft', false)
    .order('created_on', { referencedTable: 'videos', ascending: false })
    .order('slug', { referencedTable: 'videos' })
    .limit(ROW_TILES, { referencedTable: 'videos' })
  if (error) throw new DataError('industries.listIndustryRows', { cause: error })
  const rows = new Map(data.map(({ name, videos }) => [name, videos.map(toVideoCard)]))
  return industries.flatMap((industry) => {
    const videos = rows.get(industry.name)
    return videos ? [{ ...industry, videos }] : []
  })
}

export type IndustryPage = Industry & {
  videos: VideoCard[]
  page: number
  pages: number
}

/** Null for an unknown industry, one without published videos, and past the last page. */
export const getIndustryPage = cache(async (name: string, page: number): Promise<IndustryPage | null> => {
  const from = (page - 1) * PAGE_TILES
  const { data, count, error } = await client(videoTags.industry(name))
    .from('videos')
    .select(`${CARD_COLUMNS}, industries!inner(name)`, { count: 'exact' })
    .eq('industries.name', name)
    .eq('archived', false)
    .eq('draft', false)
    .order('created_on', { ascending: false })
    .order('slug')
    .range(from, from + PAGE_TILES - 1)
  if (isOutOfRange(error)) return null
  if (error) throw new DataError('industries.getIndustryPage', { cause: error })
  const total = count ?? 0
  if (total === 0) return null
  return { name, total, videos: data.map(toVideoCard), page, pages: Math.ceil(total / PAGE_TILES) }
})
