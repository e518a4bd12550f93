'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { HOME_PLACES } from '@/lib/catalogue/home/places'
import { findFilms, type SavedSlot, saveHomeSlot } from '@/lib/data/catalogue/home-slots'
import { tags } from '@/lib/data/query/tags'
import { staffPaths } from '@/lib/portal/staff-paths'

const ADMINS = { area: 'admin', from: staffPaths.homePage() } as const

const MOST = Math.max(...HOME_PLACES.map(({ max }) => max))

const chosen = z
  .array(z.uuid())
  .max(MOST)
  .refine((ids) => new Set(ids).size === ids.length)

export const searchFilms = staffAction({ ...ADMINS, args: [z.string().max(200)] }, ({ args: [words] }) =>
  findFilms(words),
)

/** The database refuses a version that is not the present one. */
export const changeHomeSlot = staffAction(
  { ...ADMINS, args: [z.uuid(), z.int().positive(), chosen] },
  async ({ args: [id, version, ids] }): Promise<SavedSlot> => {
    const saved = await saveHomeSlot(id, version, ids)
    if (saved.status === 'saved') updateTag(tags.homeSlots)
    revalidatePath(staffPaths.homePage())
    return saved
  },
)
