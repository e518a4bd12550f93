import { LOAD_COLUMNS, type PageFigures } from './bars.ts'
import { formatTable } from './table.ts'

/** The table of page loads; below it, the audits that lowered scores. */
export const formatReport = (pages: readonly PageFigures[]): string =>
  [formatTable(LOAD_COLUMNS, pages), ...formatFaults(pages)].join('\n')

const formatFaults = (pages: readonly PageFigures[]) =>
  pages.filter(({ faults }) => faults.length > 0).map(({ page, faults }) => `\n${page}: ${faults.join(', ')}`)
