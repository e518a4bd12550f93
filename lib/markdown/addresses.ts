/** A file in one of our public buckets, as `next/image` may fetch it. */
const STORED_PICTURE =
  /^\/storage\/v1\/object\/public\/(?:[\w-](?:[\w.-]|%20)*\/)+[\w-](?:[\w.-]|%20)*\.(?:webp|avif|png|jpe?g)$/i

/** Null for a picture from anywhere else: it would tell a third party who reads us. */
export const storedPicture = (src: string | undefined): string | null =>
  src && STORED_PICTURE.test(src) ? src : null

/** Whether an address is a page of this site, which opens without loading everything anew. */
export const isOwnPage = (href: string): boolean => /^\/(?!storage\/)(?!.*\/\/)/.test(href)
