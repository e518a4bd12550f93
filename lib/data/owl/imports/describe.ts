import 'server-only'
import { guessColumns } from '@/lib/list/match-columns'
import type { ImportCollection } from '@/lib/owl/imports/collections'
import { columnNames } from './collection'
import { collectionOf } from './registry'

/** What screens say of a collection. */
export type ShownCollection = {
  name: ImportCollection
  /** One and several. */
  nouns: readonly [string, string]
  keyText: string
  fields: readonly (readonly [field: string, label: string])[]
  /** Labels of fields that an empty cell leaves as they are. */
  staying: string[]
}

export function describeCollection(name: ImportCollection): ShownCollection {
  const { nouns, keyText, fields } = collectionOf(name)
  const entries = Object.entries(fields)
  return {
    name,
    nouns,
    keyText,
    fields: entries.map(([field, { label }]) => [field, label]),
    staying: entries.flatMap(([, { label, staysWhenEmpty }]) => (staysWhenEmpty ? [label] : [])),
  }
}

export const guessImportColumns = (name: ImportCollection, headers: readonly string[]) =>
  guessColumns(headers, columnNames(collectionOf(name)))
