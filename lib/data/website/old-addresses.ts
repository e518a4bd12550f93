import 'server-only'
import { DataError } from '@/lib/errors'
import type { PageKind } from '@/lib/seo/page-kinds'
import { createSessionClient } from '@/lib/supabase/server'

/** `since` is ISO 8601: until then the page had this slug. */
export type OldAddress = { slug: string; since: string }

/** The slugs that lead visitors to this page, newest first. */
export async function listOldAddresses(kind: PageKind, id: string): Promise<OldAddress[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('slug_redirects')
    .select('slug, created_at')
    .eq('kind', kind)
    .eq('target_id', id)
    .order('created_at', { ascending: false })
  if (error) throw new DataError('oldAddresses.listOldAddresses', { cause: error })
  return data.map(({ slug, created_at }) => ({ slug, since: created_at }))
}

const IDS_PER_REQUEST = 100

/** The slugs that lead to any of these pages. */
export async function listOldSlugs(kind: PageKind, ids: readonly string[]): Promise<string[]> {
  const client = await createSessionClient()
  const slugs: string[] = []
  for (let first = 0; first < ids.length; first += IDS_PER_REQUEST) {
    const { data, error } = await client
      .from('slug_redirects')
      .select('slug')
      .eq('kind', kind)
      .in('target_id', ids.slice(first, first + IDS_PER_REQUEST))
    if (error) throw new DataError('oldAddresses.listOldSlugs', { cause: error })
    slugs.push(...data.map(({ slug }) => slug))
  }
  return slugs
}

/** False when it is gone already, or the person may not. */
export async function removeOldAddress(kind: PageKind, id: string, slug: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('slug_redirects')
    .delete()
    .eq('kind', kind)
    .eq('target_id', id)
    .eq('slug', slug)
    .select('slug')
  if (error) throw new DataError('oldAddresses.removeOldAddress', { cause: error })
  return data.length > 0
}
