import 'server-only'
import { cache } from 'react'
import { tags } from '@/lib/data/query/tags'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { createSessionClient } from '@/lib/supabase/server'

export type ClientLogo = { id: string; name: string; logo: string }

/** More than the page shows, because it picks other clients every day. */
const READ = 60

/** Clients who agreed to be named on the home page. `logo` is a file name in the bucket `logos`. */
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

const MAX_CLIENTS = 500

export type StaffClient = { id: string; name: string; logo: string | null; isFeatured: boolean }

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
