/** Neighbours of the current page that are linked by number. At either end there are more on the other side. */
const NEAR = 1

/** The page numbers to offer: first, last and those around `page`. Null stands where some are left out, never for one alone. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const centre = Math.min(Math.max(page, 1 + NEAR), last - NEAR)
  const shown = [1, ...range(centre - NEAR, centre + NEAR), last].filter((n) => n >= 1 && n <= last)
  const sorted = [...new Set(shown)].toSorted((a, b) => a - b)
  return sorted.flatMap((n, index) => {
    const gap = n - (sorted[index - 1] ?? n - 1)
    if (gap === 2) return [n - 1, n]
    return gap > 2 ? [null, n] : [n]
  })
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
