import { industryHeading } from './labels'
import type { Industry, PortfolioIndustry } from './types'

/** An industry with more videos than this has a row of its own. */
const OWN_ROW_ABOVE = 3

/** Tiles in a row: a screen and a half on a wide window. An industry with more has the rest on a page of its own. */
export const ROW_TILES = 8

/** Tiles on the whole page, at about 2 KB of HTML each. */
const PAGE_TILES = 64

/**
 * `cap` is how many videos a combined row holds. `fill` is into how many columns a row is divided at least, so that a
 * single leftover does not grow into a poster.
 */
const WIDTHS = {
  mobile: { cap: 2, fill: 1 },
  tablet: { cap: 3, fill: 2 },
  desktop: { cap: 6, fill: 4 },
} as const

type PortfolioWidth = keyof typeof WIDTHS

/**
 * Industries in a circle that begins with the first one under these headings, or where the portfolio begins: followed from
 * film to film, every industry is reached from those before it.
 */
export function industriesFrom<T extends Industry>(
  industries: readonly T[],
  headings: readonly string[],
): T[] {
  const start = Math.max(
    0,
    industries.findIndex(({ name }) => headings.includes(industryHeading(name))),
  )
  return [...industries.slice(start), ...industries.slice(0, start)]
}

export type CombinedIndustry = PortfolioIndustry & {
  /** The number of equal columns in the row that the industry stands in, at each width. */
  columns: Record<PortfolioWidth, number>
}

type Portfolio = {
  /** Industries with a row each. */
  own: PortfolioIndustry[]
  /** Smaller industries, in the order in which they fill the combined rows. */
  combined: CombinedIndustry[]
}

/**
 * Fills rows in the given order: an item opens a new row when the current one lacks room. Order is kept, so that one
 * list in the document serves every width and the keyboard follows the eye. An item larger than `cap` stands alone.
 */
export function packRows<T>(items: readonly T[], sizeOf: (item: T) => number, cap: number): T[][] {
  const rows: T[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    const open = size <= room ? rows.at(-1) : undefined
    if (open) open.push(item)
    else rows.push([item])
    room = (open ? room : cap) - size
  }
  return rows
}

const sizeOf = (industry: Industry) => industry.total

/** Largest first, then by name: big rows open the page and combined rows close without holes. */
const bySize = (a: Industry, b: Industry) => sizeOf(b) - sizeOf(a) || a.name.localeCompare(b.name, 'en')

/** Which industries the portfolio shows with their videos, and which it only names because the page is full. */
export function chooseIndustries(industries: readonly Industry[]): { shown: Industry[]; named: Industry[] } {
  const sorted = industries.toSorted(bySize)
  let tiles = 0
  const full = sorted.findIndex((industry) => (tiles += Math.min(sizeOf(industry), ROW_TILES)) > PAGE_TILES)
  return full === -1
    ? { shown: sorted, named: [] }
    : { shown: sorted.slice(0, full), named: sorted.slice(full) }
}

/** Parallel to `industries`, which packing leaves in order. */
function columnsAt(width: PortfolioWidth, industries: readonly PortfolioIndustry[]): number[] {
  const { cap, fill } = WIDTHS[width]
  return packRows(industries, sizeOf, cap).flatMap((row) => {
    const total = row.reduce((sum, industry) => sum + sizeOf(industry), 0)
    const columns = Math.min(Math.max(total, fill), cap)
    return row.map(() => columns)
  })
}

export function arrangePortfolio(industries: readonly PortfolioIndustry[]): Portfolio {
  const sorted = industries.toSorted(bySize)
  const small = sorted.filter((industry) => sizeOf(industry) <= OWN_ROW_ABOVE)
  const mobile = columnsAt('mobile', small)
  const tablet = columnsAt('tablet', small)
  const desktop = columnsAt('desktop', small)
  return {
    own: sorted.filter((industry) => sizeOf(industry) > OWN_ROW_ABOVE),
    combined: small.map((industry, index) => ({
      ...industry,
      columns: { mobile: mobile[index] ?? 1, tablet: tablet[index] ?? 1, desktop: desktop[index] ?? 1 },
    })),
  }
}

const NEAR = 2

/** The first and the last page and those around the current one, in order: from any page to any other in a few steps. */
export function pagesAround(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEAR,
  )
}
