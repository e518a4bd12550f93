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
  progress: GroupProgress
}

type GroupProgress = {
  /** Of the newest ad with one. */
  picture: string | null
  ads: number
  /** As they are now. */
  approved: number
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

const NO_ADS: GroupProgress = { picture: null, ads: 0, approved: 0, wantsChanges: false }

/** Groups without ads have no entry. */
async function listProgress(ids: string[]): Promise<Map<string, GroupProgress>> {
  if (ids.length === 0) return new Map()
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_ad_group_progress', { ad_group_ids: ids })
  if (error) throw new DataError('adGroupCards.listProgress', { cause: error })
  return new Map(
    data.map((row) => [
      row.ad_group_id,
      {
        picture: row.picture as string | null,
        ads: row.ads,
        approved: row.approved,
        wantsChanges: row.wants_changes,
      },
    ]),
  )
}

async function toCards(data: CardRow[]): Promise<AdGroupCard[]> {
  const ids = data.map(({ id }) => id)
  const [assignees, progress] = await Promise.all([listAssignees(ids), listProgress(ids)])
  return data.map((row) => ({
    id: row.id,
    name: row.name,
    client: row.parent_group,
    product: row.product,
    status: toAdGroupStatus(row.status) ?? 'planned',
    dueDate: row.due_date,
    assignees: assignees.get(row.id) ?? [],
    progress: progress.get(row.id) ?? NO_ADS,
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
