import 'server-only'
import { keepLinksTo, linkedPlaces } from '@/lib/catalogue/places/place-links'
import type { PagePlace } from '@/lib/catalogue/places/page-place'
import { stateByAbbreviation, STATES } from '@/lib/content/states'
import { DataError } from '@/lib/errors'
import { composeCityPage, composeStatePage, type PlacePage } from '@/lib/geo/compose/place-page'
import { cityBySlug } from '@/lib/geo/gazetteer/cities'
import { createSessionClient } from '@/lib/supabase/server'

/** With the name as the gazetteer writes it, where it knows the city. */
export function findPlaceName(place: PagePlace): PagePlace {
  const known = place.city === null ? null : cityBySlug(place.slug)
  return known ? { ...place, city: known.name } : place
}

function compose({ city, slug }: PagePlace): PlacePage | null {
  if (city === null) {
    const state = STATES.find((candidate) => candidate.slug === slug)
    return state ? composeStatePage(state) : null
  }
  const known = cityBySlug(slug)
  return known && stateByAbbreviation(known.state) ? composeCityPage(known) : null
}

/** Whether the composer knows enough of a place. */
export const canCompose = (place: PagePlace): boolean => compose(place) !== null

/** By the composer of the demo data, without links to pages that are not there. Null for a place that it does not know. */
export async function composePlaceDraft(place: PagePlace): Promise<PlacePage | null> {
  const page = compose(place)
  return (
    page && { ...page, content: keepLinksTo(page.content, await listPublished(linkedPlaces(page.content))) }
  )
}

async function listPublished(slugs: string[]): Promise<Set<string>> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('service_geo_pages')
    .select('slug')
    .in('slug', slugs)
    .eq('status', 'published')
  if (error) throw new DataError('placeDrafts.listPublished', { cause: error })
  return new Set(data.map(({ slug }) => slug))
}
