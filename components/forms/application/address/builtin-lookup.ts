import type { Place, PlacesAnswer } from '@/lib/geo/types'
import { paths } from '@/lib/paths'
import type { Address, AddressLookup } from './use-address-lookup'

const toAddress = ({ street = '', city = '', state, zip = '' }: Place): Address => ({
  street,
  city,
  state,
  zipCode: zip,
})

/** Our own index: it knows cities and ZIP codes, and keeps the typed street. */
export const builtinLookup: AddressLookup = {
  Loader: null,
  async find(text, signal) {
    const response = await fetch(paths.places({ q: text }), { signal })
    if (!response.ok) throw new Error(`The search answered ${response.status}`)
    const { places } = (await response.json()) as PlacesAnswer
    return places
      .filter(({ kind }) => kind !== 'state')
      .map((place, at) => ({
        id: `${at} ${place.label}`,
        label: place.label,
        locate: () => Promise.resolve(toAddress(place)),
      }))
  },
}
