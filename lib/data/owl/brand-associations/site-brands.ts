import 'server-only'
import { DataError } from '@/lib/errors'
import { toBrandRole, type BrandRole } from '@/lib/owl/brand-roles'
import { createSessionClient } from '@/lib/supabase/server'

export type SiteBrand = {
  id: string
  role: BrandRole
  brand: { id: string; name: string }
  /** As '2026-12-25'. */
  firstOn: string
  /** Inclusive; null: no end is known. */
  lastOn: string | null
}

/** More than a site can have in decades. */
const MAX = 500

/** What a site carried, carries and will carry. The newest first. */
export async function listSiteBrands(site: string): Promise<SiteBrand[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('brand_associations')
    .select('id, role, first_on, last_on, brands(id, name)')
    .eq('site_id', site)
    .order('first_on', { ascending: false })
    .order('id')
    .limit(MAX)
  if (error) throw new DataError('siteBrands.listSiteBrands', { cause: error })
  return data.flatMap(({ id, role, first_on: firstOn, last_on: lastOn, brands: brand }) => {
    const known = toBrandRole(role)
    return known ? [{ id, role: known, brand, firstOn, lastOn }] : []
  })
}
