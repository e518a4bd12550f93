const NEAR = 1

/** First and last page and the neighbors of `page`. Null marks a gap of two pages or more. */
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
