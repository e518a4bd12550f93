'use server'

import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { deleteAd, deleteAdVersion } from '@/lib/data/ads/ad-changes'
import { staffPaths } from '@/lib/portal/staff-paths'
import { adPlace, versionChoice } from '@/lib/schemas/ad'

const MANAGERS = {
  area: 'project-manager',
  from: staffPaths.adLibrary('project-manager'),
  args: [adPlace],
} as const

export const deleteVersion = staffAction(
  { ...MANAGERS, data: versionChoice },
  async ({ args: [{ area, id }], data: { path } }) => {
    const isDeleted = await deleteAdVersion(id, path)
    returnWith(isDeleted ? 'version-deleted' : 'not-changed', staffPaths.ad(area, id))
  },
)

export const deleteWholeAd = staffAction(MANAGERS, async ({ args: [{ area, id }] }) => {
  const groupId = await deleteAd(id)
  if (!groupId) returnWith('not-changed', staffPaths.ad(area, id))
  returnWith('ad-deleted', staffPaths.adGroup(area, groupId))
})
