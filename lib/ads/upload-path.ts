import { AD_KINDS, type AdKind } from './types'
import { extensionOf } from './upload-rules'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const UPLOAD_PATH = new RegExp(`^(${UUID})/(${UUID})-(${AD_KINDS.join('|')})-${UUID}\\.[a-z0-9]+$`)

type Upload = {
  groupId: string
  adId: string
  kind: AdKind
}

export const uploadPrefix = (adId: string): string => `${adId}-`

/** The path carries all that is known about an upload, so that nothing is stored before the file arrives. */
export function uploadPath({ groupId, adId, kind }: Upload, type: string, id: string): string {
  return `${groupId}/${uploadPrefix(adId)}${kind}-${id}.${extensionOf(type)}`
}

/** Null for a path that `uploadPath` did not build. */
export function readUploadPath(path: string): Upload | null {
  const [, groupId, adId, kind] = UPLOAD_PATH.exec(path) ?? []
  if (!groupId || !adId) return null
  return { groupId, adId, kind: kind as AdKind }
}
