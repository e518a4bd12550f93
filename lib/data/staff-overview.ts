import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type CatalogueCounts = { videos: number; clients: number; reviews: number }

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
