import { COLUMNS, holds, type Column, type PageFigures } from './bars.ts'

const MISSED = '✗'

/** A table with a row for each page and one for the bars; a figure that misses its bar is marked. */
export function formatReport(pages: readonly PageFigures[]): string {
  const rows = [
    ['', ...COLUMNS.map(({ title }) => title)],
    ['bar', ...COLUMNS.map(formatBar)],
    ...pages.map((figures) => [figures.page, ...COLUMNS.map((column) => formatCell(column, figures))]),
  ]
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  const format = (row: string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return [...rows.map(format), ...formatFaults(pages)].join('\n')
}

/** How many figures miss their bars. */
export const countMissed = (pages: readonly PageFigures[]): number =>
  pages.flatMap((figures) => COLUMNS.filter((column) => !holds(column, figures))).length

function formatBar({ bar, show }: Column): string {
  if (!bar) return ''
  return 'atLeast' in bar ? `≥ ${show(bar.atLeast)}` : `≤ ${show(bar.atMost)}`
}

const formatCell = (column: Column, figures: PageFigures) =>
  `${column.show(column.read(figures))}${holds(column, figures) ? '' : ` ${MISSED}`}`

const formatFaults = (pages: readonly PageFigures[]) =>
  pages.filter(({ faults }) => faults.length > 0).map(({ page, faults }) => `\n${page}: ${faults.join(', ')}`)
