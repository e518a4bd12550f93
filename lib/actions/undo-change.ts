'use server'

import { updateTag } from 'next/cache'
import * as z from 'zod/mini'
import type { AppearanceKind } from '@/lib/catalogue/appearances'
import { matchVideoFiles } from '@/lib/data/catalogue/video-publishing'
import { getIndustryMerge } from '@/lib/data/catalogue/industry-merges'
import { TABLE_TAGS } from '@/lib/data/history/record-history'
import { undoChange } from '@/lib/data/history/undo-change'
import { followPublication } from '@/lib/data/privileged/video-posters'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changePlaces } from './change-places'
import { changeVideo } from './change-video'
import { changeShown } from './revalidate-appearances'
import { renewRedirects } from '@/lib/redirects/table'
import { staffAction, returnWith } from './staff-action'
import { parseUndo, undoProblem } from './undo-posted'

/** The pages of records that have a history. */
const RECORD_PATHS = {
  clients: (id: string) => staffPaths.client(id),
  captions: (id: string) => staffPaths.captions(id),
  client_reviews: (id: string) => staffPaths.review(id),
  service_geo_pages: (id: string) => staffPaths.placePage(id),
  videos: (id: string) => staffPaths.video(id),
  seo_blog_posts: (id: string) => staffPaths.article(id),
  website_asset_slots: (id: string) => staffPaths.websiteAsset(id),
  industries: (id: string) => staffPaths.industry(id),
  cameras: (id: string) => staffPaths.gearEntry(id),
  lenses: (id: string) => staffPaths.gearEntry(id),
  path_redirects: (id: string) => staffPaths.redirect(id),
  home_slots: (slot: string) => staffPaths.homePage({ slot }),
}

/** What `changeShown` revalidates. The others have tags in `TABLE_TAGS`. */
const SHOWN_AS: Partial<Record<keyof typeof RECORD_PATHS, AppearanceKind>> = {
  clients: 'client',
  captions: 'captions',
  client_reviews: 'review',
  industries: 'industry',
  website_asset_slots: 'asset',
  home_slots: 'home-slot',
}

const RECORD_TABLES = Object.keys(RECORD_PATHS) as (keyof typeof RECORD_PATHS)[]

/** Undoing can publish a video, or withdraw it. */
async function undoVideoChange(id: string, entry: number, column?: string) {
  const undone = await undoChange('videos', id, entry, column)
  if (undone.outcome === 'done' && undone.table === 'videos') {
    await Promise.all([matchVideoFiles(id), followPublication([id])])
  }
  return undone
}

async function undo(table: keyof typeof RECORD_PATHS, id: string, entry: number, column?: string) {
  if (table === 'videos') return (await changeVideo(id, () => undoVideoChange(id, entry, column))).result
  if (table === 'service_geo_pages') return changePlaces([id], () => undoChange(table, id, entry, column))
  const kind = SHOWN_AS[table]
  if (kind === undefined) return undoChange(table, id, entry, column)
  // Undoing a merge changes the pages of the other industry, too.
  const into = table === 'industries' ? (await getIndustryMerge(id))?.into : null
  const ids = into ? [id, into.id] : [id]
  return (await changeShown(kind, ids, () => undoChange(table, id, entry, column))).result
}

export const undoRecordChange = staffAction(
  {
    area: 'admin',
    from: staffPaths.clients(),
    args: [z.enum(RECORD_TABLES), z.uuid()],
    form: parseUndo,
  },
  async ({ args: [table, id], data: { entry, column } }) => {
    const undone = await undo(table, id, entry, column)
    if (undone.outcome !== 'done') {
      const incomplete =
        table === 'path_redirects'
          ? 'Not undone: a page or another redirect has one of these addresses now.'
          : 'Not undone: what visitors see would lack something that it needs.'
      return { problem: undoProblem(undone, incomplete) }
    }
    if (table === 'path_redirects' || table === 'industries') await renewRedirects()
    for (const tag of TABLE_TAGS[undone.table]) updateTag(tag)
    const [path = '', query] = RECORD_PATHS[table](id).split('?')
    returnWith('change-undone', path, query)
  },
)
