import 'server-only'
import type { ImportColumns } from '@/lib/owl/imports/collections'
import type { FileRow, Found, PlannedRow } from '@/lib/data/owl/imports/plan-row'
import { DataError } from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createAdminClient } from '@/lib/supabase/admin'

export type ImportStep = {
  collection: string
  status: 'checking' | 'running' | 'undoing'
  fields: ImportColumns
  /** Of the first row. */
  place: number
  /** Of a check. */
  rows: FileRow[]
}

/** Null when nothing is left to do. */
export async function readImportStep(importId: string, rowCount: number): Promise<ImportStep | null> {
  const { data, error } = await createAdminClient().rpc('read_owl_import_step', {
    step_id: importId,
    row_count: rowCount,
  })
  if (error) throw new DataError('owlImports.readImportStep', { cause: error })
  return data as ImportStep | null
}

/** By number of the row. */
export async function findImportRecords(
  collection: string,
  lines: ({ number: number } & Record<string, string | string[] | number>)[],
): Promise<Map<number, Found>> {
  const { data, error } = await createAdminClient().rpc('find_owl_import_records', {
    of_collection: collection,
    lines,
  })
  if (error) throw new DataError('owlImports.findImportRecords', { cause: error })
  return new Map((data as ({ number: number } & Found)[]).map((found) => [found.number, found]))
}

/** Without rows the check is complete. False when another worker was faster, or the check was canceled. */
export async function checkImportStep(importId: string, place: number, rows: PlannedRow[]): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('check_owl_import_step', {
    step_id: importId,
    first_place: place,
    lines: rows as Json,
  })
  if (error) throw new DataError('owlImports.checkImportStep', { cause: error })
  return data
}

/** Writes the next rows, or takes them back. False when nothing is left to do. */
export async function writeImportStep(importId: string, rowCount: number): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('write_owl_import_step', {
    step_id: importId,
    row_count: rowCount,
  })
  if (error) throw new DataError('owlImports.writeImportStep', { cause: error })
  return data
}
