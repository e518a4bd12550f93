import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type CatalogueCounts = { videos: number; clients: number; reviews: number }

/** Counts rows that the user may read, and only published videos. */
export async function getCatalogueCounts(): Promise<CatalogueCounts> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('count_catalogue').single()
  if (error) throw new DataError('staffOverview.getCatalogueCounts', { cause: error })
  return data
}
