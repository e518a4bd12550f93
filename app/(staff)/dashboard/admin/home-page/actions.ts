'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction } from '@/lib/actions/staff-action'
import { HOME_PLACES } from '@/lib/catalogue/home/places'
import { findFilms, type SavedSlot, saveHomeSlot } from '@/lib/data/catalogue/home-slots'
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
    const { result: saved } = await changeShown('home-slot', [id], () => saveHomeSlot(id, version, ids))
    revalidatePath(staffPaths.homePage())
    return saved
  },
)
