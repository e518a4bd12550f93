import type { FindPlaces, Suggestion } from '@/components/map/types'
import { stateByAbbreviation } from '@/lib/content/states'

/** Meters; Google's maximum. */
const BIAS_RADIUS = 50_000

const biasOf = (abbreviation?: string): google.maps.CircleLiteral | undefined => {
  const state = abbreviation ? stateByAbbreviation(abbreviation) : null
  return state ? { center: { lat: state.lat, lng: state.lng }, radius: BIAS_RADIUS } : undefined
}

/**
 * Google's place search within the United States. Keystrokes until a choice share one billing session.
 *
 * @param loaded resolves when Google's script is loaded
 */
export const createFinder = (loaded: Promise<void>) =>
  createFinderOf(loaded, 'location', (place, label) =>
    place.location ? { label, ...place.location.toJSON() } : null,
  )

/** @param read converts the chosen place, of which only `field` is fetched */
export function createFinderOf<Found>(
  loaded: Promise<void>,
  field: 'location' | 'addressComponents',
  read: (place: google.maps.places.Place, label: string) => Found | null,
): (state?: string) => FindPlaces<Found> {
  let session: google.maps.places.AutocompleteSessionToken | undefined

  const toSuggestion = (prediction: google.maps.places.PlacePrediction): Suggestion<Found> => {
    const label = prediction.text.text
    const locate = async () => {
      session = undefined
      const { place } = await prediction.toPlace().fetchFields({ fields: [field] })
      return read(place, label)
    }
    return { id: prediction.placeId, label, locate }
  }

  return (state) => async (text) => {
    await loaded
    const { AutocompleteSessionToken, AutocompleteSuggestion } = (await google.maps.importLibrary(
      'places',
    )) as google.maps.PlacesLibrary
    session ??= new AutocompleteSessionToken()
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      includedRegionCodes: ['us'],
      region: 'us',
      locationBias: biasOf(state),
      sessionToken: session,
    })
    return suggestions.flatMap(({ placePrediction }) =>
      placePrediction ? [toSuggestion(placePrediction)] : [],
    )
  }
}
