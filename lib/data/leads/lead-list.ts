import 'server-only'
import { type ListPage, readListPage } from '@/lib/data/query/lists'
import { DataError, INCOMPLETE } from '@/lib/errors'
import type { LostReason, LeadStatus } from '@/lib/leads/statuses'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import { createSessionClient } from '@/lib/supabase/server'
import { toLeadFacts, toLeadFilter, type LeadFacts, type LeadFactsRow, type LeadQuery } from './lead-rows'

export type LeadRow = LeadFacts & {
  email: string
  /** As in 'Detroit, Michigan'; empty when nobody said. */
  place: string
  landingPath: string | null
  changedAt: string
}

/** The generated type has no null in columns of functions. */
type FoundRow = LeadFactsRow & {
  email: string
  city: string | null
  state: string | null
  landing_path: string | null
  updated_at: string
  total: number
}

const toRow = (row: FoundRow): LeadRow => ({
  ...toLeadFacts(row),
  email: row.email,
  place: [row.city, row.state].filter(Boolean).join(', '),
  landingPath: row.landing_path,
  changedAt: row.updated_at,
})

const toArguments = (query: LeadQuery) => ({
  ...toLeadFilter(query),
  with_status: query.filters.stage,
  sort_by: query.sort,
  descending: query.isDescending,
})

async function readRows(query: LeadQuery, first: number, count: number): Promise<FoundRow[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('search_leads', {
    ...toArguments(query),
    max_rows: count,
    skip_rows: first,
  })
  if (error) throw new DataError('leadList.readRows', { cause: error })
  return data
}

/** No rows for roles that may not read leads. */
export async function searchLeads(query: LeadQuery): Promise<ListPage<LeadRow>> {
  return readListPage(query.page, async (first, last) => {
    const rows = await readRows(query, first, last - first + 1)
    return { rows: rows.map(toRow), total: rows[0]?.total ?? null }
  })
}

export type LeadNeighbors = { previousId: string | null; nextId: string | null; place: number; total: number }

/** The leads before and after this one in the list. Null when the list does not contain it. */
export async function findLeadNeighbors(id: string, query: LeadQuery): Promise<LeadNeighbors | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('find_lead_neighbors', { of_lead: id, ...toArguments(query) })
  if (error) throw new DataError('leadList.findLeadNeighbors', { cause: error })
  const [row] = data as { previous_id: string | null; next_id: string | null; place: number; total: number }[]
  return row ? { previousId: row.previous_id, nextId: row.next_id, place: row.place, total: row.total } : null
}

/** Null when the list is not what the person saw. */
export async function listSelectedLeads(selection: Selection, query: LeadQuery): Promise<string[] | null> {
  if (selection.kind === 'rows') return selection.ids
  const rows = await readRows(query, 0, MAX_SELECTION + 1)
  const isSame = rows.length === selection.count && rows.every((row) => row.updated_at <= selection.asOf)
  return isSame ? rows.map(({ id }) => id) : null
}

export type LeadOutcome = { id: string; outcome: 'done' | 'unchanged' | 'refused' }

const toOutcomes = (rows: { lead_id: string; outcome: string }[]): LeadOutcome[] =>
  rows.map((row) => ({ id: row.lead_id, outcome: row.outcome as LeadOutcome['outcome'] }))

/** Null: lost without a reason. */
export async function setLeadsStage(
  ids: string[],
  stage: LeadStatus,
  reason: LostReason | undefined,
): Promise<LeadOutcome[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('set_leads_stage', { lead_ids: ids, new_stage: stage, reason })
  if (error?.code === INCOMPLETE) return null
  if (error) throw new DataError('leadList.setLeadsStage', { cause: error })
  return toOutcomes(data)
}

/** `owner` undefined: nobody. Null: this person may not own leads. */
export async function setLeadsOwner(ids: string[], owner: string | undefined): Promise<LeadOutcome[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('set_leads_owner', { lead_ids: ids, new_owner: owner })
  if (error?.code === INCOMPLETE) return null
  if (error) throw new DataError('leadList.setLeadsOwner', { cause: error })
  return toOutcomes(data)
}

/** Names of leads by id. */
export async function listLeadNames(ids: string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const client = await createSessionClient()
  const { data, error } = await client
    .from('contact_submissions')
    .select('id, first_name, last_name')
    .in('id', ids.slice(0, 100))
  if (error) throw new DataError('leadList.listLeadNames', { cause: error })
  return new Map(data.map((row) => [row.id, `${row.first_name} ${row.last_name}`]))
}
