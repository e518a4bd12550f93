import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type CatalogueCounts = { videos: number; clients: number; reviews: number }

/** Counts what the signed-in person may read; videos are the published ones. */
export async function getCatalogueCounts(): Promise<CatalogueCounts> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('count_catalogue').single()
  if (error) throw new DataError('staffOverview.getCatalogueCounts', { cause: error })
  return data
}
