import 'server-only'
import { describeProblems } from '@/lib/catalogue/contact-import'
import { csvResponse } from '@/lib/list/csv'
import { isUuid } from '@/lib/list/query'
import { exportFailedRows, getContactImport, type ImportedRow } from './contact-imports'

/** The rows as they stood in the file, with what is wrong, so that they can be corrected and imported again. */
export async function failedRowsCsv(id: string): Promise<Response> {
  const found = isUuid(id) ? await getContactImport(id) : null
  if (!found) return new Response('There is no such import', { status: 404 })
  return csvResponse('rows-with-errors', await exportFailedRows(id), [
    ...found.headers.map((header, index): [string, (row: ImportedRow) => string] => [
      header,
      ({ cells }) => cells[index] ?? '',
    ]),
    ['Problem', ({ problems }) => describeProblems(problems).join('; ')],
  ])
}
