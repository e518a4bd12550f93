import 'server-only'
import { AD_GROUP_STATUSES, toAdGroupStatus, type AdGroupStatus } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { listAssignees, type Assignee } from './assignments'
import { type ListPage, readListPage, searchWords, toListPage } from '@/lib/data/query/lists'

export type AdGroupCard = {
  id: string
  name: string
  client: string
  product: string
  status: AdGroupStatus
  dueDate: string | null
  /** Designers see only themselves. */
  assignees: Assignee[]
  /** A client asked for changes that are not settled. */
  wantsChanges: boolean
}

export type CardSearch = {
  text?: string
  status?: AdGroupStatus
  isUndelivered?: boolean
  assigneeId?: string
  withoutAssignees?: string[]
  page?: number
  pageSize: number
}

type CardRow = Database['public']['Functions']['list_ad_group_cards']['Returns'][number]

/** Ids of groups with a request for changes that is not settled. */
async function listGroupsToChange(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_comments')
    .select('ads!inner(ad_group_id)')
    .is('resolved_at', null)
    .eq('wants_changes', true)
    .in('ads.ad_group_id', ids)
  if (error) throw new DataError('adGroupCards.listGroupsToChange', { cause: error })
  return new Set(data.map(({ ads }) => ads.ad_group_id))
}

async function toCards(data: CardRow[]): Promise<AdGroupCard[]> {
  const ids = data.map(({ id }) => id)
  const [assignees, toChange] = await Promise.all([listAssignees(ids), listGroupsToChange(ids)])
  return data.map((row) => ({
    id: row.id,
    name: row.name,
    client: row.parent_group,
    product: row.product,
    status: toAdGroupStatus(row.status) ?? 'planned',
    dueDate: row.due_date,
    assignees: assignees.get(row.id) ?? [],
    wantsChanges: toChange.has(row.id),
  }))
}

/** The first cards of every status, in the order of `searchAdGroupCards`. */
export async function searchAdGroupBoard(
  text: string,
  pageSize: number,
): Promise<{ status: AdGroupStatus; page: ListPage<AdGroupCard> }[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_ad_group_board', {
    statuses: [...AD_GROUP_STATUSES],
    words: searchWords(text),
    max_rows: pageSize,
  })
  if (error) throw new DataError('adGroupCards.searchBoard', { cause: error })
  const cards = Map.groupBy(await toCards(data), ({ status }) => status)
  const totals = new Map(data.map(({ status, total }) => [status, total]))
  return AD_GROUP_STATUSES.map((status) => ({
    status,
    page: toListPage(cards.get(status) ?? [], totals.get(status) ?? 0, pageSize),
  }))
}

/** Sorted by due date, groups without one last; delivered groups newest first. */
export async function searchAdGroupCards(search: CardSearch): Promise<ListPage<AdGroupCard>> {
  const { page = 1, pageSize } = search
  const client = await createSessionClient()
  const readCards = async (first: number, last: number) => {
    const { data, error } = await client.rpc('list_ad_group_cards', {
      words: searchWords(search.text ?? ''),
      with_status: search.status,
      undelivered: search.isUndelivered,
      of_person: search.assigneeId,
      of_none: search.withoutAssignees,
      max_rows: last - first + 1,
      skip_rows: first,
    })
    if (error) throw new DataError('adGroupCards.search', { cause: error })
    return { rows: await toCards(data), total: data[0]?.total ?? null }
  }
  return readListPage(page, readCards, pageSize)
}
