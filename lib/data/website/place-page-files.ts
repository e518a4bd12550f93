import 'server-only'
import type { PageFile } from '@/lib/catalogue/places/page-file'
import type { PlaceStatus } from '@/lib/catalogue/places/place-list'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { exportPlacePages, type PlaceQuery } from './place-page-list'
import { toPlaceTexts } from './place-page-record'

/** Texts are long, and ids make an address long. */
const PAGES_PER_REQUEST = 50

type Client = Awaited<ReturnType<typeof createSessionClient>>

async function readPages(client: Client, ids: string[]): Promise<PageFile[]> {
  const { data, error } = await client
    .from('service_geo_pages')
    .select('city, state, slug, status, title, meta_title, meta_description, written_content')
    .in('id', ids)
    .order('slug')
  if (error) throw new DataError('placePageFiles.readPages', { cause: error })
  return data.map((row) => ({
    city: row.city || null,
    state: row.state,
    slug: row.slug,
    status: row.status as PlaceStatus,
    texts: toPlaceTexts(row),
  }))
}

/** Reads the session now. The pages are read after the request. */
export async function exportPageFiles(query: PlaceQuery): Promise<AsyncIterable<PageFile>> {
  const [client, batches] = await Promise.all([createSessionClient(), exportPlacePages(query)])
  async function* pages() {
    for await (const rows of batches)
      for (let first = 0; first < rows.length; first += PAGES_PER_REQUEST)
        yield* await readPages(
          client,
          rows.slice(first, first + PAGES_PER_REQUEST).map(({ id }) => id),
        )
  }
  return pages()
}
