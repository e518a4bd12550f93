const MAX_WORDS = 6

/** Removes every character that has a meaning in a PostgREST filter. */
export const searchWords = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{M}\p{N}@.+'-]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
