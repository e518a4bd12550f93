'use server'

import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea, requireViewer } from '@/lib/auth/session'
import { deleteSavedView, saveView } from '@/lib/data/portal/saved-views'
import { paths } from '@/lib/paths'
import { returnWith } from '@/lib/portal/return-with'
import { AREAS } from '@/lib/portal/screens'

/** Lists are named as their screens are. */
const place = z.object({ area: z.enum(AREAS), list: z.enum(['ad-groups', 'ad-library']) })
type Place = z.infer<typeof place>

const query = z.string().max(1000)
const newView = z.object({ name: z.string().trim().min(1).max(60), query })
const oldView = z.object({ view: z.uuid(), query })

async function enter(where: Place) {
  await assertSameOrigin()
  await requireViewer(paths.dashboard())
  const { area, list } = place.parse(where)
  const path = paths.screen(area, list)
  return { viewer: await requireArea(area, path), list, path }
}

export async function saveListView(where: Place, formData: FormData): Promise<never> {
  const { viewer, list, path } = await enter(where)
  const view = newView.parse(Object.fromEntries(formData))
  const isSaved = await saveView(list, view.name, view.query, viewer.id)
  returnWith(isSaved ? 'view-saved' : 'not-changed', path, view.query)
}

export async function deleteListView(where: Place, formData: FormData): Promise<never> {
  const { path } = await enter(where)
  const view = oldView.parse(Object.fromEntries(formData))
  const isDeleted = await deleteSavedView(view.view)
  returnWith(isDeleted ? 'view-deleted' : 'not-changed', path, view.query)
}
