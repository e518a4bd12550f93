import type { RecordRef } from './acts'

/** What of an act is to be restored. Without a record: all of it. Without a column: all fields of the record. */
export type RestoreChoice = { record: RecordRef | null; column: string | null }

const TABLE = /^[a-z_]{1,63}$/
const COLUMN = /^[a-z_]{1,63}$/
const ALL = 'all'

/** As an address and a form carry it. */
const writeRecordRef = ({ table, key }: RecordRef): string => `${table}:${new URLSearchParams(key)}`

/** Null for what nobody wrote. */
export function readRestoreChoice(restore: string, field: string): RestoreChoice | null {
  if (restore === ALL) return { record: null, column: null }
  const [table = '', key = ''] = restore.split(':')
  const fields = Object.fromEntries(new URLSearchParams(key))
  if (!TABLE.test(table) || Object.keys(fields).length === 0) return null
  return { record: { table, key: fields }, column: COLUMN.test(field) ? field : null }
}

export const choiceParams = ({ record, column }: RestoreChoice): Record<string, string | undefined> => ({
  restore: record ? writeRecordRef(record) : ALL,
  field: column ?? undefined,
})
