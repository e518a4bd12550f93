'use server'

import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { deleteAd, deleteAdVersion } from '@/lib/data/ads/ad-changes'
import { returnWith } from '@/lib/portal/return-with'
import { adPlace, versionChoice, type AdPlace } from '@/lib/schemas/ad'
import { staffPaths } from '@/lib/portal/staff-paths'

const admit = () => requireArea('project-manager', staffPaths.adLibrary('project-manager'))

export async function deleteVersion(place: AdPlace, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await admit()
  const { area, id } = adPlace.parse(place)
  const { path } = versionChoice.parse(Object.fromEntries(formData))
  const isDeleted = await deleteAdVersion(id, path)
  returnWith(isDeleted ? 'version-deleted' : 'not-changed', staffPaths.ad(area, id))
}

export async function deleteWholeAd(place: AdPlace): Promise<never> {
  await assertSameOrigin()
  await admit()
  const { area, id } = adPlace.parse(place)
  const groupId = await deleteAd(id)
  if (!groupId) returnWith('not-changed', staffPaths.ad(area, id))
  returnWith('ad-deleted', staffPaths.adGroup(area, groupId))
}
