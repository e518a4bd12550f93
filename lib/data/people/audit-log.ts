import 'server-only'
import type { AuditColumn, AuditFilter } from '@/lib/audit/audit-list'
import type { AuditChange, AuditEntry } from '@/lib/audit/entry'
import type { AuditAction } from '@/lib/audit/labels'
import {
  functionBatchesOf,
  pagesOf,
  type RowRange,
  searchWords,
  type SessionClient,
} from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

/** Where an entry stands in the order. */
type Place = { after_time: string; after_id: number }

export type AuditQuery = ListQuery<AuditColumn, AuditFilter>

/** The generated type has no null in columns of functions. */
export type StoredAuditEntry = {
  id: number
  happened_at: string
  actor_id: string
  actor_name: string | null
  viewer_id: string | null
  viewer_name: string | null
  action: string
  table_name: string
  changed_columns: string[] | null
  changed_values: Json
  reason: string | null
  allow_changes: boolean | null
  subject_kind?: string | null
  subject_id?: string | null
  subject_title?: string | null
  subject_status?: string | null
  subject_about?: string | null
  total: number | null
}

const FORMER = 'Former user'

type Values = Record<string, [before: Json, after: Json]>

/** Inserts and deletes name no columns, but keep the values of records without personal data. */
function toChanges(columns: string[] | null, values: Values): AuditChange[] {
  return (columns ?? Object.keys(values)).map((column) => {
    const [before, after] = values[column] ?? []
    return { column, values: column in values ? { before, after } : null }
  })
}

export function toAuditEntry(row: StoredAuditEntry): AuditEntry {
  const isOther = row.viewer_id !== null && row.viewer_id !== row.actor_id
  return {
    id: row.id,
    happenedAt: row.happened_at,
    actor: row.actor_name,
    actedAs: isOther ? (row.viewer_name ?? FORMER) : null,
    action: row.action as AuditAction,
    table: row.table_name,
    changes: toChanges(row.changed_columns, (row.changed_values ?? {}) as Values),
    reason: row.reason,
    allowedChanges: row.allow_changes ?? false,
    subject: {
      kind: row.subject_kind ?? null,
      id: row.subject_id ?? null,
      title: row.subject_title ?? null,
      status: row.subject_status ?? null,
      about: row.subject_about ?? null,
    },
  }
}

/** @throws DataError unless the user is a super admin */
async function readRows(
  client: SessionClient,
  query: AuditQuery,
  { first, last, count }: RowRange,
  after: Place | null = null,
) {
  const { person, table, action, from, to, record } = query.filters
  const { data, error } = await client.rpc('search_audit_log', {
    person_id: person,
    changed_table: table,
    kind: action,
    first_day: from,
    last_day: to,
    of_record: record,
    words: searchWords(query.text),
    oldest_first: !query.isDescending,
    with_total: count === 'exact',
    row_limit: last - first + 1,
    row_offset: first,
    ...after,
  })
  if (error) throw new DataError('auditLog.readRows', { cause: error })
  const rows = data as StoredAuditEntry[]
  const end = rows.at(-1)
  return {
    rows: rows.map(toAuditEntry),
    total: rows[0]?.total ?? null,
    after: end ? { after_time: end.happened_at, after_id: end.id } : null,
  }
}

export const searchAuditLog = pagesOf(readRows)
export const exportAuditLog = functionBatchesOf(readRows)

/** What the log can be narrowed to. */
export type AuditFilters = { people: { id: string; name: string }[]; tables: string[] }

export async function getAuditFilters(): Promise<AuditFilters> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_audit_filters')
  if (error) throw new DataError('auditLog.getAuditFilters', { cause: error })
  return data as AuditFilters
}
