'use server'

import { z } from 'zod'
import { type Area, USER_TYPES } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { deleteSavedView, saveView } from '@/lib/data/portal/saved-views'
import { paths } from '@/lib/paths'
import { AREAS, lackedAccess, SCREENS } from '@/lib/portal/screens'
import { staffAction, returnWith } from './staff-action'

/** Lists have the names of their screens. */
const place = z.object({
  area: z.enum(AREAS),
  list: z.enum([
    'ad-groups',
    'ad-library',
    'ad-templates',
    'applications',
    'calls',
    'upload-client-logos',
    'add-contact',
    'contacts',
    'add-review',
    'review-requests',
    'site-groups',
    'sites',
    'place-pages',
    'gear',
    'redirects',
    'quotes',
    'video-gallery',
    'articles',
    'brands',
    'carried-brands',
    'products',
    'leads',
    'loyalty-program',
    'deals',
    'mail',
    'users',
    'invitations',
    'audit-log',
    'jobs',
  ]),
})

const LISTS = { area: 'signed-in', from: paths.dashboard(), args: [place] } as const

const query = z.string().max(1000)

/** Checks the role for the area of the list, which only the arguments tell. */
async function enterList({ area, list }: { area: Area; list: string }): Promise<string> {
  const path = paths.screen(area, list)
  await requireArea(list === 'leads' ? 'sales' : area, path)
  return path
}

/** Roles that may open a list in some area. */
const readersOf = (list: string) =>
  USER_TYPES.filter((role) =>
    SCREENS.some((screen) => screen.path === list && lackedAccess(screen, role) === null),
  )

export const saveListView = staffAction(
  {
    ...LISTS,
    data: z.object({
      name: z.string().trim().min(1).max(60),
      query,
      shared: z.literal('yes').optional(),
    }),
  },
  async ({ args: [{ area, list }], data: { name, query, shared }, viewer }) => {
    const path = await enterList({ area, list })
    const isSaved = await saveView({ list, name, query, readers: shared ? readersOf(list) : [] }, viewer.id)
    returnWith(isSaved ? 'view-saved' : 'not-changed', path, query)
  },
)

export const deleteListView = staffAction(
  { ...LISTS, data: z.object({ view: z.uuid(), query }) },
  async ({ args: [place], data: { view, query } }) => {
    const path = await enterList(place)
    const isDeleted = await deleteSavedView(view)
    returnWith(isDeleted ? 'view-deleted' : 'not-changed', path, query)
  },
)
