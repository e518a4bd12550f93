import type { VideoLayout } from '@/lib/video/layout'

/** Width by height. */
export const LAYOUT_RATIOS: Record<VideoLayout, number> = { landscape: 16 / 9, square: 1, portrait: 9 / 16 }

/** Fractions of the picture. The height follows from the ratio. */
export type Crop = { x: number; y: number; width: number }

export type Size = { width: number; height: number }

/** Of the whole width: the height that a crop of a ratio has, as a fraction of the picture's height. */
const heightOf = (width: number, picture: Size, ratio: number) =>
  (width * picture.width) / ratio / picture.height

/** The largest width that fits. */
export const maxWidth = (picture: Size, ratio: number): number =>
  Math.min(1, (ratio * picture.height) / picture.width)

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), Math.max(max, 0))

/** Moved and shrunk into the picture. */
export function fitCrop({ x, y, width }: Crop, picture: Size, ratio: number): Crop {
  const fitting = Math.min(Math.max(width, 0.01), maxWidth(picture, ratio))
  return {
    x: clamp(x, 1 - fitting),
    y: clamp(y, 1 - heightOf(fitting, picture, ratio)),
    width: fitting,
  }
}

/** The largest crop, in the middle. */
export function centeredCrop(picture: Size, ratio: number): Crop {
  const width = maxWidth(picture, ratio)
  return { x: (1 - width) / 2, y: (1 - heightOf(width, picture, ratio)) / 2, width }
}

/** Zooms around the middle of the crop. */
export function resizeCrop(crop: Crop, width: number, picture: Size, ratio: number): Crop {
  const [before, after] = [heightOf(crop.width, picture, ratio), heightOf(width, picture, ratio)]
  const moved = { x: crop.x + (crop.width - width) / 2, y: crop.y + (before - after) / 2, width }
  return fitCrop(moved, picture, ratio)
}

/** In whole pixels of the picture. */
export function toPixels(crop: Crop, picture: Size, ratio: number) {
  const { x, y, width } = fitCrop(crop, picture, ratio)
  const pixels = {
    width: Math.min(Math.round(width * picture.width), picture.width),
    height: Math.min(Math.round(heightOf(width, picture, ratio) * picture.height), picture.height),
  }
  return {
    ...pixels,
    left: Math.min(Math.round(x * picture.width), picture.width - pixels.width),
    top: Math.min(Math.round(y * picture.height), picture.height - pixels.height),
  }
}
