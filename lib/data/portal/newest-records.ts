import 'server-only'
import { DataError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import type { RecordKind } from '@/lib/portal/screens'
import { createSessionClient } from '@/lib/supabase/server'
import { displayTitle } from '@/lib/video/labels'

const LIMIT = 6

type RecordRow = {
  id: string
  title: string
  detail: string
  /** Null for records without a published page. */
  href: string | null
}

export type Records = { total: number; rows: RecordRow[] }

type Client = Awaited<ReturnType<typeof createSessionClient>>
type QueryResult<Row> = { data: Row[] | null; count: number | null; error: unknown }

const COUNTED = { count: 'exact' } as const
const LATEST_FIRST = { ascending: false } as const

function toRecords<Row>(
  kind: RecordKind,
  response: QueryResult<Row>,
  toRow: (row: Row) => RecordRow,
): Records {
  if (response.error || !response.data)
    throw new DataError(`newestRecords.${kind}`, { cause: response.error })
  return { total: response.count ?? 0, rows: response.data.map(toRow) }
}

const publication = (row: { draft: boolean; archived: boolean }) =>
  row.archived ? 'Archived' : row.draft ? 'Draft' : 'Published'

const QUERIES: Record<RecordKind, (client: Client) => Promise<Records>> = {
  videos: async (client) =>
    toRecords(
      'videos',
      await client
        .from('videos')
        .select('id, slug, name_on_website, name_internal, draft, archived', COUNTED)
        .order('created_on', LATEST_FIRST)
        .order('slug')
        .limit(LIMIT),
      (row) => ({
        id: row.id,
        title: displayTitle(row),
        detail: publication(row),
        href: row.draft || row.archived ? null : paths.video(row.slug),
      }),
    ),

  clients: async (client) =>
    toRecords(
      'clients',
      await client
        .from('clients')
        .select('id, name, featured_logo', COUNTED)
        .order('created_at', LATEST_FIRST)
        .order('name')
        .limit(LIMIT),
      (row) => ({
        id: row.id,
        title: row.name,
        detail: row.featured_logo ? 'On the home page' : '',
        href: null,
      }),
    ),

  reviews: async (client) =>
    toRecords(
      'reviews',
      await client
        .from('client_reviews')
        .select('id, rating, clients(name)', COUNTED)
        .order('created_at', LATEST_FIRST)
        .order('id')
        .limit(LIMIT),
      (row) => ({ id: row.id, title: row.clients.name, detail: `${row.rating} of 5 stars`, href: null }),
    ),

  contacts: async (client) =>
    toRecords(
      'contacts',
      await client
        .from('contacts')
        .select('id, first_name, last_name, position, clients!contacts_client_id_fkey(name)', COUNTED)
        .order('last_name')
        .order('id')
        .limit(LIMIT),
      (row) => ({
        id: row.id,
        title: `${row.first_name} ${row.last_name}`,
        detail: [row.position, row.clients?.name].filter(Boolean).join(', '),
        href: null,
      }),
    ),

  adGroups: async (client) =>
    toRecords(
      'adGroups',
      await client
        .from('ad_groups')
        .select('id, name, preview_enabled, parent_groups(name)', COUNTED)
        .order('created_at', LATEST_FIRST)
        .order('id')
        .limit(LIMIT),
      ({ id, name, preview_enabled, parent_groups }) => ({
        id,
        title: name,
        detail: parent_groups.name,
        href: preview_enabled ? paths.adGroupPreview(id) : null,
      }),
    ),

  ads: async (client) =>
    toRecords(
      'ads',
      await client
        .from('ads')
        .select('id, title, ad_groups(name)', COUNTED)
        .order('created_at', LATEST_FIRST)
        .order('id')
        .limit(LIMIT),
      ({ id, title, ad_groups }) => ({ id, title, detail: ad_groups.name, href: null }),
    ),

  products: async (client) =>
    toRecords(
      'products',
      await client.from('products').select('id, name', COUNTED).order('name').limit(LIMIT),
      ({ id, name }) => ({ id, title: name, detail: '', href: null }),
    ),
}

/** The total that the user may read and the first six: the newest, or by name where the table has no date. */
export const getNewestRecords = async (kind: RecordKind): Promise<Records> =>
  QUERIES[kind](await createSessionClient())
