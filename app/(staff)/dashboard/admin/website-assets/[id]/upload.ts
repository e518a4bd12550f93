'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { landIncoming, startIncoming } from '@/lib/actions/incoming-upload'
import { staffAction } from '@/lib/actions/staff-action'
import { drawAsset } from '@/lib/catalogue/assets/draw-asset'
import { ASSET_UPLOAD_RULES, ASSET_UPLOADS, assetUploadProblem } from '@/lib/catalogue/assets/upload-rules'
import type { AssetFiles } from '@/lib/catalogue/assets/slots'
import {
  addAssetVersion,
  type AssetRecord,
  getAssetRecord,
  storeAssetFiles,
} from '@/lib/data/website/website-assets'
import type { FinishedUpload } from '@/lib/forms/upload'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'

const ADMINS = { area: 'admin', from: staffPaths.websiteAssets() } as const
const NOT_YOURS = { problem: 'This no longer exists, or you don’t have permission to change it.' }
const NOT_THERE = {
  problem: 'The file is not here. If you do not see it after a reload, upload it again.',
}

const kind = z.enum(ASSET_UPLOADS)
const placeOf = (owner: string) => ({ folder: 'website-assets', owner })

export const beginAssetUpload = staffAction(
  { ...ADMINS, args: [z.uuid(), kind, uploadedFile] },
  async ({ args: [id, kind, file] }) =>
    (await getAssetRecord(id)) ? startIncoming(placeOf(id), assetUploadProblem(kind, file)) : NOT_YOURS,
)

/** A WebM joins the MP4 of the version that it belongs to; an MP4 is another film, which has no WebM yet. */
function filesBeside(record: AssetRecord, baseId: string | null): AssetFiles | null {
  if (baseId === null) return {}
  return record.versions.find(({ id }) => id === baseId)?.files ?? null
}

/** Judges the file by its content. It becomes a version that is not in use yet. */
export const finishAssetUpload = staffAction(
  { ...ADMINS, args: [z.uuid(), kind, z.uuid().nullable(), z.string().max(200), z.string().max(300)] },
  async ({ args: [id, kind, baseId, path, fileName] }): Promise<FinishedUpload> => {
    const record = await getAssetRecord(id)
    const beside = record && filesBeside(record, baseId)
    const isOfSlot = (kind === 'picture') === (record?.slot.kind === 'picture')
    if (!record || !beside || !isOfSlot || (kind === 'webm') !== (baseId !== null)) return NOT_YOURS
    const finished = await landIncoming<FinishedUpload>(placeOf(id), path, {
      maxBytes: ASSET_UPLOAD_RULES[kind].maxBytes,
      async keep(content) {
        const drawn = await drawAsset(content, record.slot, kind)
        if (!drawn.ok) return { problem: drawn.problem }
        const isAdded =
          (await storeAssetFiles(drawn.files)) &&
          (await addAssetVersion(id, { ...beside, ...drawn.names }, fileName.trim() || 'Without a name'))
        return isAdded ? { problem: null } : NOT_YOURS
      },
      refusal: NOT_YOURS,
      missing: NOT_THERE,
    })
    if (finished.problem === null) revalidatePath(staffPaths.websiteAsset(id))
    return finished
  },
)
