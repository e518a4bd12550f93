import type { PlaceSurroundings } from '@/lib/data/website/place-surroundings'
import type { GeoPage } from '@/lib/geo/types'
import { CityPage } from './city-page'
import { StatePage } from './state-page'

type Props = { page: GeoPage; surroundings: PlaceSurroundings }

export function PlaceView({ page, surroundings: { mainCities, neighbors, stateSlug, ...shared } }: Props) {
  return page.city === null ? (
    <StatePage {...shared} {...mainCities} page={page} />
  ) : (
    <CityPage {...shared} page={page} city={page.city} stateSlug={stateSlug} neighbors={neighbors} />
  )
}
