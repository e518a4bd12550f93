/** One column of a table, and what it asks for; a column without a bar informs. */
export type Column<Figures> = {
  title: string
  read: (figures: Figures) => number
  show: (value: number) => string
  bar?: { atLeast: number } | { atMost: number }
}

type Measured = { page: string }

const MISSED = '✗'

/** A table with a row for each page and one for the bars; a figure that misses its bar is marked. */
export function formatTable<Figures extends Measured>(
  columns: readonly Column<Figures>[],
  pages: readonly Figures[],
): string {
  const rows = [
    ['', ...columns.map(({ title }) => title)],
    ['bar', ...columns.map(formatBar)],
    ...pages.map((figures) => [figures.page, ...columns.map((column) => formatCell(column, figures))]),
  ]
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  const format = (row: string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return rows.map(format).join('\n')
}

/** How many figures miss their bars. */
export const countMissed = <Figures>(
  columns: readonly Column<Figures>[],
  pages: readonly Figures[],
): number => pages.flatMap((figures) => columns.filter((column) => !holds(column, figures))).length

function holds<Figures>({ read, bar }: Column<Figures>, figures: Figures): boolean {
  if (!bar) return true
  const value = read(figures)
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost
}

function formatBar<Figures>({ bar, show }: Column<Figures>): string {
  if (!bar) return ''
  return 'atLeast' in bar ? `≥ ${show(bar.atLeast)}` : `≤ ${show(bar.atMost)}`
}

const formatCell = <Figures>(column: Column<Figures>, figures: Figures) =>
  `${column.show(column.read(figures))}${holds(column, figures) ? '' : ` ${MISSED}`}`
