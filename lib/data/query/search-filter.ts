import { searchWords } from '@/lib/list/search-words'

/** Unquoted, which the embedded stack needs and `searchWords` makes safe. */
function combineWords(text: string, filterOf: (word: string) => string): string | null {
  const words = searchWords(text)
  return words.length === 0 ? null : `and(${words.map(filterOf).join(',')})`
}

/** A PostgREST filter for `or` that every word of `text` has to pass by being somewhere in the columns; null without words. */
export const everyWordFilter = (columns: readonly string[], text: string): string | null =>
  combineWords(text, (word) => `or(${columns.map((column) => `${column}.ilike.%${word}%`).join(',')})`)

/**
 * The same for rows that keep all their words in `search_text`, in small letters. One filter too, because of several for one
 * column the embedded stack heeds the last alone.
 */
export const searchTextFilter = (text: string): string | null =>
  combineWords(text, (word) => `search_text.like.%${word.toLowerCase()}%`)
