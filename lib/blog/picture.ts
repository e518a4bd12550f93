import { storedPicture } from '@/lib/markdown/addresses'
import { publicObject } from '@/lib/paths'

/**
 * The address of a `featured_image`, which is stored as bucket and path. Null for what is no picture in public storage,
 * so that nothing is asked for that cannot be there.
 */
export const postPicture = (stored: string | null): string | null =>
  storedPicture(stored ? publicObject(stored.trim()) : undefined)
