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
