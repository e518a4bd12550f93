import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

interface Picture {
  width: number
  height: number
  /** GL rows come bottom first. */
  flip: boolean
  maxBytes: number
}

/** Writes the best quality that fits the size, so that noisy pictures do not outgrow plain ones. */
export async function writeWebp(file: string, pixels: Buffer, { width, height, flip, maxBytes }: Picture) {
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).flip(flip)
  for (let quality = 84; ; quality -= 6) {
    const data = await image
      .clone()
      .webp({ quality, effort: 6, alphaQuality: 90, smartSubsample: true })
      .toBuffer()
    if (data.length <= maxBytes || quality <= 42) {
      await writeFile(file, data)
      return data.length
    }
  }
}
