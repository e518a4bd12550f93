import { LOAD_COLUMNS, type PageFigures } from './bars.ts'
import { formatTable } from './table.ts'

/** What it costs to load the pages, and below the table what kept them from full marks. */
export const formatReport = (pages: readonly PageFigures[]): string =>
  [formatTable(LOAD_COLUMNS, pages), ...formatFaults(pages)].join('\n')

const formatFaults = (pages: readonly PageFigures[]) =>
  pages.filter(({ faults }) => faults.length > 0).map(({ page, faults }) => `\n${page}: ${faults.join(', ')}`)
