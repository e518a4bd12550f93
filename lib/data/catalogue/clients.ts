import 'server-only'
import { cache } from 'react'
import { HOME_LOGOS } from '@/lib/catalogue/clients'
import { tags } from '@/lib/data/query/tags'
import { logoTag } from '@/lib/data/query/video-tags'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'

export type ClientLogo = { id: string; name: string; logo: string }

/** Clients who agreed to be named on the home page. `logo` is a file name in the bucket `logos`. */
export const listFeaturedClients = cache(async (): Promise<ClientLogo[]> => {
  const { data, error } = await createPublicClient([tags.clients, logoTag])
    .from('clients')
    .select('id, name, logo')
    .eq('featured_logo', true)
    .not('logo', 'is', null)
    .order('featured_rank', { nullsFirst: false })
    .order('name')
    .order('id')
    .limit(HOME_LOGOS)
  if (error) throw new DataError('clients.listFeaturedClients', { cause: error })
  return data.flatMap(({ id, name, logo }) => (logo ? [{ id, name, logo }] : []))
})
