import 'server-only'
import { countRows, IMPORT_OUTCOMES } from '@/lib/catalogue/contact-import'
import { isUuid, firstValue, readPage, type SearchParams } from '@/lib/list/query'
import {
  type ContactImport,
  countPages,
  getContactImport,
  type ImportedRow,
  listImportedRows,
  type RowKind,
} from './contact-imports'

export type ContactImportScreen = {
  import: ContactImport
  rows: ImportedRow[]
  /** Undefined: all rows are shown. */
  kind: RowKind | undefined
  page: number
  pageCount: number
  /** The first row of the file; null when rows are not kept any more. */
  sample: ImportedRow | null
}

const KINDS: readonly RowKind[] = [...IMPORT_OUTCOMES, 'kept']

/** Everything on the page of one import. Null for an unknown one. */
export async function readImportScreen(id: string, query: SearchParams): Promise<ContactImportScreen | null> {
  if (!isUuid(id)) return null
  const kind = KINDS.find((known) => known === firstValue(query.rows))
  const page = readPage(query.page)
  const [found, rows, [sample = null]] = await Promise.all([
    getContactImport(id),
    listImportedRows(id, kind, page),
    listImportedRows(id, undefined, 1),
  ])
  if (!found) return null
  const counts = found.counts
  const all = counts ? countRows(counts) : 0
  const total = kind === undefined ? all : kind === 'kept' ? found.kept : (counts?.[kind] ?? 0)
  return { import: found, rows, kind, page, pageCount: countPages(total), sample }
}
