import type { AspectRatio } from './types'

export type VideoLayout = 'portrait' | 'square' | 'landscape'

const LAYOUTS: Record<AspectRatio, VideoLayout> = {
  reel: 'portrait',
  square: 'square',
  standard: 'landscape',
}

/** Null when unset: `inferLayout` then uses the film's dimensions. */
export function layoutOf(aspectRatio: AspectRatio | null): VideoLayout | null {
  return aspectRatio && LAYOUTS[aspectRatio]
}

export function inferLayout(width: number, height: number): VideoLayout | null {
  if (!(width > 0 && height > 0)) return null
  const ratio = width / height
  if (ratio >= 0.9 && ratio <= 1.1) return 'square'
  return height > width ? 'portrait' : 'landscape'
}
