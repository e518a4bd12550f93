import { searchWords } from '@/lib/list/search-params'

/** Unquoted, because the embedded stack needs it; `searchWords` makes the words safe. */
function combineWords(text: string, filterOf: (word: string) => string): string | null {
  const words = searchWords(text)
  return words.length === 0 ? null : `and(${words.map(filterOf).join(',')})`
}

/** Every word must occur in one of the columns. Null without words. */
export const everyWordFilter = (columns: readonly string[], text: string): string | null =>
  combineWords(text, (word) => `or(${columns.map((column) => `${column}.ilike.%${word}%`).join(',')})`)

/** `search_text` is in lower case. One filter, because the embedded stack applies only the last one per column. */
export const searchTextFilter = (text: string): string | null =>
  combineWords(text, (word) => `search_text.like.%${word.toLowerCase()}%`)
