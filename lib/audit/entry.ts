import type { UserType } from '@/lib/auth/roles'
import { isUuid } from '@/lib/list/query'
import { kindSpec, RECORD_KINDS, type RecordKind } from '@/lib/portal/found-records'
import { hasKey } from '@/lib/text/untrusted'
import { auditPath } from './audit-list'
import type { AuditAction } from './labels'

export type AuditChange = {
  column: string
  /** Null where the log stores no values. */
  values: { before: unknown; after: unknown } | null
}

/** The record that an entry is about, or that what was changed belongs to. */
type AuditSubject = {
  kind: string | null
  id: string | null
  /** Null: the record was deleted, or has no page. */
  title: string | null
  status: string | null
  /** The lead of a call, the person of a task. */
  about: string | null
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
  changes: AuditChange[]
  reason: string | null
  allowedChanges: boolean
  subject: AuditSubject
}

const isKind = (kind: string): kind is RecordKind => hasKey(RECORD_KINDS, kind)

/** The page of the record; where there is none, the log of the record, or of the kind. */
export function auditedPath({ subject, table }: AuditEntry, role: UserType): string {
  const { kind, id, title, status, about } = subject
  if (kind && isKind(kind) && id && title !== null) {
    return kindSpec(kind).href({ kind, id, title, context: '', status, about }, role)
  }
  return auditPath(id && isUuid(id) ? { record: id } : { table })
}
