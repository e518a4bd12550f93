import sharp, { type Sharp } from 'sharp'
import { inspectFile } from '@/lib/ads/inspect/inspect-file'

/** A picture of a few kilobytes can decode into gigabytes. */
const MAX_PIXELS = 40_000_000

export const PICTURE_OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
export const MAX_SECONDS = 20

const BROKEN = 'This picture is damaged or has extra data at its end. Export it again and upload that.'
const TOO_MANY_PIXELS = 'This picture has too many pixels. Choose one of up to 40 megapixels.'

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Opens a PNG, JPEG or WebP; a sentence says why it is none. Nothing is decoded yet. */
export async function openPicture(bytes: Uint8Array, unknown: string): Promise<Sharp | string> {
  const type = await inspectFile(once(bytes))
  if (type === 'broken') return BROKEN
  if (type === 'unknown' || type.startsWith('video/')) return unknown
  return sharp(bytes, PICTURE_OPTIONS)
}

/** What to tell the person whose picture could not be decoded. */
export const decodingProblem = (error: unknown): string =>
  /pixel limit/i.test(String(error)) ? TOO_MANY_PIXELS : BROKEN
