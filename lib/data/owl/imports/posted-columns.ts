import 'server-only'
import { type ActionState, type Parsed, readValues } from '@/lib/forms/form-state'
import type { ImportCollection, ImportColumns } from '@/lib/owl/imports/collections'
import { collectionOf } from './registry'

/** Which column is which field, as the form posts it. */
export function parseColumns(name: ImportCollection, formData: FormData): Parsed<ImportColumns, ActionState> {
  const { fields, keyFields } = collectionOf(name)
  const values = readValues(formData)
  const columns: ImportColumns = {}
  const errors: Record<string, string> = {}
  for (const [field, { label }] of Object.entries(fields)) {
    const posted = values[field] ?? ''
    if (!/^[1-9]\d{0,2}$/.test(posted)) continue
    const other = Object.entries(columns).find(([, column]) => column === Number(posted))?.[0]
    if (other) errors[field] = `This column is used for “${fields[other]?.label ?? label}” already`
    else columns[field] = Number(posted)
  }
  if (!keyFields.some((key) => key.every((field) => columns[field] !== undefined))) {
    for (const field of keyFields.at(-1) ?? []) {
      if (columns[field] === undefined) errors[field] = 'Choose a column: it says which record a row is about'
    }
  }
  return Object.keys(errors).length > 0
    ? { ok: false, state: { errors, values } }
    : { ok: true, data: columns, values }
}

/** The columns of rows that are tried together. */
export const columnsTogether = (name: ImportCollection, columns: ImportColumns): number[] =>
  (collectionOf(name).together ?? []).flatMap((field) => columns[field] ?? [])
