import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type CarryingGroup = {
  group: string
  name: string
  sites: number
  /** Two letters; null where a site has no address. */
  states: { state: string | null; sites: number }[]
}

/** The groups with the most sites first. */
export async function countCarryingSites(brand: string, day: string): Promise<CarryingGroup[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('count_carrying_sites', { of_brand: brand, on_day: day })
  if (error) throw new DataError('whereCarried.countCarryingSites', { cause: error })
  return data as unknown as CarryingGroup[]
}
