import type * as z from 'zod/mini'
import type { ColumnNames } from '@/lib/list/match-columns'

/** A record as the view `importable_…` has it. */
export type StoredRecord = Record<string, unknown> & { id: string; version: number }

export type ImportField = {
  label: string
  /** Other names of the column, in small letters without spaces and signs. */
  names?: readonly string[]
  /** What the form of one record accepts. */
  schema: z.ZodMiniType<string>
  /** Keys of the database with the words that files have. */
  options?: Readonly<Record<string, string>>
  /** Makes what spreadsheets write into what the schema reads. */
  tidy?: (text: string) => string
  /** The message for a name that no record has. The finder answers its id in `refs`. */
  unknown?: string
  /** Of a new record for which the file says nothing. */
  initial?: string
  /** A new record needs it. */
  isRequired?: true
  /** An empty cell leaves it as it is; it cannot be empty. */
  staysWhenEmpty?: true
}

export type Values<Field extends string> = Partial<Record<Field, string>>

export type Refs = Readonly<Record<string, string | null>>

/** By field with several names in a cell, and by name: the ids of all records that it can mean. */
export type Lists = Readonly<Record<string, Readonly<Record<string, string[]>>>>

export type RowOf<Field extends string> = {
  values: Values<Field>
  present: StoredRecord | null
  refs: Refs
  lists: Lists
}

/** What the row writes, or a sentence for each field with a problem. `''` is the whole row. */
export type ReadRow =
  | {
      columns: Record<string, unknown>
      /** Of the record as the export reads it, beside its columns. */ named?: Record<string, unknown>
    }
  | { problems: Record<string, string> }

/** Of one kind of record. `docs/extending.md` says what belongs to it. */
export type Collection<Field extends string = string> = {
  /** One and several. */
  nouns: readonly [string, string]
  fields: Readonly<Record<Field, ImportField>>
  /** Files need the columns of one of these. */
  keyFields: readonly (readonly Field[])[]
  /** What makes a row and a record the same, as a sentence. */
  keyText: string
  /** Rows that agree in these fields are tried together. */
  together?: readonly Field[]
  /** What the finder gets of a row. */
  about(values: Values<Field>): Record<string, string | string[]>
  /** No two rows of a file have one in common. */
  keys(values: Values<Field>): string[]
  label(values: Values<Field>): string
  /** As the export writes them. */
  toValues(record: StoredRecord): Record<Field, string>
  /** `values` are those that differ from the record, checked by the schema. A new record has no empty ones. */
  read(row: RowOf<Field>): ReadRow
}

const simplify = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The names of columns that are guessed. The export has the labels. */
export const columnNames = ({ fields }: Collection): ColumnNames<string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { label, names = [] }]) => [
      field,
      { exact: [simplify(label), ...names] },
    ]),
  )

/** A column of text, as the export writes it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
