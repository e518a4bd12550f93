import 'server-only'
import { searchWords } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import { type LeadColumn, type LeadFilter } from '@/lib/leads/lead-list'
import { toLeadStatus, toLostReason, type LeadStatus, type LostReason } from '@/lib/leads/statuses'
import type { ListQuery } from '@/lib/list/query'
import { createSessionClient } from '@/lib/supabase/server'

export type LeadQuery = ListQuery<LeadColumn, LeadFilter>

/** What the list and the board show of a lead. Times are ISO 8601. */
export type LeadFacts = {
  id: string
  name: string
  businessName: string
  status: LeadStatus
  lostReason: LostReason | null
  ownerId: string | null
  nextStep: string | null
  /** As in '2026-11-23'. */
  nextStepOn: string | null
  valueCents: number | null
  answerDueAt: string
  firstAnsweredAt: string | null
  createdAt: string
}

export type LeadFactsRow = {
  id: string
  first_name: string
  last_name: string
  business_name: string
  status: string
  lost_reason: string | null
  owner_id: string | null
  next_step: string | null
  next_step_on: string | null
  value_cents: number | null
  answer_due_at: string
  first_answered_at: string | null
  created_at: string
}

export const toLeadFacts = (row: LeadFactsRow): LeadFacts => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  businessName: row.business_name,
  status: toLeadStatus(row.status) ?? 'new',
  lostReason: toLostReason(row.lost_reason),
  ownerId: row.owner_id,
  nextStep: row.next_step,
  nextStepOn: row.next_step_on,
  valueCents: row.value_cents,
  answerDueAt: row.answer_due_at,
  firstAnsweredAt: row.first_answered_at,
  createdAt: row.created_at,
})

/** The filter as the functions of the database take it. */
export const toLeadFilter = ({ text, filters }: Pick<LeadQuery, 'text' | 'filters'>) => ({
  words: searchWords(text),
  of_owner: filters.owner,
  in_state: filters.state,
  overdue: filters.overdue,
  from_kind: filters.kind,
})

export type LeadOwner = { id: string; name: string; mayOwn: boolean }

/** Everybody who may own leads, and whoever still does. */
export async function listLeadOwners(): Promise<LeadOwner[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_lead_owners')
  if (error) throw new DataError('leadRows.listLeadOwners', { cause: error })
  return data.map(({ id, name, may_own: mayOwn }) => ({ id, name, mayOwn }))
}
