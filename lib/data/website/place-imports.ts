import 'server-only'
import {
  MAX_IMPORT_FILES,
  MAX_UNPACKED_BYTES,
  type ImportCounts,
  type ImportOutcome,
  type ImportStatus,
} from '@/lib/catalogue/places/import-rules'
import { type PageFile, readPageFile } from '@/lib/catalogue/places/page-file'
import { DataError, rpcOutcome } from '@/lib/errors'
import { readZip, type ZipFile } from '@/lib/list/read-zip'
import { createSessionClient } from '@/lib/supabase/server'
import { PLACE_TEXTS } from './place-page-record'

export type ImportedFile = {
  number: number
  name: string
  outcome: ImportOutcome
  problem: string | null
  /** Columns that an update changes. */
  changed: string[]
  pageId: string | null
  /** Why an undo left the page as it is. */
  kept: 'changed' | 'gone' | null
  city: string | null
  state: string | null
}

type ImportWork = {
  /** Files that the run, or the undo, has reached. */
  done: number
  total: number
  /** The first file that it has not reached. */
  nextNumber: number
  /** Why the last attempt ended. */
  problem: string | null
  hasWorker: boolean
}

export type PlaceImport = {
  id: string
  fileName: string
  status: ImportStatus
  counts: ImportCounts
  /** Null: the person was deleted meanwhile. */
  importer: string | null
  /** ISO 8601. */
  createdAt: string
  finishedAt: string | null
  canceledAt: string | null
  undoneAt: string | null
  /** How many pages an undo left as they are. */
  kept: number
  /** The first 500, those with errors before the others. Null in the list of imports. */
  files: ImportedFile[] | null
  /** Of a run or an undo that goes on. Null in the list of imports. */
  work: ImportWork | null
}

type NamedText = { name: string; text: string | null }

const decode = (content: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    return null
  }
}

/** Null for an archive that cannot be read, or is too large. Folders and hidden files are left out. */
export function unpackImport(fileName: string, content: Uint8Array): Iterable<NamedText> | null {
  if (!/\.zip$/i.test(fileName)) return [{ name: fileName, text: decode(content) }]
  const files = readZip(content, { files: MAX_IMPORT_FILES, bytes: MAX_UNPACKED_BYTES })
  return files && textsOf(files)
}

function* textsOf(files: Iterable<ZipFile>): Generator<NamedText> {
  for (const { name, content } of files)
    if (/\.(md|markdown)$/i.test(name) && !/(^|\/)[._]/.test(name)) yield { name, text: decode(content) }
}

const columnsOf = ({ city, state, slug, status, texts }: PageFile) => ({
  city,
  state,
  slug,
  status,
  ...PLACE_TEXTS.toColumns(texts),
})

/** Files of one request. More of them at once would stand in memory several times. */
const FILES_PER_REQUEST = 250

function* inParts(files: Iterable<NamedText>): Generator<NamedText[]> {
  let part: NamedText[] = []
  for (const file of files) {
    part.push(file)
    if (part.length === FILES_PER_REQUEST) {
      yield part
      part = []
    }
  }
  if (part.length > 0) yield part
}

const toEntry = ({ name, text }: NamedText) => {
  const { page, problem } =
    text === null ? { page: null, problem: 'This is not UTF-8 text' } : readPageFile(text)
  return { name, problem, page: page && columnsOf(page) }
}

/** Milliseconds. Thousands of pages take longer than other calls. */
const patience = () => AbortSignal.timeout(120_000)

/** Keeps the files, and plans what would happen to them. 'refused' when the person may not import. */
export async function startPlaceImport(
  fileName: string,
  files: Iterable<NamedText>,
): Promise<{ id: string } | 'empty' | 'refused'> {
  const client = await createSessionClient()
  let id: string | null = null
  let parts = 0
  for (const part of inParts(files)) {
    const entries = part.map(toEntry)
    const { data, error } = await (
      id === null
        ? client.rpc('start_place_import', { named: fileName, files: entries })
        : client.rpc('add_place_import_files', { to_id: id, files: entries })
    ).abortSignal(patience())
    if (rpcOutcome('placeImports.startPlaceImport', error) !== 'done') return 'refused'
    id ??= data as string
    parts += 1
  }
  if (id === null) return 'empty'
  if (parts > 1) {
    const { error } = await client.rpc('plan_place_import', { planned_id: id }).abortSignal(patience())
    if (rpcOutcome('placeImports.startPlaceImport', error) !== 'done') return 'refused'
  }
  return { id }
}

async function read(onlyId?: string): Promise<PlaceImport[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_place_imports', { only_id: onlyId })
  if (error) throw new DataError('placeImports.read', { cause: error })
  return data as PlaceImport[]
}

export const listPlaceImports = (): Promise<PlaceImport[]> => read()

/** With its files. Null for an unknown import. */
export const getPlaceImport = async (id: string): Promise<PlaceImport | null> => (await read(id))[0] ?? null

/** 'changed': other files would be written by now, and nothing was. */
export async function runPlaceImport(
  id: string,
  seen: ImportCounts,
): Promise<'begun' | 'changed' | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('run_place_import', { run_id: id, seen }).abortSignal(patience())
  if (rpcOutcome('placeImports.runPlaceImport', error) !== 'done') return 'refused'
  return data === 'changed' ? 'changed' : 'begun'
}

/** False when it does not run any more. */
export async function cancelPlaceImport(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('cancel_place_import', { canceled_id: id })
  return rpcOutcome('placeImports.cancelPlaceImport', error) === 'done' && data === true
}

/** Begins the undo. False for an import that has not run, or is undone. */
export async function undoPlaceImport(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { error } = await client.rpc('undo_place_import', { undone_id: id })
  return rpcOutcome('placeImports.undoPlaceImport', error) === 'done'
}
