import 'server-only'
import { z } from 'zod/mini'
import type { FillSource } from '@/lib/ads/templates/fill-values'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** An ad group as the forms of templates see it. */
export type FillGroup = {
  id: string
  name: string
  /** A site group. */
  clientId: string
  client: string
  /** What every ad of the group is about. */
  source: Pick<FillSource, 'client' | 'product'>
}

/** Null for ids that are unknown, malformed or not visible to the user. */
export async function getFillGroup(id: string): Promise<FillGroup | null> {
  if (!z.uuid().safeParse(id).success) return null
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_groups')
    .select(
      'id, name, parent_groups(id, name), clients(name, logo), products(name, picture_path, brands(logo_path))',
    )
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('fillGroup.getFillGroup', { cause: error })
  return (
    data && {
      id: data.id,
      name: data.name,
      clientId: data.parent_groups.id,
      client: data.parent_groups.name,
      source: {
        // Without one of the catalogue, the name of the site group stands for it.
        client: data.clients ?? { name: data.parent_groups.name, logo: null },
        product: {
          name: data.products.name,
          picture: data.products.picture_path,
          brandLogo: data.products.brands?.logo_path ?? null,
        },
      },
    }
  )
}
