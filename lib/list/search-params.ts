export type SearchParams = Record<string, string | string[] | undefined>

export function toSearchParams(query: URLSearchParams): SearchParams {
  const params: Record<string, string[]> = {}
  for (const [name, value] of query) (params[name] ??= []).push(value)
  return params
}

const MAX_TEXT = 100
const MAX_PAGE = 10_000

export const firstValue = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

export const readText = (value: string | string[] | undefined): string =>
  firstValue(value).trim().slice(0, MAX_TEXT).toWellFormed()

/** Counts from 1; invalid values give 1. */
export function readPage(value: string | string[] | undefined): number {
  const page = Number(firstValue(value))
  return Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1
}

const MAX_WORDS = 6

/** Removes every character that has a meaning in a PostgREST filter. */
export const searchWords = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{M}\p{N}@.+'-]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
