import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Background of `app/icon.svg`. */
export const ICON_GROUND = '#100c09'

/** Pixels of the SVG. */
const DRAWN = 32
const CSS_DPI = 96

type Icon = {
  /** Pixels. */
  size: number
  /** Part of the width; the background fills the rest. Without it the corners stay transparent. */
  share?: number
}

export async function renderIcon({ size, share }: Icon): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await readFile(join(process.cwd(), 'app/icon.svg'))
  const width = Math.round(size * (share ?? 1))
  const drawing = await sharp(svg, { density: (CSS_DPI * width) / DRAWN })
    .resize(width)
    .png()
    .toBuffer()
  if (share === undefined) return new Uint8Array(drawing)
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: ICON_GROUND } })
  return new Uint8Array(
    await ground
      .composite([{ input: drawing }])
      .png({ palette: true })
      .toBuffer(),
  )
}
