'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { after } from 'next/server'
import { checkUpload } from '@/lib/ads/inspect/check-upload'
import type { AdKind } from '@/lib/ads/types'
import { readUploadPath, uploadPath } from '@/lib/ads/upload-path'
import { type StartedUpload, type FinishedUpload, uploadProblem } from '@/lib/ads/upload-rules'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { removeAdFiles } from '@/lib/data/privileged/ad-files'
import {
  getGroupToUploadTo,
  isRecorded,
  openUpload,
  recordAdFile,
  removeUnfinished,
  signUpload,
} from '@/lib/data/privileged/ad-uploads'
import { log } from '@/lib/observability/log'
import { adPlace, type AdPlace, arrivalOfFile, uploadOfFile } from '@/lib/schemas/ad'
import { staffPaths } from '@/lib/portal/staff-paths'

const NOT_YOURS = { problem: 'This ad is not there any more, or you may not change it.' }
const NOT_ARRIVED = { problem: 'The file has not arrived. Try again.' }

const admit = () => requireArea('graphic-designer', staffPaths.adLibrary('graphic-designer'))

/** Says where the browser may put a file, once that is an ad of this person's and the file is one that ads have. */
export async function beginUpload(
  place: AdPlace,
  kind: AdKind,
  file: { type: string; size: number },
): Promise<StartedUpload> {
  await assertSameOrigin()
  await admit()
  const { id: adId } = adPlace.parse(place)
  const upload = uploadOfFile.parse({ kind, file })
  const problem = uploadProblem(upload.kind, upload.file)
  if (problem !== null) return { problem }
  const groupId = await getGroupToUploadTo(adId)
  if (!groupId) return NOT_YOURS
  after(() =>
    removeUnfinished(groupId, adId).catch((error: unknown) => log.error('ads.removeUnfinished', error)),
  )
  const path = uploadPath({ groupId, adId, kind: upload.kind }, upload.file.type, randomUUID())
  return { problem: null, path, address: await signUpload(path) }
}

/** Looks at what has arrived and has the ad use it, or removes it and says why. The second time nothing is left to do. */
export async function finishUpload(place: AdPlace, path: string, fileName: string): Promise<FinishedUpload> {
  await assertSameOrigin()
  await admit()
  const { area, id: adId } = adPlace.parse(place)
  const arrival = arrivalOfFile.parse({ path, fileName })
  const upload = readUploadPath(arrival.path)
  const groupId = await getGroupToUploadTo(adId)
  if (!upload || upload.adId !== adId || upload.groupId !== groupId) return NOT_YOURS
  if (await isRecorded(arrival.path)) return { problem: null }

  const stored = await openUpload(arrival.path)
  if (!stored) return NOT_ARRIVED
  const judgement = await checkUpload(upload.kind, stored)
  if (!judgement.ok) {
    await removeAdFiles([arrival.path])
    return { problem: judgement.problem }
  }
  const outcome = await recordAdFile({ ...judgement, ...arrival, adId, kind: upload.kind })
  if (outcome !== 'done' && outcome !== 'conflict') return NOT_YOURS
  revalidatePath(staffPaths.ad(area, adId))
  return { problem: null }
}
