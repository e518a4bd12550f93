import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type Named = { id: string; name: string }

export type AdCatalogue = { clients: Named[]; products: Named[] }

/** Whom ads are made for, and what they are sold as, by name. */
export async function getAdCatalogue(): Promise<AdCatalogue> {
  const client = await createSessionClient()
  const [clients, products] = await Promise.all([
    client.from('parent_groups').select('id, name').order('name'),
    client.from('products').select('id, name').order('name'),
  ])
  const error = clients.error ?? products.error
  if (error || !clients.data || !products.data)
    throw new DataError('adCatalogue.getAdCatalogue', { cause: error })
  return { clients: clients.data, products: products.data }
}
