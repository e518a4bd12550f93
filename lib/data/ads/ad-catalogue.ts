import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type NamedRecord = { id: string; name: string }

/** Archived templates are there, too: ads remember them. */
export type AdCatalogue = { clients: NamedRecord[]; products: NamedRecord[]; templates: NamedRecord[] }

export async function getAdCatalogue(): Promise<AdCatalogue> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_catalogue')
    .select('kind, id, name')
    .order('name')
    .overrideTypes<(NamedRecord & { kind: string })[], { merge: false }>()
  if (error) throw new DataError('adCatalogue.getAdCatalogue', { cause: error })
  const named = (wanted: string) =>
    data.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }))
  return { clients: named('client'), products: named('product'), templates: named('template') }
}
