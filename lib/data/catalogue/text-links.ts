import 'server-only'
import type { Appearance } from '@/lib/catalogue/appearances'
import { DataError } from '@/lib/errors'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'
import { toPlace } from './place-appearances'

/** As `list_texts_with_links` builds it. */
type Text = { kind: 'article' | 'place'; slug: string; label: string }

const SHOWS = 'Link in the text'

/** Articles and pages of places whose own text links to one of these paths of films or industries. */
export async function listTextsWithLinks(addresses: string[]): Promise<Appearance[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_texts_with_links', { addresses, site_url: env.SITE_URL })
  if (error) throw new DataError('textLinks.listTextsWithLinks', { cause: error })
  return (data as Text[]).map(({ kind, slug, label }) =>
    kind === 'place'
      ? toPlace({ slug, label }, SHOWS)
      : { path: paths.post(slug), title: label, shows: SHOWS },
  )
}
