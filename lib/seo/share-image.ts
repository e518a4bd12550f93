/** Pixels; networks crop to 1.91:1. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Entry of `openGraph.images` for a picture drawn by `ogImage`. */
export const shareImage = (path: string, alt: string) => ({
  url: path,
  ...SHARE_IMAGE_SIZE,
  alt,
  type: 'image/jpeg',
})
