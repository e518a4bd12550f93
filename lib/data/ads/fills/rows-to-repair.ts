import 'server-only'
import { type CellProblem, isBlocking } from '@/lib/ads/templates/cell-problems'
import { TEXT_SLOT_LABELS, TEXT_SLOTS } from '@/lib/ads/templates/document'
import { CSV_FIELD_LABELS } from '@/lib/ads/templates/fill-csv'
import { type FillRow, ROW_STATUS_LABELS } from '@/lib/ads/templates/fills'
import { exportFillRows } from '@/lib/data/ads/templates/fills'
import { csvResponse } from '@/lib/list/csv'

const labelOf = ({ cell }: CellProblem) => (cell ? `${CSV_FIELD_LABELS[cell]}: ` : '')

const reasonsOf = ({ problems, error }: FillRow): string =>
  [error, ...problems.filter(isBlocking).map((problem) => labelOf(problem) + problem.message)]
    .filter(Boolean)
    .join('\n')

/** Rows that are not made, and why. Repaired in a spreadsheet, the file can be uploaded again. */
export const rowsToRepairFile = async (fillId: string): Promise<Response> =>
  csvResponse('rows-to-repair', await exportFillRows({ fillId, statuses: ['bad', 'failed'] }), [
    ['Row', ({ number }) => String(number)],
    ['Problem', reasonsOf],
    ['Status', ({ status }) => ROW_STATUS_LABELS[status]],
    ['Title', ({ title }) => title],
    ...TEXT_SLOTS.map((slot): [string, (row: FillRow) => string] => [
      TEXT_SLOT_LABELS[slot],
      ({ values }) => values.texts[slot],
    ]),
  ])
