import type { FocalPoint, PictureRef } from '@/lib/ads/templates/document'
import type { Area } from './shapes'

/**
 * Where a whole picture stands for a box. It covers the box with its focal point as near to the middle as its edges allow; or it is
 * contained in the box, at the place that the focal point says.
 */
export function placePicture(
  { width, height }: PictureRef,
  box: Area,
  fit: 'cover' | 'contain',
  focal: FocalPoint,
): Area {
  const scales = [box.width / width, box.height / height] as const
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const start = (room: number, size: number, percent: number) => {
    if (fit === 'contain') return ((room - size) * percent) / 100
    return Math.min(0, Math.max(room - size, room / 2 - (size * percent) / 100))
  }
  const [wide, high] = [width * scale, height * scale]
  return {
    x: box.x + start(box.width, wide, focal.x),
    y: box.y + start(box.height, high, focal.y),
    width: wide,
    height: high,
  }
}
