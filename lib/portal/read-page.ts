const MOST = 10_000

/** The number of a page from an address, from 1; what is no such number means the first. */
export function readPage(value: string | string[] | undefined): number {
  const page = Number(Array.isArray(value) ? value[0] : value)
  return Number.isInteger(page) && page > 0 ? Math.min(page, MOST) : 1
}
