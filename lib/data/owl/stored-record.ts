import 'server-only'
import { DataError, FOREIGN_KEY_VIOLATION, isRefused, type RpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { fieldNames, type RecordField, type RecordFields, type RecordValues } from '@/lib/forms/record-fields'
import type { Tables } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { editRecord } from './edit-record'

/** Tables whose rows have an id, a unique name and a version. */
type StoredTable = 'brands' | 'products' | 'parent_groups'

/** Where the fields of a record are stored. */
export type StoredRecord<Table extends StoredTable, Field extends string> = {
  table: Table
  fields: Readonly<Record<Field, RecordField & { column: keyof Tables<Table> }>>
  /** What somebody is told when another record has the name. */
  taken: string
}

type Stored<Field extends string> = { table: StoredTable; fields: RecordFields<Field>; taken: string }
type Row = Record<string, unknown>

/** The tables have the same kind of writes. `StoredRecord` checks that the columns are theirs. */
const tableOf = async ({ table }: { table: StoredTable }) =>
  (await createSessionClient()).from(table as 'brands')

const toText = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value ?? ''))

export const toValues = <Field extends string>(fields: RecordFields<Field>, row: Row) =>
  Object.fromEntries(
    fieldNames(fields).map((name) => [name, toText(row[fields[name].column])]),
  ) as RecordValues<Field>

const toColumn = ({ control, column }: RecordField, text: string): Row => ({
  [column]: control === 'colors' ? text.split(' ').filter(Boolean) : text || null,
})

/** 'taken': another record has the name. */
export async function createRow<Field extends string>(
  record: Stored<Field>,
  values: RecordValues<Field>,
): Promise<{ id: string } | 'taken' | 'refused'> {
  const columns = fieldNames(record.fields).map((name) => toColumn(record.fields[name], values[name]))
  const row = Object.assign({}, ...columns) as { name: string; kind: string }
  const { data, error } = await (await tableOf(record)).insert(row).select('id').single()
  if (error?.code === UNIQUE_VIOLATION) return 'taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError(`${record.table}.createRow`, { cause: error })
  return data
}

export async function editRow<Field extends string>(
  record: Stored<Field>,
  id: string,
  field: Field,
  edit: Edit,
): Promise<EditState> {
  const { table, fields, taken } = record
  return editRecord(edit, {
    operation: `${table}.editRow`,
    taken,
    async read(client) {
      const { data, error } = await client
        .from(table as 'brands')
        .select()
        .eq('id', id)
        .maybeSingle()
      return { data: data && { version: data.version, value: toValues(fields, data)[field] }, error }
    },
    write: (client, value, version) =>
      client
        .from(table as 'brands')
        .update(toColumn(fields[field], value) as { name?: string })
        .eq('id', id)
        .eq('version', version)
        .select('id'),
  })
}

/** 'conflict' when another record names it. */
export async function deleteRow(record: { table: StoredTable }, id: string): Promise<RpcOutcome> {
  const { data, error } = await (await tableOf(record)).delete().eq('id', id).select('id')
  if (error?.code === FOREIGN_KEY_VIOLATION) return 'conflict'
  if (error) throw new DataError(`${record.table}.deleteRow`, { cause: error })
  return data.length > 0 ? 'done' : 'refused'
}
