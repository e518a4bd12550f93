import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import {
  decodingProblem,
  MAX_SECONDS,
  openPicture,
  PICTURE_OPTIONS,
} from '@/lib/catalogue/picture/open-picture'
import { MAX_LOGO_BYTES, LOGO_RULE } from './upload-rules'
import { readSvg, svgProblem } from './inspect-svg'

/** Pixels. Twice what the largest place on the site shows. */
const WIDTH = 600
const HEIGHT = 300

/** Pixels of the longer side at which an SVG is drawn, before its empty border is cut off. */
const SVG_SIDE = 2400
/** At which librsvg takes one unit for one pixel. */
const SVG_DENSITY = 72

type DrawnLogo =
  | { ok: true; content: Buffer; fileName: string }
  /** What to tell the person who uploaded it. */
  | { ok: false; problem: string }

const reject = (problem: string): DrawnLogo => ({ ok: false, problem })

const UNKNOWN = `This is not a picture that can be a logo, whatever its name says. Choose ${LOGO_RULE}.`
const BLANK = 'There is nothing to see on this picture.'

async function openSvg(svg: string): Promise<Sharp> {
  const bytes = Buffer.from(svg)
  // Nothing is drawn yet at the size that it states.
  const { width, height } = await sharp(bytes, { ...PICTURE_OPTIONS, limitInputPixels: false }).metadata()
  const density = Math.min((SVG_DENSITY * SVG_SIDE) / Math.max(width, height), 100_000)
  return sharp(bytes, { ...PICTURE_OPTIONS, density: Math.max(density, 1) })
}

async function openLogo(bytes: Uint8Array): Promise<Sharp | string> {
  const svg = readSvg(bytes)
  return svg === null ? openPicture(bytes, UNKNOWN) : (svgProblem(svg) ?? openSvg(svg))
}

/** True where every pixel is alike, so that trimming would leave nothing. */
async function isBlank(picture: Sharp): Promise<boolean> {
  const { channels } = await picture.stats()
  const alpha = channels.length === 4 || channels.length === 2 ? channels.at(-1) : undefined
  return alpha?.max === 0 || channels.every(({ min, max }) => min === max)
}

/**
 * Makes of an uploaded file the WebP that the site serves: upright, without border and metadata, at most 600 × 300 pixels.
 * Its name is the hash of its content.
 */
export async function drawLogo(bytes: Uint8Array): Promise<DrawnLogo> {
  if (bytes.length === 0) return reject('This file is empty.')
  if (bytes.length > MAX_LOGO_BYTES) return reject(`This file is too large. Choose ${LOGO_RULE}.`)
  try {
    const picture = await openLogo(bytes)
    if (typeof picture === 'string') return reject(picture)
    const upright = await picture.autoOrient().timeout({ seconds: MAX_SECONDS }).png().toBuffer()
    if (await isBlank(sharp(upright))) return reject(BLANK)
    const content = await sharp(upright)
      .trim()
      .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ nearLossless: true })
      .toBuffer()
    const hash = createHash('sha256').update(content).digest('hex')
    return { ok: true, content, fileName: `${hash.slice(0, 32)}.webp` }
  } catch (error) {
    return reject(decodingProblem(error))
  }
}
