import 'server-only'
import { tags } from '@/lib/data/query/tags'
import { DataError } from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

/**
 * The tables whose changes are kept with their content, and the cache tags of the pages that show them. None where `changeShown`
 * or `changePlaces` revalidates the pages.
 */
export const TABLE_TAGS = {
  clients: [],
  industries: [],
  videos: [],
  video_clients: [],
  video_industries: [],
  client_reviews: [],
  contacts: [],
  contact_duties: [],
  captions: [],
  home_slots: [],
  website_asset_slots: [],
  service_geo_pages: [],
  loyalty_programs: [],
  loyalty_versions: [],
  // No page is rendered from them.
  path_redirects: [],
  seo_blog_posts: [tags.posts],
  cameras: [tags.gear],
  lenses: [tags.gear],
  brands: [],
  products: [],
  parent_groups: [],
  sites: [],
  brand_associations: [],
  deals: [],
  ad_groups: [],
  ad_group_assignments: [],
  ads: [],
  ad_templates: [],
  ad_template_versions: [],
  company_hours: [],
  company_closed_days: [],
  notes: [],
  quote_lines: [],
  quote_templates: [],
  quote_versions: [],
  quotes: [],
  tasks: [],
} as const satisfies Record<string, readonly string[]>

export type HistoryTable = keyof typeof TABLE_TAGS

export type HistoryChange = { column: string; before: Json; after: Json }

export type HistoryEntry = {
  id: number
  /** ISO 8601. */
  happenedAt: string
  /** Null: the person was deleted meanwhile. */
  actor: string | null
  /** The mirrored user in whose name the actor worked; null without mirroring. */
  actedAs: string | null
  /** Of the record itself, or of what belongs to it. */
  table: string
  action: 'insert' | 'update' | 'delete'
  changes: HistoryChange[]
  /** Columns of private data, whose values are not kept. Such a change cannot be undone. */
  privateColumns?: string[]
  /** What else the person changed at once; null when that is not known. */
  act: number | null
}

type Values = Record<string, [before: Json, after: Json]>

/** As the database keeps them: what each column was and became. */
export const toChanges = (values: Json): HistoryChange[] =>
  Object.entries(values as Values).map(([column, [before, after]]) => ({ column, before, after }))

/** Newest first. `hasMore`: there are older ones than `limit`. */
export async function listRecordHistory(
  table: HistoryTable,
  id: string,
  limit: number,
): Promise<{ entries: HistoryEntry[]; hasMore: boolean }> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_record_history', {
    record_table: table,
    record_id: id,
    row_limit: limit + 1,
  })
  if (error) throw new DataError('recordHistory.listRecordHistory', { cause: error })
  return { entries: data.slice(0, limit).map(toEntry(table)), hasMore: data.length > limit }
}

/** With the changes of private data, of which the values are not kept. Newest first. */
export async function listContactHistory(
  id: string,
  limit: number,
): Promise<{ entries: HistoryEntry[]; hasMore: boolean }> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_contact_history', { of_contact: id, row_limit: limit + 1 })
  if (error) throw new DataError('recordHistory.listContactHistory', { cause: error })
  const entries = data.slice(0, limit).map((row) => ({
    ...toEntry('contacts')(row),
    privateColumns: (row.private_columns as string[] | null) ?? undefined,
  }))
  return { entries, hasMore: data.length > limit }
}

type EntryRow = {
  id: number
  happened_at: string
  actor_name: string
  viewer_name: string
  table_name?: string
  action: string
  changed_values: Json
  act_id: number
}

const toEntry =
  (table: HistoryTable) =>
  (row: EntryRow): HistoryEntry => ({
    id: row.id,
    happenedAt: row.happened_at,
    actor: row.actor_name as string | null,
    actedAs: row.viewer_name as string | null,
    table: row.table_name ?? table,
    action: row.action as HistoryEntry['action'],
    changes: toChanges(row.changed_values),
    act: row.act_id as number | null,
  })
