'use server'

import { updateTag } from 'next/cache'
import * as z from 'zod/mini'
import { recordColumnLabel } from '@/lib/audit/history'
import { matchVideoFiles } from '@/lib/data/catalogue/video-publishing'
import { TABLE_TAGS, undoChange } from '@/lib/data/history/record-history'
import { followPublication } from '@/lib/data/privileged/video-posters'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { staffAction, returnWith } from './staff-action'

/** The pages of records that have a history. */
const RECORD_PATHS = {
  clients: (id: string) => staffPaths.client(id),
  captions: (id: string) => staffPaths.captions(id),
  client_reviews: (id: string) => staffPaths.review(id),
  service_geo_pages: (id: string) => staffPaths.placePage(id),
  videos: (id: string) => staffPaths.video(id),
  website_asset_slots: (id: string) => staffPaths.websiteAsset(id),
  home_slots: (slot: string) => staffPaths.homePage({ slot }),
}

const RECORD_TABLES = Object.keys(RECORD_PATHS) as (keyof typeof RECORD_PATHS)[]

const posted = z.object({ entry: z.coerce.number().check(z.int(), z.positive()) })

export const undoRecordChange = staffAction(
  {
    area: 'admin',
    from: staffPaths.clients(),
    args: [z.enum(RECORD_TABLES), z.uuid()],
    form: (formData) => parseAction(posted, formData),
  },
  async ({ args: [table, id], data: { entry } }) => {
    const undone = await undoChange(table, id, entry)
    if (undone.outcome === 'conflict') {
      const columns = undone.columns.map(recordColumnLabel).join(', ')
      return { problem: `Not undone: it was changed again since, or is in use elsewhere (${columns}).` }
    }
    if (undone.outcome === 'incomplete') {
      return { problem: 'Not undone: a published video would lack something that it needs.' }
    }
    if (undone.outcome === 'refused') return { problem: 'This cannot be undone any more, or not by you.' }
    // Undoing can publish a video, or withdraw it.
    if (undone.table === 'videos') await Promise.all([matchVideoFiles(id), followPublication([id])])
    for (const tag of TABLE_TAGS[undone.table]) updateTag(tag)
    const [path = '', query] = RECORD_PATHS[table](id).split('?')
    returnWith('change-undone', path, query)
  },
)
