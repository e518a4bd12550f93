import 'server-only'
import { checkImportStep, findImportRecords, type ImportStep } from '@/lib/data/privileged/owl-imports'
import { toImportCollection } from '@/lib/owl/imports/collections'
import { planRow, readValues } from './plan-row'
import { collectionOf } from './registry'

const NOTHING = { record: null, refs: {} }

/** Reads the rows of a step and has the database try them. */
export async function checkRows(
  importId: string,
  { collection: name, fields, place, rows }: ImportStep,
): Promise<boolean> {
  const known = toImportCollection(name)
  if (!known) throw new TypeError(`No collection is called ${name}`)
  const collection = collectionOf(known)
  const found =
    rows.length > 0
      ? await findImportRecords(
          name,
          rows.map((row) => ({ ...collection.about(readValues(fields, row)), number: row.number })),
        )
      : new Map()
  const planned = rows.map((row) => planRow(collection, fields, row, found.get(row.number) ?? NOTHING))
  return checkImportStep(importId, place, planned)
}
