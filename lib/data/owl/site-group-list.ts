import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import {
  type SiteGroupColumn,
  type SiteGroupFilter,
  type SiteGroupStatus,
  toGroupMissing,
  toSiteGroupStatus,
} from '@/lib/owl/site-groups'
import { createSessionClient } from '@/lib/supabase/server'

export type SiteGroupRow = {
  id: string
  name: string
  legalName: string | null
  status: SiteGroupStatus
  owner: string | null
  website: string | null
  city: string | null
  /** Two letters. */
  state: string | null
  sites: number
  openSites: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

export type SiteGroupQuery = ListQuery<SiteGroupColumn, SiteGroupFilter>

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  name: string
  legal_name: string | null
  status: string
  owner: string | null
  website: string | null
  billing_city: string | null
  billing_state: string | null
  sites: number
  open_sites: number
  created_at: string
  updated_at: string
}

const COLUMNS =
  'id, name, legal_name, status, owner, website, billing_city, billing_state, sites, open_sites, created_at, updated_at'

const ORDERS: Partial<Record<SiteGroupColumn, keyof ViewRow>> = {
  status: 'status',
  sites: 'sites',
  openSites: 'open_sites',
  owner: 'owner',
  legalName: 'legal_name',
  created: 'created_at',
  changed: 'updated_at',
}

const toRow = (row: ViewRow): SiteGroupRow => ({
  id: row.id,
  name: row.name,
  legalName: row.legal_name,
  status: toSiteGroupStatus(row.status) ?? 'active',
  owner: row.owner,
  website: row.website,
  city: row.billing_city,
  state: row.billing_state,
  sites: row.sites,
  openSites: row.open_sites,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

async function readRows(client: SessionClient, query: SiteGroupQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('site_group_list').select(COLUMNS, { count: range.count })
  if (filters.status) request = request.eq('status', filters.status)
  if (filters.owner === 'none') request = request.is('owner_id', null)
  else if (filters.owner) request = request.eq('owner_id', filters.owner)
  const missing = toGroupMissing(filters.missing)
  if (missing === 'contact') request = request.is('has_contact', false)
  if (missing === 'step') request = request.eq('open_tasks', 0)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort]
  const order: SortKey<keyof ViewRow>[] = [
    ...(column ? [{ column, isDescending, nulls: 'last' } as const] : []),
    { column: 'name', isDescending: sort === 'name' && isDescending },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('siteGroupList.readRows', response, order, toRow)
}

export const searchSiteGroups = pagesOf(readRows)

export const exportSiteGroups = batchesOf(readRows)

const MAX_OPTIONS = 2000

export type SiteGroupOption = { id: string; name: string }

export async function listSiteGroupOptions(): Promise<SiteGroupOption[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('parent_groups')
    .select('id, name')
    .order('name')
    .limit(MAX_OPTIONS)
  if (error) throw new DataError('siteGroupList.listSiteGroupOptions', { cause: error })
  return data
}

export type SiteGroupOwner = { id: string; name: string; mayOwn: boolean }

/** Everybody who may own groups, and whoever still does. */
export async function listSiteGroupOwners(): Promise<SiteGroupOwner[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_site_group_owners')
  if (error) throw new DataError('siteGroupList.listSiteGroupOwners', { cause: error })
  return data.map(({ id, name, may_own: mayOwn }) => ({ id, name, mayOwn }))
}
