import { searchWords } from '@/lib/leads/search'

/**
 * A PostgREST filter for `or` that every word of `text` has to pass by being somewhere in the columns; null without words.
 * Unquoted, which the embedded stack needs and `searchWords` makes safe.
 */
export function everyWordIn(columns: readonly string[], text: string): string | null {
  const words = searchWords(text)
  if (words.length === 0) return null
  const somewhere = (word: string) => `or(${columns.map((column) => `${column}.ilike.%${word}%`).join(',')})`
  return `and(${words.map(somewhere).join(',')})`
}
