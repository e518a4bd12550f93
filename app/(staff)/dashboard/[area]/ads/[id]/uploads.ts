'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { checkUpload } from '@/lib/ads/inspect/check-upload'
import { AD_KINDS } from '@/lib/ads/types'
import { readUploadPath, uploadPath } from '@/lib/ads/upload-path'
import { uploadProblem } from '@/lib/ads/upload-rules'
import { removeAdFiles } from '@/lib/data/privileged/ad-files'
import {
  getUploadGroupId,
  isRecorded,
  openUpload,
  recordAdFile,
  removeUnfinished,
  signUpload,
} from '@/lib/data/privileged/ad-uploads'
import type { FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { log } from '@/lib/observability/log'
import { adPlace, uploadedFile, uploadedFileName } from '@/lib/schemas/ad'
import { staffPaths } from '@/lib/portal/staff-paths'

const NOT_YOURS = { problem: 'This ad no longer exists, or you don’t have permission to change it.' }
const NOT_ARRIVED = { problem: 'The file has not arrived. Try again.' }

const DESIGNERS = { area: 'graphic-designer', from: staffPaths.adLibrary('graphic-designer') } as const

/** Returns the address for the upload, if the person may change the ad and the file has an accepted type and size. */
export const beginUpload = staffAction(
  { ...DESIGNERS, args: [adPlace, z.enum(AD_KINDS), uploadedFile] },
  async ({ args: [{ id: adId }, kind, file] }): Promise<StartedUpload> => {
    const problem = uploadProblem(kind, file)
    if (problem !== null) return { problem }
    const groupId = await getUploadGroupId(adId)
    if (!groupId) return NOT_YOURS
    after(() =>
      removeUnfinished(groupId, adId).catch((error: unknown) => log.error('ads.removeUnfinished', error)),
    )
    const path = uploadPath({ groupId, adId, kind }, file.type, randomUUID())
    return { problem: null, path, address: await signUpload(path) }
  },
)

/** Inspects the uploaded file and uses it for the ad, or removes it and says why. A second call changes nothing. */
export const finishUpload = staffAction(
  { ...DESIGNERS, args: [adPlace, z.string(), uploadedFileName] },
  async ({ args: [{ area, id: adId }, path, fileName] }): Promise<FinishedUpload> => {
    const upload = readUploadPath(path)
    const groupId = await getUploadGroupId(adId)
    if (!upload || upload.adId !== adId || upload.groupId !== groupId) return NOT_YOURS
    if (await isRecorded(path)) return { problem: null }

    const stored = await openUpload(path)
    if (!stored) return NOT_ARRIVED
    const judgement = await checkUpload(upload.kind, stored)
    if (!judgement.ok) {
      await removeAdFiles([path])
      return { problem: judgement.problem }
    }
    const outcome = await recordAdFile({ ...judgement, path, fileName, adId, kind: upload.kind })
    if (outcome !== 'done' && outcome !== 'conflict') return NOT_YOURS
    revalidatePath(staffPaths.ad(area, adId))
    return { problem: null }
  },
)
