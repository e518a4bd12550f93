import 'server-only'
import type { AuditAction } from '@/lib/audit/labels'
import type { AuditSearch } from '@/lib/audit/search'
import { DataError } from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

const PAGE_SIZE = 50

export type AuditChange = {
  column: string
  /** Null where the log stores no values. */
  values: { before: unknown; after: unknown } | null
}

export type AuditEntry = {
  id: number
  happenedAt: string
  /** Null: the user was deleted. */
  actor: string | null
  /** The mirrored user, null without mirroring. */
  actedAs: string | null
  action: AuditAction
  table: string
  rowKey: string
  changes: AuditChange[]
  reason: string | null
  allowedChanges: boolean
}

export type AuditPage = { entries: AuditEntry[]; hasOlder: boolean }

export type AuditedPerson = { id: string; name: string }

export type StoredAuditEntry = {
  id: number
  happened_at: string
  actor_id: string
  actor_name: string | null
  viewer_id: string | null
  viewer_name: string | null
  action: string
  table_name: string
  row_key: Json
  changed_columns: string[] | null
  changed_values: Json
  reason: string | null
  allow_changes: boolean | null
}

const FORMER = 'Former user'

function toChange(column: string, values: Record<string, [Json, Json] | undefined>): AuditChange {
  const [before, after] = values[column] ?? []
  return { column, values: column in values ? { before, after } : null }
}

export function toAuditEntry(row: StoredAuditEntry): AuditEntry {
  const values = (row.changed_values ?? {}) as Record<string, [Json, Json]>
  const isOther = row.viewer_id !== null && row.viewer_id !== row.actor_id
  return {
    id: row.id,
    happenedAt: row.happened_at,
    actor: row.actor_name,
    actedAs: isOther ? (row.viewer_name ?? FORMER) : null,
    action: row.action as AuditAction,
    table: row.table_name,
    rowKey: Object.values(row.row_key as Record<string, Json>).join(', '),
    changes: (row.changed_columns ?? []).map((column) => toChange(column, values)),
    reason: row.reason,
    allowedChanges: row.allow_changes ?? false,
  }
}

/** Newest first. @throws DataError unless the user is a super admin. */
export async function listAuditEntries(search: AuditSearch): Promise<AuditPage> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_audit_log', {
    person_id: search.person ?? undefined,
    changed_table: search.table ?? undefined,
    kind: search.action ?? undefined,
    first_day: search.from ?? undefined,
    last_day: search.to ?? undefined,
    // One extra row tells whether older ones exist; counting them would read the whole log.
    row_limit: PAGE_SIZE + 1,
    row_offset: (search.page - 1) * PAGE_SIZE,
  })
  if (error) throw new DataError('auditLog.listAuditEntries', { cause: error })
  return { entries: data.slice(0, PAGE_SIZE).map(toAuditEntry), hasOlder: data.length > PAGE_SIZE }
}

export async function listAuditedPeople(): Promise<AuditedPerson[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_audited_people')
  if (error) throw new DataError('auditLog.listAuditedPeople', { cause: error })
  return data
}

export async function listAuditedTables(): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_audited_tables')
  if (error) throw new DataError('auditLog.listAuditedTables', { cause: error })
  return data
}
