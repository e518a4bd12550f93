import 'server-only'
import { stateByName } from '@/lib/content/states'
import { openLocalReviews, type LocalReview } from '@/lib/data/catalogue/reviews'
import { listCityVideos, listStateVideos, type LocalVideos } from '@/lib/data/catalogue/local-videos'
import { paths } from '@/lib/paths'
import { type Crumb, HOME } from '@/lib/seo/breadcrumbs'
import { type CityLink, listMainCities, listNeighborCities } from './city-links'
import { networkOfCity, networkOfState, type PlaceNetwork } from './place-network'
import { getSiteAssets } from './site-assets'

export type PlaceSurroundings = {
  crumbs: Crumb[]
  /** Null without a state page. */
  stateSlug: string | null
  local: LocalVideos
  portraits: readonly string[]
  network: PlaceNetwork
  review: LocalReview | null
  /** Of a city. */
  neighbors: CityLink[]
  /** Of a state. */
  mainCities: { cities: CityLink[]; hasMore: boolean }
}

type Place = { city: string | null; state: string; slug: string }

/** What the page of a place shows beside its text. */
export async function getPlaceSurroundings({ city, state, slug }: Place): Promise<PlaceSurroundings> {
  const stateSlug = stateByName(state)?.slug ?? null
  const [local, { portraits }, reviewOf, neighbors, mainCities] = await Promise.all([
    city === null ? listStateVideos({ state, stateSlug }) : listCityVideos({ city, state, slug, stateSlug }),
    getSiteAssets(),
    openLocalReviews(),
    city === null ? [] : listNeighborCities({ city, state, slug }),
    city === null ? listMainCities(state) : { cities: [], hasMore: false },
  ])
  const stateCrumb = stateSlug === null ? [] : [{ name: state, path: paths.place(stateSlug) }]
  const crumbs = city === null ? [HOME, { name: state }] : [HOME, ...stateCrumb, { name: city }]
  const network = city === null ? networkOfState(state) : networkOfCity(city, slug)
  return {
    crumbs,
    stateSlug,
    local,
    portraits,
    network,
    review: reviewOf({ city, state }),
    neighbors,
    mainCities,
  }
}
