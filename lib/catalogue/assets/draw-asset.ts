import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { inspectFile } from '@/lib/ads/inspect/inspect-file'
import { playbackProblem } from '@/lib/catalogue/film/codecs'
import { probeFilm } from '@/lib/catalogue/film/probe-film'
import type { AssetFiles, AssetFormat, AssetSlot, PictureFormat } from './slots'
import { ASSET_UPLOAD_RULES, type AssetUploadKind } from './upload-rules'

/** A picture of a few kilobytes can decode into gigabytes. */
const MAX_PIXELS = 60_000_000
const MAX_SECONDS = 20

/** Best first. AVIF looks the same at a lower number. */
const QUALITIES: Record<PictureFormat, readonly number[]> = {
  avif: [60, 50, 40, 30, 20],
  webp: [80, 65, 50, 35, 20],
  jpeg: [80, 65, 50, 35, 20],
}

type AssetFile = { name: string; type: string; content: Buffer }

export type DrawnAsset =
  | { ok: true; files: AssetFile[]; names: AssetFiles }
  /** What to tell the person who uploaded it. */
  | { ok: false; problem: string }

const reject = (problem: string): DrawnAsset => ({ ok: false, problem })

const BROKEN = 'This file is damaged or has extra data at its end. Export it again and upload that.'
const UNKNOWN = 'Despite its name, this is not a file we can use here. Choose'
const TOO_MANY_PIXELS = 'This picture has too many pixels. Choose one of up to 60 megapixels.'

type Measure = { width: number; height: number }

const tooSmall = (what: string, { width, height }: Measure, slot: Measure): string =>
  `This ${what} has ${width} × ${height} pixels. Choose one of at least ${slot.width} × ${slot.height}.`

const TYPES = {
  avif: { type: 'image/avif', extension: 'avif' },
  webp: { type: 'image/webp', extension: 'webp' },
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  mp4: { type: 'video/mp4', extension: 'mp4' },
  webm: { type: 'video/webm', extension: 'webm' },
} as const satisfies Record<AssetFormat, { type: string; extension: string }>

/** Named after its content, so that a name never shows anything else. */
function fileOf({ folder, id }: AssetSlot, format: AssetFormat, content: Buffer): AssetFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const { type, extension } = TYPES[format]
  return { name: `${folder}/${id}-${hash}.${extension}`, type, content }
}

const encode = (picture: Sharp, format: PictureFormat, quality: number): Promise<Buffer> =>
  ({
    avif: () => picture.clone().avif({ quality, effort: 4 }),
    webp: () => picture.clone().webp({ quality, effort: 6 }),
    jpeg: () => picture.clone().jpeg({ quality, mozjpeg: true }),
  })
    [format]()
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()

/** The best quality that fits into the bytes of the format; null when none does. */
async function encodeWithin(picture: Sharp, format: PictureFormat, maxBytes: number): Promise<Buffer | null> {
  const [best = 0, ...lower] = QUALITIES[format]
  const finest = await encode(picture, format, best)
  if (finest.length <= maxBytes) return finest
  // Before the ones between: encoding takes seconds on a busy machine.
  const coarsest = await encode(picture, format, lower.pop() ?? best)
  if (coarsest.length > maxBytes) return null
  for (const quality of lower) {
    const content = await encode(picture, format, quality)
    if (content.length <= maxBytes) return content
  }
  return coarsest
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** Cut to the measure of the slot around its middle, upright and without metadata. */
async function drawPicture(bytes: Uint8Array, slot: AssetSlot): Promise<DrawnAsset> {
  const upright = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: MAX_SECONDS })
    .toColorspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  if (width < slot.width || height < slot.height) {
    return reject(tooSmall('picture', upright.info, slot))
  }
  const cut = await sharp(upright.data)
    .resize(slot.width, slot.height, { fit: 'cover' })
    .flatten({ background: '#100c09' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = sharp(cut.data, { raw: cut.info })
  const files: AssetFile[] = []
  const names: AssetFiles = {}
  for (const [format, maxBytes] of Object.entries(slot.formats) as [PictureFormat, number][]) {
    const content = await encodeWithin(picture, format, maxBytes)
    if (!content) return reject('This picture has too much detail to be small enough. Choose a calmer one.')
    const file = fileOf(slot, format, content)
    files.push(file)
    names[format] = file.name
  }
  return { ok: true, files, names }
}

const NO_PICTURE = 'There is nothing to see in this film, only sound.'

/** Films are served as they are, so they must fit and play in browsers. */
async function keepFilm(bytes: Uint8Array, slot: AssetSlot, format: 'mp4' | 'webm'): Promise<DrawnAsset> {
  const content = Buffer.from(bytes)
  const probe = await probeFilm({
    bytes: content.length,
    read: async (start, end) => content.subarray(start, end),
  })
  if (probe === 'no-picture') return reject(NO_PICTURE)
  if (probe === null) return reject(BROKEN)
  const { width, height, codecs } = probe
  if (width < slot.width || height < slot.height) return reject(tooSmall('film', probe, slot))
  const problem = playbackProblem(TYPES[format].type, codecs)
  if (problem) return reject(problem)
  const file = fileOf(slot, format, content)
  return { ok: true, files: [file], names: { [format]: file.name } }
}

/** Judges an uploaded file by its content and makes of it what the site serves. */
export async function drawAsset(
  bytes: Uint8Array,
  slot: AssetSlot,
  kind: AssetUploadKind,
): Promise<DrawnAsset> {
  const { types, maxBytes, allowedText } = ASSET_UPLOAD_RULES[kind]
  if (bytes.length === 0) return reject('This file is empty.')
  if (bytes.length > maxBytes) return reject(`This file is too large. Choose ${allowedText}.`)
  const type = await inspectFile(once(bytes))
  if (type === 'broken') return reject(BROKEN)
  if (!types.includes(type)) return reject(`${UNKNOWN} ${allowedText}.`)
  if (kind !== 'picture') return keepFilm(bytes, slot, kind)
  try {
    return await drawPicture(bytes, slot)
  } catch (error) {
    return reject(/pixel limit/i.test(String(error)) ? TOO_MANY_PIXELS : BROKEN)
  }
}
