import 'server-only'
import { DataError } from '@/lib/errors'
import type { LeadSearch } from '@/lib/leads/search'
import { toLeadStatus, type LeadStatus, type LostReason } from '@/lib/leads/statuses'
import { createSessionClient } from '@/lib/supabase/server'
import { toListPage, type ListPage, searchWords } from '@/lib/data/query/lists'

const PAGE_SIZE = 20

export type LeadSummary = {
  id: string
  name: string
  businessName: string
  status: LeadStatus
  /** ISO 8601. */
  createdAt: string
}

export type Lead = LeadSummary & {
  email: string
  phoneNumber: string
  website: string | null
  city: string | null
  state: string | null
  message: string
  source: string | null
}

type SummaryRow = {
  id: string
  first_name: string
  last_name: string
  business_name: string
  status: string
  created_at: string
}

const toSummary = (row: SummaryRow): LeadSummary => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  businessName: row.business_name,
  status: toLeadStatus(row.status) ?? 'new',
  createdAt: row.created_at,
})

/** 0 for roles that may not read leads. */
export async function countLeads(): Promise<number> {
  const client = await createSessionClient()
  // Without a limit the database would read a thousand whole leads for the count.
  const { count, error } = await client
    .from('contact_submissions')
    .select('id', { count: 'exact', head: true })
    .limit(1)
  if (error) throw new DataError('leads.countLeads', { cause: error })
  return count ?? 0
}

type Client = Awaited<ReturnType<typeof createSessionClient>>

/** No index helps a search by words, so one query both finds and counts. */
async function findByWords(
  client: Client,
  { status }: LeadSearch,
  words: string[],
  first: number,
  pageSize: number,
) {
  const { data, error } = await client.rpc('search_leads', {
    words,
    with_status: status ?? undefined,
    max_rows: pageSize,
    skip_rows: first,
  })
  if (error) throw new DataError('leads.findByWords', { cause: error })
  return { rows: data, total: data[0]?.total ?? null }
}

async function readRows(client: Client, { status }: LeadSearch, first: number, pageSize: number) {
  let query = client
    .from('contact_submissions')
    .select('id, first_name, last_name, business_name, status, created_at', { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
  if (status) query = query.eq('status', status)
  const { data, count, error } = await query.range(first, first + pageSize - 1)
  if (error) throw new DataError('leads.readRows', { cause: error })
  return { rows: data, total: count }
}

export async function searchLeads(search: LeadSearch, pageSize = PAGE_SIZE): Promise<ListPage<LeadSummary>> {
  const client = await createSessionClient()
  const first = (search.page - 1) * pageSize
  const words = searchWords(search.text)
  const { rows, total } =
    words.length > 0
      ? await findByWords(client, search, words, first, pageSize)
      : await readRows(client, search, first, pageSize)
  return toListPage(rows.map(toSummary), total, pageSize)
}

export async function getLead(id: string): Promise<Lead | null> {
  const client = await createSessionClient()
  const { data, error } = await client.from('contact_submissions').select('*').eq('id', id).maybeSingle()
  if (error) throw new DataError('leads.getLead', { cause: error })
  return (
    data && {
      ...toSummary(data),
      email: data.email,
      phoneNumber: data.phone_number,
      website: data.website,
      city: data.city,
      state: data.state,
      message: data.message,
      source: data.source,
    }
  )
}

/** False when the lead does not exist or the user may not change it. */
export async function setLeadStatus(
  id: string,
  status: LeadStatus,
  lostReason: LostReason | null,
): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('contact_submissions')
    .update({ status, lost_reason: status === 'lost' ? lostReason : null })
    .eq('id', id)
    .select('id')
  if (error) throw new DataError('leads.setLeadStatus', { cause: error })
  return data.length > 0
}
