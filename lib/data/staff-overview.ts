import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

const LATEST = 6

export type CatalogueCounts = { videos: number; clients: number; reviews: number }

export type LeadsOverview = {
  total: number
  latest: { id: string; name: string; businessName: string; status: string; createdAt: string }[]
}

/** Counts what the signed-in person may read; videos are the published ones. */
export async function getCatalogueCounts(): Promise<CatalogueCounts> {
  const client = await createSessionClient()
  const count = { count: 'exact', head: true } as const
  const [videos, clients, reviews] = await Promise.all([
    client.from('videos').select('*', count).eq('archived', false).eq('draft', false),
    client.from('clients').select('*', count),
    client.from('client_reviews').select('*', count),
  ])
  const error = videos.error ?? clients.error ?? reviews.error
  if (error) throw new DataError('staffOverview.getCatalogueCounts', { cause: error })
  return { videos: videos.count ?? 0, clients: clients.count ?? 0, reviews: reviews.count ?? 0 }
}

/** Newest first. Empty for roles that may not read leads. */
export async function getLeadsOverview(): Promise<LeadsOverview> {
  const client = await createSessionClient()
  const { data, count, error } = await client
    .from('contact_submissions')
    .select('id, first_name, last_name, business_name, status, created_at', { count: 'exact' })
    .order('created_at', { ascending: false })
    .limit(LATEST)
  if (error) throw new DataError('staffOverview.getLeadsOverview', { cause: error })
  return {
    total: count ?? 0,
    latest: data.map((row) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      businessName: row.business_name,
      status: row.status,
      createdAt: row.created_at,
    })),
  }
}
