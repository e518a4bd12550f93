import { formatBar, holds, type Column, type Measured } from './table.ts'

/** Judges a bar by its worst page. */
export type Verdict = {
  of: string
  bar: string
  figure: string
  page: string
  isHeld: boolean
}

export function judge<Figures extends Measured>(
  columns: readonly Column<Figures>[],
  pages: readonly Figures[],
): Verdict[] {
  return columns.flatMap((column) => {
    const { bar, read, show } = column
    if (!bar) return []
    const better = 'atLeast' in bar ? 1 : -1
    // A figure that is no number comes off worst.
    const rank = (figures: Figures) => (Number.isNaN(read(figures)) ? -Infinity : better * read(figures))
    const [worst] = pages.toSorted((one, other) => rank(one) - rank(other))
    if (!worst) throw new RangeError(`Nothing was measured of ${bar.of}`)
    return [
      {
        of: bar.of,
        bar: formatBar(column),
        figure: show(read(worst)),
        page: worst.page,
        isHeld: holds(column, worst),
      },
    ]
  })
}
