import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type NamedRecord = { id: string; name: string }

export type AdCatalogue = { clients: NamedRecord[]; products: NamedRecord[] }

/** Archived templates are there, too: ads remember them. */
export type LibraryCatalogue = AdCatalogue & { templates: NamedRecord[] }

async function readNames(kinds: readonly ('client' | 'product' | 'template')[]): Promise<LibraryCatalogue> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_catalogue')
    .select('kind, id, name')
    .in('kind', kinds)
    .order('name')
    .overrideTypes<(NamedRecord & { kind: string })[], { merge: false }>()
  if (error) throw new DataError('adCatalogue.readNames', { cause: error })
  const named = (wanted: string) =>
    data.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }))
  return { clients: named('client'), products: named('product'), templates: named('template') }
}

export async function getAdCatalogue(): Promise<AdCatalogue> {
  const { clients, products } = await readNames(['client', 'product'])
  return { clients, products }
}

export const getLibraryCatalogue = () => readNames(['client', 'product', 'template'])
