'use server'

import { revalidatePath } from 'next/cache'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { editAdTitle, restoreAdFile } from '@/lib/data/ads/ad-changes'
import type { EditState } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { returnWith } from '@/lib/portal/return-with'
import { adPlace, adTitle, versionChoice, type AdPlace } from '@/lib/schemas/ad'
import { staffPaths } from '@/lib/portal/staff-paths'

const admit = () => requireArea('graphic-designer', staffPaths.adLibrary('graphic-designer'))

/** `seen` is the version that was in use when the page was drawn: of two people who choose, the second is told. */
export async function restoreVersion(
  place: AdPlace,
  currentPath: string | null,
  formData: FormData,
): Promise<never> {
  await assertSameOrigin()
  await admit()
  const { area, id: adId } = adPlace.parse(place)
  const version = versionChoice.parse(Object.fromEntries(formData))
  const isRestored = await restoreAdFile({ adId, ...version, currentPath })
  returnWith(isRestored ? 'version-restored' : 'changed-meanwhile', staffPaths.ad(area, adId))
}

export async function saveTitle(place: AdPlace, _: EditState, formData: FormData): Promise<EditState> {
  await assertSameOrigin()
  await admit()
  const { area, id } = adPlace.parse(place)
  const read = parseEdit(adTitle, formData)
  if (!read.ok) return read.state
  const state = await editAdTitle(id, read.data)
  revalidatePath(staffPaths.ad(area, id))
  return state
}
