/** The query of an address, as Next hands it over. */
export type SearchParams = Record<string, string | string[] | undefined>

/** As Next would hand it over. */
export function toSearchParams(query: URLSearchParams): SearchParams {
  const params: Record<string, string[]> = {}
  for (const [name, value] of query) (params[name] ??= []).push(value)
  return params
}

const MAX_TEXT = 100
const MAX_PAGE = 10_000

/** Empty when the address does not say. */
export const firstValue = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

/** What somebody looks for: trimmed, and not longer than anyone would type. */
export const readText = (value: string | string[] | undefined): string =>
  firstValue(value).trim().slice(0, MAX_TEXT).toWellFormed()

/** The number of a page, from 1; what is no such number means the first. */
export function readPage(value: string | string[] | undefined): number {
  const page = Number(firstValue(value))
  return Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1
}
