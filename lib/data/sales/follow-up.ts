import 'server-only'
import { DataError, isRefused, rpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { FollowUp, Subject, SubjectKind } from '@/lib/leads/follow-up'
import { createSessionClient } from '@/lib/supabase/server'

const SOME = 10
const ALL = 500

/** `showsAll`: also older notes and done tasks. Null for roles that do not read the subject. */
export async function readFollowUp({ kind, id }: Subject, showsAll = false): Promise<FollowUp | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('read_follow_up', {
    subject_kind: kind,
    subject_id: id,
    row_limit: showsAll ? ALL : SOME,
  })
  if (rpcOutcome('followUp.readFollowUp', error) !== 'done') return null
  return data as FollowUp
}

const COLUMNS = {
  lead: 'lead_id',
  client: 'client_id',
  contact: 'contact_id',
  parent_group: 'parent_group_id',
} as const satisfies Record<SubjectKind, string>

export const subjectColumn = ({ kind, id }: Subject) => ({ [COLUMNS[kind]]: id })

export type Written = 'done' | 'refused'

/** The row that a write answers tells whether it happened: policies refuse without an error. */
export function toWritten(
  operation: string,
  { data, error }: { data: unknown[] | null; error: { code: string } | null },
): 'done' | 'none' | 'refused' {
  if (isRefused(error)) return 'refused'
  if (error && rpcOutcome(operation, error) !== 'done') return 'refused'
  if (!data) throw new DataError(operation)
  return data.length > 0 ? 'done' : 'none'
}

/** A form that is sent twice adds one record: the second time its id is known. */
export function toAdded(operation: string, error: { code: string } | null): 'done' | 'refused' {
  if (error?.code === UNIQUE_VIOLATION) return 'done'
  if (isRefused(error)) return 'refused'
  return rpcOutcome(operation, error) === 'done' ? 'done' : 'refused'
}
