const NEAR = 2

/** The first and the last page and those around the current one, in order: from any page to any other in a few steps. */
export function pagesAround(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEAR,
  )
}
