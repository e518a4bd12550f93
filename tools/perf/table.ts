/** Limit of a figure, and its name in the summary. */
type Bar = { of: string } & ({ atLeast: number } | { atMost: number })

/** A column without a bar only informs. */
export type Column<Figures> = {
  title: string
  read: (figures: Figures) => number
  show: (value: number) => string
  bar?: Bar
}

export type Measured = { page: string }

const MISSED = '✗'

/** Aligns the first column left and the others right. */
export function alignRows(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  const format = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return rows.map(format).join('\n')
}

/** One row per page and one for the bars. Figures that miss their bar are marked. */
export const formatTable = <Figures extends Measured>(
  columns: readonly Column<Figures>[],
  pages: readonly Figures[],
): string =>
  alignRows([
    ['', ...columns.map(({ title }) => title)],
    ['bar', ...columns.map(formatBar)],
    ...pages.map((figures) => [figures.page, ...columns.map((column) => formatCell(column, figures))]),
  ])

export function holds<Figures>({ read, bar }: Column<Figures>, figures: Figures): boolean {
  if (!bar) return true
  const value = read(figures)
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost
}

export function formatBar<Figures>({ bar, show }: Column<Figures>): string {
  if (!bar) return ''
  return 'atLeast' in bar ? `≥ ${show(bar.atLeast)}` : `≤ ${show(bar.atMost)}`
}

const formatCell = <Figures>(column: Column<Figures>, figures: Figures) =>
  `${column.show(column.read(figures))}${holds(column, figures) ? '' : ` ${MISSED}`}`
