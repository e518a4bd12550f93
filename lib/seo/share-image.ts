/** Pixels, in the 1.91:1 that networks crop to. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** For `openGraph.images` of a page whose picture is drawn at `path` by `ogImage`. `alt` says what the picture reads. */
export const shareImage = (path: string, alt: string) => ({
  url: path,
  ...SHARE_IMAGE_SIZE,
  alt,
  type: 'image/jpeg',
})
