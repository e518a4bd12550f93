import 'server-only'
import type { Act, ActAction, RecordRef, Restored } from '@/lib/audit/acts'
import type { RestoreChoice } from '@/lib/audit/restore-choice'
import { DataError, isRefused, rpcOutcome } from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { type HistoryChange, toChanges } from './record-history'

const PAGE_SIZE = 25
const RECORDS_OF_PAGE = 50

type ActFilters = { person?: string; table?: string; from?: string; to?: string; page: number }

type ActsPage = {
  acts: Act[]
  hasMore: boolean
  people: { id: string; name: string }[]
  /** Those whose history this person reads. */
  tables: string[]
}

/** Newest first. */
export async function listActs({ person, table, from, to, page }: ActFilters): Promise<ActsPage> {
  const { data, error } = await (
    await createSessionClient()
  ).rpc('list_acts', {
    person_id: person,
    changed_table: table,
    first_day: from,
    last_day: to,
    row_limit: PAGE_SIZE + 1,
    row_offset: (page - 1) * PAGE_SIZE,
  })
  if (error) throw new DataError('acts.listActs', { cause: error })
  const { acts, ...choices } = data as unknown as Omit<ActsPage, 'hasMore'>
  return { acts: acts.slice(0, PAGE_SIZE), hasMore: acts.length > PAGE_SIZE, ...choices }
}

export type ChangedRecord = RecordRef & { action: ActAction; title: string; changes: HistoryChange[] }

export type ActDetail = Act & {
  records: ChangedRecord[]
  total: number
  pageCount: number
  /** Of the records that ids in the changes stand for. */
  names: Record<string, string>
}

/** With some of its records. Null when it does not exist, or is not for this person. */
export async function getAct(id: number, page: number): Promise<ActDetail | null> {
  const { data, error } = await (
    await createSessionClient()
  ).rpc('get_act', {
    of_act: id,
    row_limit: RECORDS_OF_PAGE,
    row_offset: (page - 1) * RECORDS_OF_PAGE,
  })
  if (rpcOutcome('acts.getAct', error) !== 'done') return null
  const { records, ...act } = data as unknown as Omit<ActDetail, 'records' | 'pageCount'> & {
    records: (Omit<ChangedRecord, 'changes'> & { values: Json })[]
  }
  return {
    ...act,
    pageCount: Math.ceil(act.total / RECORDS_OF_PAGE),
    records: records.map(({ values, ...record }) => ({ ...record, changes: toChanges(values) })),
  }
}

/** `isMore`: there are further records, for another call. */
export type RestoreReport = { records: Restored[]; isMore: boolean }

async function callRestore(
  id: number,
  choice: RestoreChoice,
  isTrial: boolean,
): Promise<RestoreReport | null> {
  const { data, error } = await (
    await createSessionClient()
  ).rpc('restore_act', {
    of_act: id,
    ...(choice.record && { of_records: [choice.record] }),
    ...(choice.column && { of_columns: [choice.column] }),
    try_only: isTrial,
  })
  if (isRefused(error) || rpcOutcome('acts.restoreAct', error) !== 'done') return null
  return data as unknown as RestoreReport
}

/** What would come of it; nothing is written. Null when this person may not, or only looks. */
export const tryToRestore = (id: number, choice: RestoreChoice) => callRestore(id, choice, true)

/** Writes as the signed-in person. The restoring is an act of its own. */
export const restoreAct = (id: number, choice: RestoreChoice) => callRestore(id, choice, false)
