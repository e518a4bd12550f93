import 'server-only'
import type { RowOutcome } from '@/lib/catalogue/video-changes'
import { DataError, rpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

const toOutcomes = (rows: { video_id: string; outcome: string }[]): RowOutcome[] =>
  rows.map(({ video_id: id, outcome }) => ({ id, outcome: outcome as RowOutcome['outcome'], reasons: [] }))

const refuseAll = (ids: string[]): RowOutcome[] => ids.map((id) => ({ id, outcome: 'refused', reasons: [] }))

export async function setVideosPlacement(ids: string[], hasPlacement: boolean): Promise<RowOutcome[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('set_videos_placement', {
    video_ids: ids,
    has_placement: hasPlacement,
  })
  if (error) throw new DataError('videoBulk.setVideosPlacement', { cause: error })
  return toOutcomes(data)
}

export async function addIndustryToVideos(ids: string[], industryId: string): Promise<RowOutcome[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('add_industry_to_videos', {
    video_ids: ids,
    added_id: industryId,
  })
  if (rpcOutcome('videoBulk.addIndustryToVideos', error) !== 'done') return refuseAll(ids)
  return toOutcomes(data ?? [])
}

const NAMES_PER_REQUEST = 100

/** By id. Videos that are gone have no entry. */
export async function listVideoTitles(ids: string[]): Promise<Map<string, string>> {
  const client = await createSessionClient()
  const titles = new Map<string, string>()
  for (let first = 0; first < ids.length; first += NAMES_PER_REQUEST) {
    const { data, error } = await client
      .from('videos')
      .select('id, slug, name_on_website, name_internal')
      .in('id', ids.slice(first, first + NAMES_PER_REQUEST))
    if (error) throw new DataError('videoBulk.listVideoTitles', { cause: error })
    for (const row of data) titles.set(row.id, row.name_on_website ?? row.name_internal ?? row.slug)
  }
  return titles
}
