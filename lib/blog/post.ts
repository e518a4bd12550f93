import { storedPicture } from '@/lib/markdown/sanitize'
import { publicObject } from '@/lib/paths'

/** What a list shows of a post. */
export type PostCard = {
  id: string
  slug: string
  title: string
  preview: string
  /** Path in public storage; null when there is no picture, or none that could be shown. */
  picture: string | null
  /** ISO 8601. */
  createdAt: string
}

export type Post = PostCard & {
  /** Markdown. */
  body: string
  /** What the picture shows. */
  pictureAlt: string
  topic: string | null
  focusKeyword: string | null
  metaTitle: string | null
  metaDescription: string | null
  /** ISO 8601. */
  updatedAt: string
}

/**
 * The address of a `featured_image`, which is stored as bucket and path. Null for what is no picture in public storage,
 * so that nothing is asked for that cannot be there.
 */
export const postPicture = (stored: string | null): string | null =>
  storedPicture(stored ? publicObject(stored.trim()) : undefined)

/** Words per minute of people who read prose on a screen, rounded down: nobody minds to be done early. */
const PACE = 220

/** From here on a reader wants to see what is coming. */
const LONG = 500

const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** Words of a Markdown text as they are read: addresses of links and pictures do not count. */
export const countWords = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ']').match(WORD)?.length ?? 0

/** Whole minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / PACE))

export const isLong = (words: number): boolean => words >= LONG
