import { fileSize } from '@/lib/text/format'
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES } from './slots'

/** What is uploaded: pictures are drawn anew by the server, films are kept as they are. */
export const ASSET_UPLOADS = ['picture', 'mp4', 'webm'] as const
export type AssetUploadKind = (typeof ASSET_UPLOADS)[number]

type Rule = { types: readonly string[]; maxBytes: number; allowedText: string }

export const ASSET_UPLOAD_RULES: Record<AssetUploadKind, Rule> = {
  picture: {
    types: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: MAX_PICTURE_BYTES,
    allowedText: `PNG, JPEG or WebP, up to ${fileSize(MAX_PICTURE_BYTES)}`,
  },
  mp4: {
    types: ['video/mp4'],
    maxBytes: MAX_FILM_BYTES,
    allowedText: `MP4, up to ${fileSize(MAX_FILM_BYTES)}`,
  },
  webm: {
    types: ['video/webm'],
    maxBytes: MAX_FILM_BYTES,
    allowedText: `WebM, up to ${fileSize(MAX_FILM_BYTES)}`,
  },
}

/** Why a file need not be sent; null when it may. The server judges its content later. */
export function assetUploadProblem(
  kind: AssetUploadKind,
  { type, size }: { type: string; size: number },
): string | null {
  const { types, maxBytes, allowedText } = ASSET_UPLOAD_RULES[kind]
  if (!types.includes(type)) return `This type of file cannot be used here. Choose ${allowedText}.`
  if (size === 0) return 'This file is empty.'
  return size > maxBytes ? `This file is too large. Choose ${allowedText}.` : null
}
