import 'server-only'
import type { ImportColumns } from '@/lib/owl/imports/collections'
import { cleanCell } from '@/lib/list/read-csv'
import type { Collection, Lists, Refs, StoredRecord, Values } from './collection'

export type FileRow = { number: number; cells: string[] }

export type Found = { record: StoredRecord | null; refs: Refs; lists?: Lists }

/** What the database tries to write. */
export type PlannedRow = {
  number: number
  keys: string[]
  label: string
  record: string | null
  version: number | null
  facts: Record<string, unknown>
  /** By field, before and after. */
  shown: Record<string, [string, string]>
  problems: Record<string, string>
}

const MAX_LABEL = 120
const MAX_KEY = 500

/** The cells of the fields that the file has. */
export function readValues(columns: ImportColumns, { cells }: FileRow): Values<string> {
  const values: Values<string> = {}
  for (const [field, column] of Object.entries(columns)) {
    if (column !== undefined) values[field] = cells[column - 1] ?? ''
  }
  return values
}

/** Keys of options by what files say. */
export function readOption(options: Readonly<Record<string, string>>, text: string): string | null {
  const typed = text.toLowerCase()
  return (
    Object.entries(options).find(
      ([key, label]) => key.toLowerCase() === typed || label.toLowerCase() === typed,
    )?.[0] ?? null
  )
}

type Checked = { value: string } | { problem: string }

function checkField(field: Collection['fields'][string], text: string, isKnown: boolean): Checked {
  let typed = field.tidy ? field.tidy(text) : text
  if (typed !== '' && field.options) {
    const key = readOption(field.options, typed)
    if (key === null) return { problem: `Write one of these: ${Object.values(field.options).join(', ')}` }
    typed = key
  }
  if (typed !== '' && field.unknown && !isKnown) return { problem: field.unknown }
  const parsed = field.schema.safeParse(typed)
  return parsed.success
    ? { value: parsed.data }
    : { problem: parsed.error.issues[0]?.message ?? 'This is not valid' }
}

const cleanValues = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([field, text]) => [field, cleanCell(text)]))

/** The cells that say something else than the record does. */
function findDifferences(
  { fields }: Collection,
  values: Values<string>,
  before: Record<string, string> | null,
): Values<string> {
  const different: Values<string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const text = values[name]
    if (before === null) {
      if (text) different[name] = text
      else if (field.initial !== undefined) different[name] = field.initial
    } else if (text !== undefined && text !== before[name] && !(text === '' && field.staysWhenEmpty)) {
      different[name] = text
    }
  }
  return different
}

function readDifferences(
  collection: Collection,
  different: Values<string>,
  { record, refs, lists = {} }: Found,
): ReturnType<Collection['read']> {
  const problems: Record<string, string> = {}
  const checked: Values<string> = {}
  for (const [name, field] of Object.entries(collection.fields)) {
    const text = different[name]
    if (text === undefined) {
      if (!record && field.isRequired) problems[name] = `${field.label} is required`
      continue
    }
    const result = checkField(field, text, Boolean(refs[name]))
    if ('problem' in result) problems[name] = result.problem
    else checked[name] = result.value
  }
  if (Object.keys(problems).length > 0) return { problems }
  return collection.read({ values: checked, present: record, refs, lists })
}

/** What a row writes. The database has the last word. */
export function planRow(
  collection: Collection,
  columns: ImportColumns,
  row: FileRow,
  found: Found,
): PlannedRow {
  const values = readValues(columns, row)
  const { record } = found
  const before = record && cleanValues(collection.toValues(record))
  const different = findDifferences(collection, values, before)
  const read: ReturnType<Collection['read']> =
    record && Object.keys(different).length === 0
      ? { columns: {} }
      : readDifferences(collection, different, found)
  const keys = collection.keys(values).map((key) => key.slice(0, MAX_KEY))
  const { columns: facts, named } = 'columns' in read ? read : { columns: {}, named: {} }
  const after = record && before && cleanValues(collection.toValues({ ...record, ...facts, ...named }))
  const shown: PlannedRow['shown'] = {}
  for (const [field, text] of Object.entries(after ?? {})) {
    const former = before?.[field] ?? ''
    if (text !== former) shown[field] = [former, text]
  }
  return {
    number: row.number,
    keys: record ? [...keys, record.id] : keys,
    label: collection.label({ ...before, ...values }).slice(0, MAX_LABEL),
    record: record?.id ?? null,
    version: record?.version ?? null,
    facts,
    shown,
    problems: 'problems' in read ? read.problems : {},
  }
}
