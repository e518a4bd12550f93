import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** More clients than the house has; a bound, since all of them are on one page. */
const MAX_CLIENTS = 500

/** `logo` is a file name in the bucket `logos`; null while there is none. */
export type StaffClient = { id: string; name: string; logo: string | null; isFeatured: boolean }

/** Every client by name, with or without a logo. */
export async function listClientLogos(): Promise<StaffClient[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('clients')
    .select('id, name, logo, featured_logo')
    .order('name')
    .limit(MAX_CLIENTS)
  if (error) throw new DataError('clientLogos.listClientLogos', { cause: error })
  return data.map(({ id, name, logo, featured_logo: isFeatured }) => ({ id, name, logo, isFeatured }))
}
