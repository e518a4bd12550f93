import type { Industry, PortfolioIndustry } from './types'

const OWN_ROW_ABOVE = 3

/** The page of an industry has the others. */
export const ROW_TILES = 8

/** Maximum per page; a tile is about 2 KB of HTML. */
const PAGE_TILES = 64

/** `cap`: videos per combined row. `fill`: minimum number of columns, so that a single video does not fill the row. */
const WIDTHS = {
  mobile: { cap: 2, fill: 1 },
  tablet: { cap: 3, fill: 2 },
  desktop: { cap: 6, fill: 4 },
} as const

type PortfolioWidth = keyof typeof WIDTHS

/** Rotates the list to start with the first of these names. */
export function industriesFrom<T extends Industry>(industries: readonly T[], names: readonly string[]): T[] {
  const start = Math.max(
    0,
    industries.findIndex(({ name }) => names.includes(name)),
  )
  return [...industries.slice(start), ...industries.slice(0, start)]
}

export type CombinedIndustry = PortfolioIndustry & {
  columns: Record<PortfolioWidth, number>
}

type Portfolio = {
  own: PortfolioIndustry[]
  combined: CombinedIndustry[]
}

/** Starts a new row when the next item does not fit. Keeps the order, so that one document serves all widths. */
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

const placeOf = ({ rank }: Industry) => rank ?? Number.MAX_VALUE

const byPlace = (a: Industry, b: Industry) =>
  placeOf(a) - placeOf(b) || sizeOf(b) - sizeOf(a) || a.name.localeCompare(b.name, 'en')

/** `named` are industries without room for their videos. */
export function chooseIndustries(industries: readonly Industry[]): { shown: Industry[]; named: Industry[] } {
  const sorted = industries.toSorted(byPlace)
  let tiles = 0
  const full = sorted.findIndex((industry) => (tiles += Math.min(sizeOf(industry), ROW_TILES)) > PAGE_TILES)
  return full === -1
    ? { shown: sorted, named: [] }
    : { shown: sorted.slice(0, full), named: sorted.slice(full) }
}

function columnsAt(width: PortfolioWidth, industries: readonly PortfolioIndustry[]): number[] {
  const { cap, fill } = WIDTHS[width]
  return packRows(industries, sizeOf, cap).flatMap((row) => {
    const total = row.reduce((sum, industry) => sum + sizeOf(industry), 0)
    const columns = Math.min(Math.max(total, fill), cap)
    return row.map(() => columns)
  })
}

export function arrangePortfolio(industries: readonly PortfolioIndustry[]): Portfolio {
  const sorted = industries.toSorted(byPlace)
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

/** First and last page and two neighbors on each side. */
export function pagesAround(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= NEAR,
  )
}
