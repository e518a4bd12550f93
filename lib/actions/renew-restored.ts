import 'server-only'
import { updateTag } from 'next/cache'
import type { RecordRef } from '@/lib/audit/acts'
import type { AppearanceKind } from '@/lib/catalogue/appearances'
import { getIndustryMerge } from '@/lib/data/catalogue/industry-merges'
import { matchVideoFiles } from '@/lib/data/catalogue/video-publishing'
import { TABLE_TAGS } from '@/lib/data/history/record-history'
import { followPublication } from '@/lib/data/privileged/video-posters'
import { videoTags } from '@/lib/data/query/video-tags'
import { listOldSlugs } from '@/lib/data/website/old-addresses'
import { renewRedirects } from '@/lib/redirects/table'
import { changePlaces } from './change-places'
import { changeShown } from './revalidate-appearances'

/** What public pages show, and the tables that it is in. The key of a part names its record. */
const SHOWN: Partial<Record<AppearanceKind, Record<string, string>>> = {
  client: { clients: 'id' },
  review: { client_reviews: 'id' },
  contact: { contacts: 'id', contact_duties: 'contact_id' },
  industry: { industries: 'id' },
  captions: { captions: 'id' },
  asset: { website_asset_slots: 'id' },
  'home-slot': { home_slots: 'id' },
  video: { videos: 'id', video_clients: 'video_id', video_industries: 'video_id' },
}

const idsOf = (records: readonly RecordRef[], keys: Record<string, string>): string[] => [
  ...new Set(
    records.flatMap(({ table, key }) => {
      const id = key[keys[table] ?? '']
      return id ? [id] : []
    }),
  ),
]

/** Undoing a merge changes the pages of the other industry, too. */
async function withMerged(ids: string[]): Promise<string[]> {
  const merges = await Promise.all(ids.map((id) => getIndustryMerge(id)))
  return [...new Set([...ids, ...merges.flatMap((merge) => (merge?.into ? [merge.into.id] : []))])]
}

/** Runs a change of these records of any kinds, and renews what public pages show of them. Only for server actions. */
export async function renewRestored<Result>(
  records: readonly RecordRef[],
  change: () => Promise<Result>,
): Promise<Result> {
  const videos = idsOf(records, SHOWN.video ?? {})
  const places = idsOf(records, { service_geo_pages: 'id' })
  let run = async () => {
    const result = await change()
    for (const id of videos) await matchVideoFiles(id)
    if (videos.length > 0) await followPublication(videos)
    return result
  }
  for (const [kind, keys] of Object.entries(SHOWN) as [AppearanceKind, Record<string, string>][]) {
    const found = idsOf(records, keys)
    if (found.length === 0) continue
    const ids = kind === 'industry' ? await withMerged(found) : found
    const inner = run
    run = async () => (await changeShown(kind, ids, inner)).result
  }
  const result = await (places.length > 0 ? changePlaces(places, run) : run())
  if (videos.length > 0) {
    for (const slug of await listOldSlugs('video', videos)) updateTag(videoTags.one(slug))
  }
  const tables = new Set(records.map(({ table }) => table))
  if (tables.has('path_redirects') || tables.has('industries')) await renewRedirects()
  for (const [table, tags] of Object.entries(TABLE_TAGS)) {
    if (tables.has(table)) for (const tag of tags) updateTag(tag)
  }
  return result
}
