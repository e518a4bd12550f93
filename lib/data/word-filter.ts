import { searchWords } from '@/lib/leads/search'

/**
 * A PostgREST filter for `or` that every word of `text` has to pass by being in `search_text`, which is in small letters; null
 * without words. One filter, because of several for one column the embedded stack heeds the last alone.
 */
export function everyWordFilter(text: string): string | null {
  const words = searchWords(text)
  if (words.length === 0) return null
  return `and(${words.map((word) => `search_text.like.%${word.toLowerCase()}%`).join(',')})`
}
