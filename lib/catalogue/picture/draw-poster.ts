import { createHash } from 'node:crypto'
import { inferLayout, type VideoLayout } from '@/lib/video/layout'
import { centeredCrop, LAYOUT_RATIOS, toPixels, type Crop, type Size } from './crop'
import { decodingProblem, MAX_SECONDS, openPicture } from './open-picture'
import { MAX_PICTURE_BYTES, PICTURE_RULE } from './upload-rules'

/** Pixels, at most: the largest place on the site at double density. */
const SIZES: Record<VideoLayout, Size> = {
  landscape: { width: 1920, height: 1080 },
  square: { width: 1200, height: 1200 },
  portrait: { width: 1080, height: 1920 },
}
/** Pixels of the shorter side. A smaller picture is blurred on every page. */
const MIN_SIDE = 320
/** Pixels of the picture that is kept to crop it anew. */
const ORIGINAL_SIDE = 2600

type Drawing = { content: Buffer; fileName: string }

type DrawnPoster =
  | {
      ok: true
      poster: Drawing
      /** The whole picture. */
      original: Drawing
    }
  /** What to tell the person who chose the picture. */
  | { ok: false; problem: string }

const reject = (problem: string): DrawnPoster => ({ ok: false, problem })

const UNKNOWN = `This is not a picture that can be a poster, whatever its name says. Choose ${PICTURE_RULE}.`
const TOO_SMALL = `This part of the picture is too small. It needs ${MIN_SIDE} pixels on its shorter side.`

const nameOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32)

type Options = {
  /** Null: that of the picture. */
  layout: VideoLayout | null
  /** Null: the largest part, in the middle. */
  crop: Crop | null
}

/**
 * Makes of any picture the WebP that the site serves: upright, cropped to the layout's ratio, without metadata. The name is the
 * hash of the content.
 */
export async function drawPoster(bytes: Uint8Array, { layout, crop }: Options): Promise<DrawnPoster> {
  if (bytes.length === 0) return reject('This file is empty.')
  if (bytes.length > MAX_PICTURE_BYTES) return reject(`This file is too large. Choose ${PICTURE_RULE}.`)
  try {
    const picture = await openPicture(bytes, UNKNOWN)
    if (typeof picture === 'string') return reject(picture)
    const upright = picture
      .autoOrient()
      .timeout({ seconds: MAX_SECONDS })
      .flatten({ background: '#000' })
      .toColorspace('srgb')
    const { autoOrient: size } = await upright.metadata()
    const shape = layout ?? inferLayout(size.width, size.height) ?? 'landscape'
    const ratio = LAYOUT_RATIOS[shape]
    const part = toPixels(crop ?? centeredCrop(size, ratio), size, ratio)
    if (Math.min(part.width, part.height) < MIN_SIDE) return reject(TOO_SMALL)
    const largest = SIZES[shape]
    const width = Math.min(part.width, largest.width)
    const poster = await upright
      .clone()
      .extract(part)
      .resize({ width, height: Math.round(width / ratio), fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
    const original = await upright
      .clone()
      .resize({ width: ORIGINAL_SIDE, height: ORIGINAL_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
    const name = nameOf(poster)
    return {
      ok: true,
      poster: { content: poster, fileName: `${name}.webp` },
      original: { content: original, fileName: originalOf(`${name}.webp`) },
    }
  } catch (error) {
    return reject(decodingProblem(error))
  }
}

/** The name of the whole picture that a poster was cropped from. */
const originalOf = (poster: string): string => poster.replace(/(?=\.webp$)/, '.original')
