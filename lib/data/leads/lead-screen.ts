import 'server-only'
import { listClientOptions, type NamedClient } from '@/lib/data/catalogue/client-list'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import { readFollowUp } from '@/lib/data/sales/follow-up'
import type { FollowUp } from '@/lib/leads/follow-up'
import { isUuid, type SearchParams } from '@/lib/list/query'
import { findLeadMatches, type LeadMatch } from './lead-links'
import { findLeadNeighbors, type LeadNeighbors } from './lead-list'
import { getLeadOrigin, type StoredOrigin } from './lead-origin'
import { getLead, type LeadRecord } from './lead-record'
import { listLeadOwners, type LeadOwner, type LeadQuery } from './lead-rows'
import { listLeadHistory, listLeadTimeline, type Timeline } from './lead-timeline'

const SOME_ENTRIES = 50
const ALL_ENTRIES = 500
const SOME_CHANGES = 10
const ALL_CHANGES = 199

export type LeadScreenData = {
  lead: LeadRecord
  origin: StoredOrigin | null
  owners: LeadOwner[]
  /** Null when the list that it was opened from does not contain it any more. */
  neighbors: LeadNeighbors | null
  matches: LeadMatch[]
  clients: NamedClient[]
  timeline: Timeline
  isNewestFirst: boolean
  entries: HistoryEntry[]
  /** The history has older entries, and the page does not show all. */
  canShowMore: boolean
  followUp: FollowUp | null
}

/** Everything on the page of one lead. Null for an unknown one. */
export async function readLeadScreen(
  id: string,
  query: LeadQuery,
  asked: SearchParams,
): Promise<LeadScreenData | null> {
  if (!isUuid(id)) return null
  const isNewestFirst = asked.timeline !== 'oldest'
  const showsAll = asked.history === 'all'
  const [lead, origin, owners, neighbors, matches, clients, timeline, history, followUp] = await Promise.all([
    getLead(id),
    getLeadOrigin(id),
    listLeadOwners(),
    findLeadNeighbors(id, query),
    findLeadMatches(id),
    listClientOptions(),
    listLeadTimeline(id, { isNewestFirst, limit: asked.events === 'all' ? ALL_ENTRIES : SOME_ENTRIES }),
    listLeadHistory(id, showsAll ? ALL_CHANGES : SOME_CHANGES),
    readFollowUp({ kind: 'lead', id }, asked.notes === 'all'),
  ])
  return (
    lead && {
      lead,
      origin,
      owners,
      neighbors,
      matches,
      clients,
      timeline,
      isNewestFirst,
      entries: history.entries,
      canShowMore: history.hasMore && !showsAll,
      followUp,
    }
  )
}
