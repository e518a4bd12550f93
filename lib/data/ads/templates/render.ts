import 'server-only'
import sharp, { type Sharp } from 'sharp'
import type { Format, TemplateDocument, TemplateValues } from '@/lib/ads/templates/document'
import { drawTemplate, type DrawOptions } from '@/lib/ads/templates/draw/draw-template'
import type { Drawing } from '@/lib/ads/templates/draw/drawing'
import { picturesIn, withPictures } from '@/lib/ads/templates/draw/with-pictures'
import type { LoadedFace } from '@/lib/ads/templates/faces'
import { loadFaces } from '@/lib/ads/templates/load-faces'
import { embeddedPicture } from './embedded-pictures'

let faces: Promise<LoadedFace[]> | undefined

export const drawOnServer = async (
  document: TemplateDocument,
  values: TemplateValues,
  format: Format,
  options?: Omit<DrawOptions, 'faces'>,
): Promise<Drawing> =>
  drawTemplate(document, values, format, { ...options, faces: await (faces ??= loadFaces()) })

/**
 * Its pixels, to be encoded. Every picture is embedded by us: librsvg is never given an address.
 * @throws DataError when a picture cannot be read.
 */
export async function toPixels({ svg }: Pick<Drawing, 'svg'>): Promise<Sharp> {
  const paths = picturesIn(svg)
  const embedded = await Promise.all(paths.map(embeddedPicture))
  const addresses = new Map(paths.map((name, at) => [name, embedded[at]]))
  const whole = withPictures(svg, (name) => addresses.get(name) ?? 'data:,')
  // A picture is one attribute, which may be longer than libxml2 allows by itself.
  return sharp(Buffer.from(whole), { unlimited: true })
}

/** Bytes. Ads of this weight load at once in a preview. */
const MAX_PNG = 2_000_000

/** The file of an ad: PNG, or JPEG where that would weigh too much. */
export async function toPicture(drawing: Drawing): Promise<{ content: Buffer; type: string }> {
  const { data, info } = await (await toPixels(drawing)).flatten().raw().toBuffer({ resolveWithObject: true })
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const png = await pixels().png({ compressionLevel: 7 }).toBuffer()
  if (png.length <= MAX_PNG) return { content: png, type: 'image/png' }
  const content = await pixels().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
  return { content, type: 'image/jpeg' }
}

/** A small WebP for lists. `width` in pixels. */
export const toThumbnail = async (drawing: Drawing, width: number): Promise<Buffer> =>
  (await toPixels(drawing)).resize({ width }).webp({ quality: 80 }).toBuffer()
