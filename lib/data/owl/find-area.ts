import 'server-only'
import { searchTextFilter } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import { fold } from '@/lib/geo/fold'
import { searchPlaces } from '@/lib/geo/search/search-places'
import type { Point } from '@/lib/geo/types'
import { readPosition } from '@/lib/owl/position'
import { createSessionClient } from '@/lib/supabase/server'

type Found = { place: Point & { label: string } } | { error: string }

const SHOWN = 4

const several = (what: string, labels: string[]): Found => ({
  error: `Several ${what} have this name: ${labels.slice(0, SHOWN).join('; ')}. Type more of it.`,
})

/** Null when no site has this number or name. */
async function findSite(typed: string): Promise<Found | null> {
  const words = searchTextFilter(typed)
  if (words === null) return null
  const client = await createSessionClient()
  const { data, error } = await client
    .from('site_list')
    .select('name, number, latitude, longitude')
    .or(`and(${words},latitude.not.is.null)`)
    .order('name')
    .order('id')
    .limit(SHOWN + 1)
    .overrideTypes<
      { name: string; number: string; latitude: number; longitude: number }[],
      { merge: false }
    >()
  if (error) throw new DataError('findArea.findSite', { cause: error })
  const exact = data.filter(({ name, number }) => [fold(name), fold(number)].includes(fold(typed)))
  const [site, ...others] = exact.length > 0 ? exact : data
  if (!site) return null
  if (others.length > 0)
    return several(
      'sites',
      data.map(({ name, number }) => `${name} (${number})`),
    )
  return { place: { label: site.name, lat: site.latitude, lng: site.longitude } }
}

/** A position, a ZIP code, a city, an address, or the number or name of a site. */
export async function findArea(typed: string): Promise<Found> {
  const read = readPosition(typed)
  if ('position' in read && read.position) return { place: { ...read.position, label: typed } }
  const site = await findSite(typed)
  if (site && 'place' in site) return site
  const places = searchPlaces(typed).filter(({ kind }) => kind !== 'state')
  const [place] = places
  if (!place) {
    return (
      site ?? {
        error: 'No place and no site has this name. Type a city with its state, a ZIP code, or a site.',
      }
    )
  }
  const same = places.filter(({ kind, city }) => kind === 'city' && fold(city ?? '') === fold(typed))
  if (same.length > 1)
    return several(
      'places',
      same.map(({ label }) => label),
    )
  return { place: { label: place.label, lat: place.lat, lng: place.lng } }
}
