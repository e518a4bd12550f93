import 'server-only'
import type {
  ImportColumns,
  ImportCounts,
  ImportField,
  ImportOutcome,
  ImportProblems,
  KeptReason,
  MatchKey,
} from '@/lib/catalogue/contact-import'
import { readBatches } from '@/lib/data/query/row-order'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { CsvFile } from '@/lib/list/read-csv'
import { createSessionClient } from '@/lib/supabase/server'

export type ContactImport = {
  id: string
  fileName: string
  headers: string[]
  columns: ImportColumns
  matchBy: MatchKey
  status: 'draft' | 'done' | 'undone'
  /** Null before the columns are chosen. */
  counts: ImportCounts | null
  /** Rows that an undo has left as they were. */
  kept: number
  /** Null: the person was deleted meanwhile. */
  importer: string | null
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601; null for a draft. */
  finishedAt: string | null
  undoneBy: string | null
  undoneAt: string | null
  canUndo: boolean
  canDiscard: boolean
  addsClients: boolean
  /** New clients that an undo has left. */
  keptClients: number
}

export type ImportedRow = {
  /** As a spreadsheet counts. */
  number: number
  outcome: ImportOutcome
  facts: Partial<Record<ImportField, string>>
  problems: ImportProblems
  /** An earlier row about the same person. */
  sameAs: number | null
  changes: Partial<Record<ImportField, [before: string | null, after: string]>>
  contactId: string | null
  kept: KeptReason | null
  cells: string[]
  /** The client that is added with the row. */
  newClient: string | null
}

const PAGE_SIZE = 50

/** 10,000 rows take five seconds, and longer on a busy machine. */
const patience = () => AbortSignal.timeout(120_000)

/** Null when the person may not import. */
export async function startContactImport(
  fileName: string,
  { headers, rows }: CsvFile,
): Promise<string | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .rpc('start_contact_import', {
      named: fileName,
      headers,
      lines: rows.map(({ number, cells }) => [String(number), ...cells]),
    })
    .abortSignal(patience())
  return rpcOutcome('contactImports.startContactImport', error) === 'done' ? data : null
}

async function listImports(onlyId?: string): Promise<ContactImport[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_contact_imports', { only_id: onlyId })
  if (error) throw new DataError('contactImports.listImports', { cause: error })
  return data.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    headers: row.headers,
    columns: row.fields as ImportColumns,
    matchBy: row.match_by as MatchKey,
    status: row.status as ContactImport['status'],
    counts: Object.keys(row.counts as object).length > 0 ? (row.counts as ImportCounts) : null,
    kept: row.kept,
    importer: row.importer as string | null,
    createdAt: row.created_at,
    finishedAt: row.finished_at as string | null,
    undoneBy: row.undone_by as string | null,
    undoneAt: row.undone_at as string | null,
    canUndo: row.can_undo,
    canDiscard: row.can_discard,
    addsClients: row.adds_clients,
    keptClients: row.kept_clients,
  }))
}

/** Imports and drafts, the newest first. */
export const listContactImports = (): Promise<ContactImport[]> => listImports()

/** Null for an unknown one. */
export const getContactImport = async (id: string): Promise<ContactImport | null> =>
  (await listImports(id))[0] ?? null

export type RowKind = ImportOutcome | 'kept'

type Client = Awaited<ReturnType<typeof createSessionClient>>

async function readRows(
  client: Client,
  id: string,
  kind: RowKind | undefined,
  limit: number,
  offset: number,
  after = 0,
) {
  const { data, error } = await client.rpc('list_contact_import_rows', {
    listed_id: id,
    kind,
    row_limit: limit,
    row_offset: offset,
    after_number: after,
  })
  if (error) throw new DataError('contactImports.readRows', { cause: error })
  return data.map((row): ImportedRow => ({
    number: row.number,
    outcome: row.outcome as ImportOutcome,
    facts: row.facts as ImportedRow['facts'],
    problems: row.problems as ImportProblems,
    sameAs: row.same_as as number | null,
    changes: row.changes as ImportedRow['changes'],
    contactId: row.contact_id as string | null,
    kept: row.kept as KeptReason | null,
    cells: row.cells,
    newClient: row.new_client as string | null,
  }))
}

/** Without a kind: all rows. */
export const listImportedRows = async (id: string, kind: RowKind | undefined, page: number) =>
  readRows(await createSessionClient(), id, kind, PAGE_SIZE, (page - 1) * PAGE_SIZE)

export const countPages = (rows: number): number => Math.max(1, Math.ceil(rows / PAGE_SIZE))

/** Reads the session now. The batches are read after the request. */
export async function exportFailedRows(id: string): Promise<AsyncIterable<ImportedRow[]>> {
  const client = await createSessionClient()
  return readBatches<ImportedRow, number>(async (after, count) => {
    const rows = await readRows(client, id, 'error', count, 0, after ?? 0)
    return { rows, after: rows.at(-1)?.number ?? null }
  })
}

/** 'conflict' when the import has run already. */
export async function matchContactImport(
  id: string,
  columns: ImportColumns,
  matchBy: MatchKey,
  addsClients: boolean,
): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client
    .rpc('match_contact_import', {
      matched_id: id,
      fields: columns,
      match_by: matchBy,
      adds_clients: addsClients,
    })
    .abortSignal(patience())
  return rpcOutcome('contactImports.matchContactImport', error)
}

/** 'changed': other rows would be imported by now than `seen` says, so nothing was. */
export async function runContactImport(
  id: string,
  seen: ImportCounts,
): Promise<'done' | 'undone' | 'changed' | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('run_contact_import', { run_id: id, seen }).abortSignal(patience())
  if (rpcOutcome('contactImports.runContactImport', error) !== 'done') return 'refused'
  return data as 'done' | 'undone' | 'changed'
}

/** 'conflict' when it is too old. */
export async function undoContactImport(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('undo_contact_import', { undone_id: id }).abortSignal(patience())
  return rpcOutcome('contactImports.undoContactImport', error)
}

/** 'conflict' when it has run. */
export async function discardContactImport(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('discard_contact_import', { discarded_id: id })
  return rpcOutcome('contactImports.discardContactImport', error)
}
