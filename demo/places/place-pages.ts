import { STATES } from '../../lib/content/states.ts'
import { CHOSEN_CITIES } from '../../lib/geo/compose/chosen-cities.ts'
import { composeCityPage, composeStatePage, type PlacePage } from '../../lib/geo/compose/place-page.ts'
import { writtenAbout } from './written.ts'

/** The pages of all states, then of the chosen cities. */
export const placePages = (): PlacePage[] => [
  ...STATES.map((state) => composeStatePage(state, writtenAbout(state.slug))),
  ...CHOSEN_CITIES.map((city) => composeCityPage(city, writtenAbout(city.slug))),
]
