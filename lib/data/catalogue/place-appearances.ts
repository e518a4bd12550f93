import 'server-only'
import type { Appearance } from '@/lib/catalogue/appearances'
import {
  inOrder,
  partsAfter,
  type Place,
  placeOf,
  readBatches,
  type SortKey,
} from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'

/** `label`: 'City, State', or the state alone. */
export const toPlace = ({ slug, label }: { slug: string; label: string }, shows: string): Appearance => ({
  path: paths.place(slug),
  title: label,
  shows,
  state: label.slice(label.lastIndexOf(', ') + 1).trim(),
})

/** The published page of every state and city. */
export async function listPlaces(shows: string): Promise<Appearance[]> {
  const client = await createSessionClient()
  const places: Appearance[] = []
  const order: SortKey<'slug'>[] = [{ column: 'slug' }]
  const batches = readBatches<{ slug: string; city: string | null; state: string }, Place>(
    async (after, count) => {
      const published = client.from('service_geo_pages').select('slug, city, state').eq('status', 'published')
      // One column has one part.
      const [where] = after ? partsAfter(after) : []
      const { data, error } = await inOrder(published, order, { first: 0, last: count - 1, where })
      if (error) throw new DataError('placeAppearances.listPlaces', { cause: error })
      return { rows: data, after: placeOf(data.at(-1), order) }
    },
  )
  for await (const rows of batches) {
    for (const { slug, city, state } of rows) {
      places.push(toPlace({ slug, label: [city, state].filter(Boolean).join(', ') }, shows))
    }
  }
  return places
}
