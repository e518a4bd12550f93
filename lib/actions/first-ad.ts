import 'server-only'
import { randomUUID } from 'node:crypto'
import { checkUpload } from '@/lib/ads/inspect/check-upload'
import { uploadPath } from '@/lib/ads/upload-path'
import { createAds } from '@/lib/data/ads/ad-group-changes'
import { readStoredPicture } from '@/lib/data/catalogue/pictures'
import { removeAdFiles } from '@/lib/data/privileged/ad-files'
import { recordAdFile, storeUpload } from '@/lib/data/privileged/ad-uploads'
import { log } from '@/lib/observability/log'
import type { Picture } from '@/lib/owl/picture'
import { mediaPath } from '@/lib/paths'

const TYPE = 'image/webp'

async function* once(bytes: Uint8Array) {
  yield bytes
}

async function makeFirstAd(groupId: string, title: string, picture: Picture): Promise<boolean> {
  const content = await readStoredPicture(mediaPath('logos', picture.path))
  if (!content) return false
  const judgement = await checkUpload('static', { type: TYPE, content: once(content) })
  if (!judgement.ok) return false
  const [adId] = (await createAds(groupId, [title])) ?? []
  if (!adId) return false
  const path = uploadPath({ groupId, adId, kind: 'static' }, TYPE, randomUUID())
  if (!(await storeUpload(path, content, TYPE))) return false
  const outcome = await recordAdFile({ ...judgement, path, fileName: `${title}.webp`, adId, kind: 'static' })
  if (outcome !== 'done') await removeAdFiles([path])
  return outcome === 'done'
}

/**
 * Begins a new group with an ad whose file is a copy of the picture. False when that fails: the group is there, so that trying the
 * whole again would make a second one.
 */
export const addFirstAd = (groupId: string, title: string, picture: Picture): Promise<boolean> =>
  makeFirstAd(groupId, title, picture).catch((error: unknown) => {
    log.error('firstAd.addFirstAd', error)
    return false
  })
