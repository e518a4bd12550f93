import 'server-only'
import { firstValue, isUuid, readPage, type SearchParams } from '@/lib/list/query'
import {
  countRows,
  IMPORT_OUTCOMES,
  type ImportCollection,
  type ImportColumns,
} from '@/lib/owl/imports/collections'
import { describeCollection, guessImportColumns, type ShownCollection } from './describe'
import {
  getImport,
  type ImportedRow,
  listImportedRows,
  type OneOwlImport,
  ROWS_PER_PAGE,
  type RowKind,
} from './imports'

export type ImportScreenData = {
  collection: ShownCollection
  import: OneOwlImport
  /** Empty before the check is complete. */
  rows: ImportedRow[]
  /** Undefined: all rows are shown. */
  kind: RowKind | undefined
  page: number
  pageCount: number
  /** What the form of the columns begins with. */
  columns: ImportColumns
}

const KINDS: readonly RowKind[] = [...IMPORT_OUTCOMES, 'kept', 'warned']

/** Everything on the page of one import. Null for an unknown one. */
export async function readImportScreen(
  name: ImportCollection,
  id: string,
  query: SearchParams,
): Promise<ImportScreenData | null> {
  if (!isUuid(id)) return null
  const kind = KINDS.find((known) => known === firstValue(query.rows))
  const page = readPage(query.page)
  const [found, rows] = await Promise.all([getImport(name, id), listImportedRows(id, kind, page)])
  if (!found) return null
  const { counts, fields, headers, kept, warned } = found
  const all = counts ? countRows(counts) : 0
  const totals = { create: 0, update: 0, unchanged: 0, error: 0, ...counts, kept, warned }
  const total = kind === undefined ? all : totals[kind]
  return {
    collection: describeCollection(name),
    import: found,
    rows: counts ? rows : [],
    kind,
    page,
    pageCount: Math.max(1, Math.ceil(total / ROWS_PER_PAGE)),
    columns: Object.keys(fields).length > 0 ? fields : guessImportColumns(name, headers),
  }
}
