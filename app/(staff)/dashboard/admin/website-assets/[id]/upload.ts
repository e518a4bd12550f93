'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { drawAsset } from '@/lib/catalogue/assets/draw-asset'
import { ASSET_UPLOAD_RULES, ASSET_UPLOADS, assetUploadProblem } from '@/lib/catalogue/assets/upload-rules'
import type { AssetFiles } from '@/lib/catalogue/assets/slots'
import { readIncoming, removeIncoming, removeUnfinished, signIncoming } from '@/lib/data/privileged/incoming'
import {
  addAssetVersion,
  type AssetRecord,
  getAssetRecord,
  storeAssetFiles,
} from '@/lib/data/website/website-assets'
import type { FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { log } from '@/lib/observability/log'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'

const ADMINS = { area: 'admin', from: staffPaths.websiteAssets() } as const
const NOT_YOURS = { problem: 'This is not there any more, or you may not change it.' }
const NOT_THERE = {
  problem: 'The file is not here. If you do not see it after a reload, upload it again.',
}

const FOLDER = 'website-assets'
const kind = z.enum(ASSET_UPLOADS)
const prefixOf = (slotId: string) => `${FOLDER}/${slotId}-`

export const beginAssetUpload = staffAction(
  { ...ADMINS, args: [z.uuid(), kind, uploadedFile] },
  async ({ args: [id, kind, file] }): Promise<StartedUpload> => {
    const problem = assetUploadProblem(kind, file)
    if (problem !== null) return { problem }
    if (!(await getAssetRecord(id))) return NOT_YOURS
    after(() =>
      removeUnfinished(FOLDER).catch((error: unknown) => log.error('incoming.removeUnfinished', error)),
    )
    const path = `${prefixOf(id)}${randomUUID()}`
    return { problem: null, path, address: await signIncoming(path) }
  },
)

/** A WebM joins the MP4 of the version that it belongs to; an MP4 is another film, which has no WebM yet. */
function filesBeside(record: AssetRecord, baseId: string | null): AssetFiles | null {
  if (baseId === null) return {}
  return record.versions.find(({ id }) => id === baseId)?.files ?? null
}

const isOurs = (path: string, slotId: string) =>
  path.startsWith(prefixOf(slotId)) && z.uuid().safeParse(path.slice(prefixOf(slotId).length)).success

/** Judges the file by its content. It becomes a version that is not in use yet. */
export const finishAssetUpload = staffAction(
  { ...ADMINS, args: [z.uuid(), kind, z.uuid().nullable(), z.string().max(200), z.string().max(300)] },
  async ({ args: [id, kind, baseId, path, fileName] }): Promise<FinishedUpload> => {
    const record = await getAssetRecord(id)
    const beside = record && filesBeside(record, baseId)
    const isOfSlot = (kind === 'picture') === (record?.slot.kind === 'picture')
    if (!record || !beside || !isOfSlot || (kind === 'webm') !== (baseId !== null) || !isOurs(path, id)) {
      return NOT_YOURS
    }
    const content = await readIncoming(path, ASSET_UPLOAD_RULES[kind].maxBytes)
    if (!content) return NOT_THERE
    const drawn = await drawAsset(content, record.slot, kind)
    const isAdded =
      drawn.ok &&
      (await storeAssetFiles(drawn.files)) &&
      (await addAssetVersion(id, { ...beside, ...drawn.names }, fileName.trim() || 'Without a name'))
    // Not before: after an error the browser asks again.
    await removeIncoming([path])
    if (!drawn.ok) return { problem: drawn.problem }
    if (!isAdded) return NOT_YOURS
    revalidatePath(staffPaths.websiteAsset(id))
    return { problem: null }
  },
)
