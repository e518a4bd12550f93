import type { AdKind } from '@/lib/ads/types'
import { uploadPath } from '@/lib/ads/upload-path'

/** A UUID (version 8) of the first digits of a SHA-256: the same hash gives the same one. */
export const idOfHash = (hash: string): string =>
  `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`

type Place = { groupId: string; adId: string; kind: AdKind }

/** In the bucket ads. A worker that was killed and its successor write the same file. */
export const drawnPath = (place: Place, type: string, hash: string): string =>
  uploadPath(place, type, idOfHash(hash))
