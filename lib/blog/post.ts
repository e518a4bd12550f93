import { storedPicture } from '@/lib/markdown/sanitize'
import { publicObject } from '@/lib/paths'

export type PostCard = {
  id: string
  slug: string
  title: string
  preview: string
  /** Path in public storage; null when there is no picture that can be shown. */
  picture: string | null
  /** CSS `object-position`; left out in the middle. */
  focus?: string
  /** When visitors could first read it, ISO 8601. */
  createdAt: string
}

export type Post = PostCard & {
  body: string
  pictureAlt: string
  topic: string | null
  focusKeyword: string | null
  metaTitle: string | null
  metaDescription: string | null
  updatedAt: string
}

/** Address of a `featured_image`, stored as bucket and path. Null when it is not a picture in public storage. */
export const postPicture = (stored: string | null): string | null =>
  storedPicture(stored ? publicObject(stored.trim()) : undefined)

/** In percent from the left and from the top. */
export const pictureFocus = (x: number, y: number): { focus?: string } =>
  x === 50 && y === 50 ? {} : { focus: `${x}% ${y}%` }

const WORDS_PER_MINUTE = 220

const LONG_ARTICLE_WORDS = 500

const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu

/** Counts visible words of Markdown: addresses of links and pictures do not count. */
export const countWords = (markdown: string): number =>
  markdown.replace(/\]\([^)]*\)/g, ']').match(WORD)?.length ?? 0

/** Whole minutes, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

export const isLong = (words: number): boolean => words >= LONG_ARTICLE_WORDS
