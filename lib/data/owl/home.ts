import 'server-only'
import { DataError } from '@/lib/errors'
import type { OwlHome } from '@/lib/owl/home'
import { createSessionClient } from '@/lib/supabase/server'

/** One call for the whole screen. */
export async function getOwlHome(): Promise<OwlHome> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_owl_home')
  if (error) throw new DataError('owlHome.getOwlHome', { cause: error })
  return data as unknown as OwlHome
}
