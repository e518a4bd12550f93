import 'server-only'
import { cache } from 'react'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/public'
import { tags } from '@/lib/data/query/tags'

export type ClientLogo = { id: string; name: string; logo: string }

/** More than are shown at a time, so that everyone has their day; a bound, since all of them are read. */
const READ = 60

/** Clients who agreed to be named on the home page, at most sixty. `logo` is a file name in the bucket `logos`. */
export const listFeaturedClients = cache(async (): Promise<ClientLogo[]> => {
  const { data, error } = await createPublicClient([tags.clients])
    .from('clients')
    .select('id, name, logo')
    .eq('featured_logo', true)
    .not('logo', 'is', null)
    .order('name')
    .limit(READ)
  if (error) throw new DataError('clients.listFeaturedClients', { cause: error })
  return data.flatMap(({ id, name, logo }) => (logo ? [{ id, name, logo }] : []))
})
