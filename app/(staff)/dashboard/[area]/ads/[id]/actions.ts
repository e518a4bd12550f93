'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { editAdTitle, restoreAdFile } from '@/lib/data/ads/ad-changes'
import { parseEdit } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { adPlace, adTitle, versionChoice } from '@/lib/schemas/ad'

const DESIGNERS = { area: 'graphic-designer', from: staffPaths.adLibrary('graphic-designer') } as const

/** `currentPath` is the version in use when the page was rendered: the second of two people who choose is told about the first. */
export const restoreVersion = staffAction(
  { ...DESIGNERS, args: [adPlace, z.string().nullable()], data: versionChoice },
  async ({ args: [{ area, id: adId }, currentPath], data: version }) => {
    const isRestored = await restoreAdFile({ adId, ...version, currentPath })
    returnWith(isRestored ? 'version-restored' : 'changed-meanwhile', staffPaths.ad(area, adId))
  },
)

export const saveTitle = staffAction(
  { ...DESIGNERS, args: [adPlace], form: (formData) => parseEdit(adTitle, formData) },
  async ({ args: [{ area, id }], data: edit }) => {
    const state = await editAdTitle(id, edit)
    revalidatePath(staffPaths.ad(area, id))
    return state
  },
)
