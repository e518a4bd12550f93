import 'server-only'
import {
  functionBatchesOf,
  pagesOf,
  type RowRange,
  searchWords,
  type SessionClient,
} from '@/lib/data/query/lists'
import type { SortedPlace } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import { type ApplicationColumn, type ApplicationFilter, stateSpellings } from '@/lib/leads/application-list'
import type { GearKind } from '@/lib/leads/gear'
import { type ApplicationStatus, toApplicationStatus } from '@/lib/leads/statuses'
import type { UndoneChange } from '@/lib/list/bulk-undo'
import type { ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import type { StatusChanges, StatusOutcome } from '@/lib/list/status-changes'
import { createSessionClient } from '@/lib/supabase/server'

export type ApplicationQuery = ListQuery<ApplicationColumn, ApplicationFilter>

/** Times are ISO 8601. */
export type ApplicationRow = {
  id: string
  name: string
  place: string
  status: ApplicationStatus
  email: string
  phone: string
  website: string | null
  source: string | null
  cameras: string[]
  lenses: string[]
  createdAt: string
  changedAt: string
}

/** As the database finds the rows. */
export const toApplicationFilter = ({ text, filters }: ApplicationQuery) => ({
  words: searchWords(text),
  with_status: filters.status,
  in_states: filters.state ? stateSpellings(filters.state) : undefined,
  with_gear: filters.gear,
})

async function readRows(
  client: SessionClient,
  query: ApplicationQuery,
  { first, last }: RowRange,
  after: SortedPlace | null = null,
) {
  const { data, error } = await client.rpc('search_applications', {
    ...toApplicationFilter(query),
    sort_by: query.sort,
    descending: query.isDescending,
    max_rows: last - first + 1,
    skip_rows: first,
    after_value: after?.value,
    after_id: after?.id,
  })
  if (error) throw new DataError('applicationList.readRows', { cause: error })
  const rows = data.map((row): ApplicationRow => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    place: `${row.city}, ${row.state}`,
    status: toApplicationStatus(row.status) ?? 'new',
    email: row.email,
    phone: row.phone,
    website: row.website,
    source: row.source,
    cameras: row.cameras,
    lenses: row.lenses,
    createdAt: row.created_at,
    changedAt: row.updated_at,
  }))
  const end = data.at(-1)
  return { rows, total: data[0]?.total ?? null, after: end ? { value: end.sort_value, id: end.id } : null }
}

/** An application must contain every word. No rows for roles that may not read applications. */
/** An application must contain every word. No rows for roles that may not read applications. */
export const searchApplications = pagesOf(readRows)

export const exportApplications = functionBatchesOf(readRows)

/** Null when the list is not what the person saw. */
export async function listSelectedApplications(
  selection: Selection,
  query: ApplicationQuery,
): Promise<string[] | null> {
  if (selection.kind === 'rows') return selection.ids
  const { rows } = await readRows(await createSessionClient(), query, { first: 0, last: MAX_SELECTION })
  const isSame = rows.length === selection.count && rows.every((row) => row.changedAt <= selection.asOf)
  return isSame ? rows.map(({ id }) => id) : null
}

/** `asOf` is when the list was read, ISO 8601: rows that somebody changed later keep their status. */
export async function setApplicationStatuses(
  ids: string[],
  to: ApplicationStatus,
  asOf: string,
): Promise<StatusOutcome[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('set_applications_status', {
    application_ids: ids,
    new_status: to,
    as_of: asOf,
  })
  if (error) throw new DataError('applicationList.setApplicationStatuses', { cause: error })
  return data.map(({ application_id: id, ...row }) => ({ id, ...row }))
}

export type NamedUndo = UndoneChange & { name: string | null }

export async function undoApplicationStatuses({ became, rows }: StatusChanges): Promise<NamedUndo[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_application_statuses', {
    application_ids: rows.map(({ id }) => id),
    were: rows.map(({ was }) => was),
    became,
  })
  if (error) throw new DataError('applicationList.undoApplicationStatuses', { cause: error })
  return data.map((row) => ({
    id: row.application_id,
    name: row.name,
    outcome: row.outcome as UndoneChange['outcome'],
  }))
}

export type GearSuggestion = { id: string; kind: GearKind; name: string; createdAt: string }

/** Cameras come before lenses, the oldest first; more than 50 of a kind follow when these are decided. */
export type ApplicationOverview = {
  /** Statuses that no application has are absent. */
  counts: Partial<Record<ApplicationStatus, number>>
  suggestions: GearSuggestion[]
}

export async function getApplicationOverview(): Promise<ApplicationOverview> {
  const { data, error } = await (await createSessionClient()).rpc('get_application_overview')
  if (error) throw new DataError('applicationList.getApplicationOverview', { cause: error })
  return data as ApplicationOverview
}
