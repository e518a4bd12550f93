import 'server-only'
import type { SessionClient } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import { csvResponse } from '@/lib/list/csv'
import type { ImportCollection } from '@/lib/owl/imports/collections'
import { createSessionClient } from '@/lib/supabase/server'
import type { StoredRecord } from './collection'
import { exportFailedRows, type ImportedRow, type OneOwlImport } from './imports'
import { collectionOf } from './registry'

const BATCH = 500

/** By id: records that are added meanwhile move no other to a second batch. */
async function* readRecords(
  client: SessionClient,
  collection: ImportCollection,
): AsyncGenerator<StoredRecord[]> {
  let after: string | undefined
  for (;;) {
    const { data, error } = await client.rpc('export_owl_collection', {
      of_collection: collection,
      row_limit: BATCH,
      after_id: after,
    })
    if (error) throw new DataError('owlImports.readRecords', { cause: error })
    const records = data as StoredRecord[]
    yield records
    after = records.at(-1)?.id
    if (records.length < BATCH) return
  }
}

/** Every record with the columns that an import reads. */
export async function exportToEdit(name: ImportCollection): Promise<Response> {
  const { fields, toValues } = collectionOf(name)
  const client = await createSessionClient()
  return csvResponse(
    `${name}-to-edit`,
    readRecords(client, name),
    Object.entries(fields).map(([field, { label }]) => [label, (record) => toValues(record)[field] ?? '']),
  )
}

const PROBLEM_COLUMN = 'What is wrong'

/** The rows as they stood in the file, with what is wrong, so that they can be corrected and imported again. */
export async function exportErrors(name: ImportCollection, { id, headers }: OneOwlImport): Promise<Response> {
  // A file that was corrected before has the column already.
  const columns = headers.flatMap((header, index): [string, (row: ImportedRow) => string][] =>
    header === PROBLEM_COLUMN ? [] : [[header, ({ cells }) => cells[index] ?? '']],
  )
  return csvResponse('rows-with-errors', await exportFailedRows(id), [
    ...columns,
    [PROBLEM_COLUMN, ({ problems }) => describeProblems(name, problems).join('; ')],
  ])
}

/** As 'ZIP code: A ZIP code has five digits', for each cell and the whole row. */
function describeProblems(name: ImportCollection, problems: Record<string, string>): string[] {
  const { fields } = collectionOf(name)
  return Object.entries(problems).map(([field, problem]) => {
    const label = fields[field]?.label
    return label ? `${label}: ${problem}` : problem
  })
}
