import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import type { PostCard } from './types'

export const FEED_TITLE = `${site.name}: Field Notes`
export const FEED_DESCRIPTION = 'Planning, paying for, filming and using video for a business.'

/** Posts that a feed carries: what a reader who looks in once a season has missed. */
export const FEED_LENGTH = 30

/** Public address of a path. */
export type Absolute = (path: string) => string

export const absoluteTo =
  (siteUrl: string): Absolute =>
  (path) =>
    new URL(path, siteUrl).href

/** What both feeds say of a post. The id stays the same for good, also when a title, and with it the address, changes. */
export const feedItem = ({ id, slug, title, preview, picture, createdAt }: PostCard, absolute: Absolute) => ({
  id: `urn:uuid:${id}`,
  url: absolute(paths.post(slug)),
  title,
  summary: preview || title,
  image: picture && absolute(picture),
  published: createdAt,
})
