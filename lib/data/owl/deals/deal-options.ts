import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

type Named = { id: string; name: string }

type DealProduct = Named & {
  /** Null where nobody has sorted it. */
  category: string | null
}

export type DealOptions = { groups: Named[]; brands: Named[]; products: DealProduct[] }

const MAX_OPTIONS = 1000

/** What sites sell, and the products that a deal names already. */
export async function listDealOptions(namedProducts: readonly string[] = []): Promise<DealOptions> {
  const client = await createSessionClient()
  const named = namedProducts.length > 0 ? `,id.in.(${namedProducts.join(',')})` : ''
  const [groups, brands, products] = await Promise.all([
    client.from('parent_groups').select('id, name').order('name').limit(MAX_OPTIONS),
    client.from('brands').select('id, name').order('name').limit(MAX_OPTIONS),
    client
      .from('products')
      .select('id, name, category')
      .or(`and(sold_by.eq.sites,is_active.is.true)${named}`)
      .order('category')
      .order('name')
      .limit(MAX_OPTIONS),
  ])
  const error = groups.error ?? brands.error ?? products.error
  if (error) throw new DataError('dealOptions.listDealOptions', { cause: error })
  return { groups: groups.data ?? [], brands: brands.data ?? [], products: products.data ?? [] }
}
