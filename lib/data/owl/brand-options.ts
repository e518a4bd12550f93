import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

const MAX_OPTIONS = 2000

export type NamedBrand = { id: string; name: string }

export async function listBrandOptions(): Promise<NamedBrand[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('brands').select('id, name').order('name').limit(MAX_OPTIONS)
  if (error) throw new DataError('brandOptions.listBrandOptions', { cause: error })
  return data
}
