import 'server-only'
import { readBatches } from '@/lib/data/query/row-order'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { CsvFile } from '@/lib/list/read-csv'
import type {
  ImportCollection,
  ImportColumns,
  ImportCounts,
  ImportOutcome,
  ImportStatus,
  KeptReason,
} from '@/lib/owl/imports/collections'
import { createSessionClient } from '@/lib/supabase/server'

export type ImportWork = {
  /** Rows that the check, the run or the undo has reached. */
  done: number
  total: number
  /** Why the last attempt ended. */
  problem: string | null
  hasWorker: boolean
}

export type OwlImport = {
  id: string
  fileName: string
  headers: string[]
  fields: ImportColumns
  status: ImportStatus
  /** Null before the check is complete. */
  counts: ImportCounts | null
  /** Why the last check or run ended early. */
  problem: string | null
  /** Null: the person was deleted meanwhile. */
  importer: string | null
  /** ISO 8601, as the others. */
  createdAt: string
  finishedAt: string | null
  canceledAt: string | null
  undoneBy: string | null
  undoneAt: string | null
}

export type OneOwlImport = OwlImport & {
  /** The cells of the first row; null when rows are not kept any more. */
  sample: string[] | null
  rows: number
  /** How many records an undo left as they are. */
  kept: number
  /** How many rows would be written, but say something that staff should know before. */
  warned: number
  /** Null when nothing goes on. */
  work: ImportWork | null
}

export type ImportedRow = {
  /** As a spreadsheet counts. */
  number: number
  cells: string[]
  /** What the row is about; null before the check. */
  label: string | null
  outcome: ImportOutcome | null
  /** By field, before and after. */
  shown: Record<string, [before: string, after: string]>
  /** By field; `''` is the whole row. Without an error: what to know before the run. */
  problems: Record<string, string>
  recordId: string | null
  kept: KeptReason | null
}

const ROWS_PER_REQUEST = 500

/** Null when the person may not import. */
export async function startImport(
  collection: ImportCollection,
  fileName: string,
  { headers, rows }: CsvFile,
): Promise<string | null> {
  const client = await createSessionClient()
  const { data: id, error } = await client.rpc('start_owl_import', {
    of_collection: collection,
    named: fileName,
    headers,
  })
  if (rpcOutcome('owlImports.startImport', error) !== 'done' || !id) return null
  for (let first = 0; first < rows.length; first += ROWS_PER_REQUEST) {
    const lines = rows
      .slice(first, first + ROWS_PER_REQUEST)
      .map(({ number, cells }) => [String(number), ...cells])
    const added = await client.rpc('add_owl_import_rows', { added_id: id, lines })
    if (rpcOutcome('owlImports.startImport', added.error) !== 'done') return null
  }
  return id
}

async function read(collection: ImportCollection, onlyId?: string) {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_owl_imports', {
    of_collection: collection,
    only_id: onlyId,
  })
  if (error) throw new DataError('owlImports.read', { cause: error })
  return data
}

/** The newest first. */
export const listImports = async (collection: ImportCollection) => (await read(collection)) as OwlImport[]

/** Null for an unknown one, and for one of another collection. */
export const getImport = async (collection: ImportCollection, id: string) =>
  ((await read(collection, id)) as OneOwlImport[])[0] ?? null

export type RowKind = ImportOutcome | 'kept' | 'warned'

export const ROWS_PER_PAGE = 50

type Client = Awaited<ReturnType<typeof createSessionClient>>

async function readRows(
  client: Client,
  id: string,
  kind: RowKind | undefined,
  limit: number,
  offset: number,
  after = 0,
) {
  const { data, error } = await client.rpc('list_owl_import_rows', {
    listed_id: id,
    kind,
    row_limit: limit,
    row_offset: offset,
    after_number: after,
  })
  if (error) throw new DataError('owlImports.readRows', { cause: error })
  return data as ImportedRow[]
}

/** Without a kind: all rows. */
export const listImportedRows = async (id: string, kind: RowKind | undefined, page: number) =>
  readRows(await createSessionClient(), id, kind, ROWS_PER_PAGE, (page - 1) * ROWS_PER_PAGE)

/** Reads the session now. The batches are read after the request. */
export async function exportFailedRows(id: string): Promise<AsyncIterable<ImportedRow[]>> {
  const client = await createSessionClient()
  return readBatches<ImportedRow, number>(async (after, count) => {
    const rows = await readRows(client, id, 'error', count, 0, after ?? 0)
    return { rows, after: rows.at(-1)?.number ?? null }
  })
}

/** Begins the check. `together`: columns of the file. 'conflict' when the import is past it. */
export async function matchImport(
  id: string,
  fields: ImportColumns,
  together: number[],
): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('match_owl_import', { matched_id: id, fields, together })
  const outcome = rpcOutcome('owlImports.matchImport', error)
  return outcome === 'done' && data !== 'checking' ? 'conflict' : outcome
}

/** 'changed': the import was checked anew meanwhile, and nothing is written. */
export async function runImport(id: string, seen: ImportCounts): Promise<'begun' | 'changed' | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('run_owl_import', { run_id: id, seen })
  if (rpcOutcome('owlImports.runImport', error) !== 'done') return 'refused'
  return data === 'changed' ? 'changed' : 'begun'
}

/** False when nothing goes on that could be canceled. */
export async function cancelImport(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('cancel_owl_import', { canceled_id: id })
  return rpcOutcome('owlImports.cancelImport', error) === 'done' && data === true
}

/** False for an import that has not run. */
export async function undoImport(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_owl_import', { undone_id: id })
  return rpcOutcome('owlImports.undoImport', error) === 'done' && (data === 'undoing' || data === 'undone')
}

/** False for an import that has run. */
export async function discardImport(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('discard_owl_import', { discarded_id: id })
  return rpcOutcome('owlImports.discardImport', error) === 'done' && data === true
}
