import 'server-only'
import { tags } from '@/lib/data/query/tags'
import {
  DataError,
  FOREIGN_KEY_VIOLATION,
  INCOMPLETE,
  isRefused,
  rpcOutcome,
  UNIQUE_VIOLATION,
} from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

/**
 * The tables whose changes are kept with their content, and the cache tags of the pages that show them. None where `changeShown`
 * or `changePlaces` revalidates the pages.
 */
export const TABLE_TAGS = {
  clients: [],
  industries: [],
  videos: [],
  video_clients: [],
  video_industries: [],
  client_reviews: [],
  contacts: [],
  captions: [],
  home_slots: [],
  website_asset_slots: [],
  service_geo_pages: [],
  loyalty_programs: [],
  loyalty_versions: [],
  // No page is rendered from them.
  path_redirects: [],
  seo_blog_posts: [tags.posts],
  cameras: [tags.gear],
  lenses: [tags.gear],
  brands: [],
  products: [],
  parent_groups: [],
  sites: [],
  deals: [],
} as const satisfies Record<string, readonly string[]>

export type HistoryTable = keyof typeof TABLE_TAGS

export type HistoryChange = { column: string; before: Json; after: Json }

export type HistoryEntry = {
  id: number
  /** ISO 8601. */
  happenedAt: string
  /** Null: the person was deleted meanwhile. */
  actor: string | null
  /** The mirrored user in whose name the actor worked; null without mirroring. */
  actedAs: string | null
  /** Of the record itself, or of what belongs to it. */
  table: string
  action: 'insert' | 'update' | 'delete'
  changes: HistoryChange[]
  /** Columns of private data, whose values are not kept. Such a change cannot be undone. */
  privateColumns?: string[]
}

type Values = Record<string, [before: Json, after: Json]>

const toChanges = (values: Json): HistoryChange[] =>
  Object.entries(values as Values).map(([column, [before, after]]) => ({ column, before, after }))

/** Newest first. `hasMore`: there are older ones than `limit`. */
export async function listRecordHistory(
  table: HistoryTable,
  id: string,
  limit: number,
): Promise<{ entries: HistoryEntry[]; hasMore: boolean }> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_record_history', {
    record_table: table,
    record_id: id,
    row_limit: limit + 1,
  })
  if (error) throw new DataError('recordHistory.listRecordHistory', { cause: error })
  return { entries: data.slice(0, limit).map(toEntry(table)), hasMore: data.length > limit }
}

/** With the changes of private data, of which the values are not kept. Newest first. */
export async function listContactHistory(
  id: string,
  limit: number,
): Promise<{ entries: HistoryEntry[]; hasMore: boolean }> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_contact_history', { of_contact: id, row_limit: limit + 1 })
  if (error) throw new DataError('recordHistory.listContactHistory', { cause: error })
  const entries = data.slice(0, limit).map((row) => ({
    ...toEntry('contacts')(row),
    privateColumns: (row.private_columns as string[] | null) ?? undefined,
  }))
  return { entries, hasMore: data.length > limit }
}

type EntryRow = {
  id: number
  happened_at: string
  actor_name: string
  viewer_name: string
  table_name?: string
  action: string
  changed_values: Json
}

const toEntry =
  (table: HistoryTable) =>
  (row: EntryRow): HistoryEntry => ({
    id: row.id,
    happenedAt: row.happened_at,
    actor: row.actor_name as string | null,
    actedAs: row.viewer_name as string | null,
    table: row.table_name ?? table,
    action: row.action as HistoryEntry['action'],
    changes: toChanges(row.changed_values),
  })

type Undone =
  /** `table` is the one that was written: the record's, or that of what belongs to it. */
  | { outcome: 'done'; table: HistoryTable }
  /** These columns have other values by now, or ones that another record needs. */
  | { outcome: 'conflict'; columns: string[] }
  /** A published video would lack what it needs. */
  | { outcome: 'incomplete' }
  /** The record is gone or back already, or the person may not change it. */
  | { outcome: 'refused' }

const REFUSED: Undone = { outcome: 'refused' }
const INCOMPLETELY: Undone = { outcome: 'incomplete' }
const conflict = (columns: string[]): Undone => ({ outcome: 'conflict', columns })

type Client = Awaited<ReturnType<typeof createSessionClient>>
type Entry = { id: number; table: HistoryTable; key: Record<string, Json>; changes: HistoryChange[] }

/** One of the tables with the same kind of writes. The entry names its columns. */
const tableOf = (client: Client, { table }: Entry) => client.from(table as 'clients')

type Row = Record<string, Json>

async function readRecord(client: Client, entry: Entry): Promise<Row | null> {
  const { data, error } = await tableOf(client, entry).select().match(entry.key).maybeSingle<Row>()
  if (error) throw new DataError('recordHistory.readRecord', { cause: error })
  return data
}

/** The columns that have another value than the change wrote. */
const changedSince = (row: Row, { changes }: Entry): string[] =>
  changes
    .filter(({ column, after }) => JSON.stringify(row[column]) !== JSON.stringify(after))
    .map(({ column }) => column)

async function findChangedColumns(client: Client, entry: Entry): Promise<Undone> {
  const row = await readRecord(client, entry)
  const changed = row ? changedSince(row, entry) : []
  return changed.length > 0 ? conflict(changed) : REFUSED
}

/** Characters. */
const LONG = 500

/**
 * A request cannot name objects, lists and long values in its address, and line breaks at the end get lost there, as captions have
 * them. The version of the record stands for such a value.
 */
const needsVersion = (value: Json) =>
  (typeof value === 'object' && value !== null) ||
  (typeof value === 'string' && (value.length > LONG || value.trim() !== value))

/** Writes only where every column still has the value that the change wrote. */
async function undoUpdate(client: Client, entry: Entry): Promise<Undone> {
  const before = Object.fromEntries(entry.changes.map(({ column, before }) => [column, before]))
  let request = tableOf(client, entry)
    .update(before as { name?: string })
    .match(entry.key)
  if (entry.changes.some(({ after }) => needsVersion(after))) {
    const row = await readRecord(client, entry)
    if (!row) return REFUSED
    const changed = changedSince(row, entry)
    if (changed.length > 0) return conflict(changed)
    request = request.eq('version', Number(row.version))
  } else {
    for (const { column, after } of entry.changes) {
      request = after === null ? request.is(column, null) : request.eq(column, after as string)
    }
  }
  const { data, error } = await request.select()
  if (error?.code === UNIQUE_VIOLATION || error?.code === FOREIGN_KEY_VIOLATION) {
    return conflict(entry.changes.map(({ column }) => column))
  }
  if (error?.code === INCOMPLETE) return INCOMPLETELY
  if (isRefused(error)) return REFUSED
  if (error) throw new DataError('recordHistory.undoUpdate', { cause: error })
  return data.length > 0 ? { outcome: 'done', table: entry.table } : findChangedColumns(client, entry)
}

async function undoDelete(client: Client, entry: Entry): Promise<Undone> {
  const row = Object.fromEntries(entry.changes.map(({ column, before }) => [column, before]))
  const { error } = await tableOf(client, entry).insert(row as { name: string })
  if (error?.code === UNIQUE_VIOLATION) return conflict(['name'])
  if (error?.code === FOREIGN_KEY_VIOLATION)
    return conflict(Object.keys(row).filter((column) => column !== 'id' && column.endsWith('_id')))
  if (error?.code === INCOMPLETE) return INCOMPLETELY
  if (isRefused(error)) return REFUSED
  if (error) throw new DataError('recordHistory.undoDelete', { cause: error })
  if (entry.table === 'videos') await restoreVideoLinks(client, entry.id)
  return { outcome: 'done', table: entry.table }
}

async function restoreVideoLinks(client: Client, deletionId: number) {
  const { error } = await client.rpc('restore_video_links', { deletion_id: deletionId })
  if (error) throw new DataError('recordHistory.restoreVideoLinks', { cause: error })
}

/** Tables whose rows only link two records: adding one is undone by deleting it. */
const LINKS: readonly HistoryTable[] = ['video_clients', 'video_industries']

async function undoLink(client: Client, entry: Entry): Promise<Undone> {
  if (!LINKS.includes(entry.table)) return REFUSED
  const { data, error } = await tableOf(client, entry).delete().match(entry.key).select()
  if (error?.code === INCOMPLETE) return INCOMPLETELY
  if (isRefused(error)) return REFUSED
  if (error) throw new DataError('recordHistory.undoLink', { cause: error })
  return data.length > 0 ? { outcome: 'done', table: entry.table } : REFUSED
}

const isHistoryTable = (table: string): table is HistoryTable => Object.hasOwn(TABLE_TAGS, table)

/** Writes as the signed-in person, so that row level security decides. The undoing is a change of its own in the history. */
export async function undoChange(table: HistoryTable, id: string, entryId: number): Promise<Undone> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_record_change', { entry_id: entryId })
  if (rpcOutcome('recordHistory.undoChange', error) !== 'done') return REFUSED
  const [row] = data ?? []
  if (!row || !isHistoryTable(row.table_name)) return REFUSED
  const key = row.row_key as Record<string, Json>
  const isPart = table === 'videos' && row.table_name !== table && key.video_id === id
  if (!isPart && (row.table_name !== table || key.id !== id)) return REFUSED
  const entry: Entry = { id: entryId, table: row.table_name, key, changes: toChanges(row.changed_values) }
  switch (row.action as HistoryEntry['action']) {
    case 'update':
      return undoUpdate(client, entry)
    case 'delete':
      return undoDelete(client, entry)
    case 'insert':
      return undoLink(client, entry)
  }
}
