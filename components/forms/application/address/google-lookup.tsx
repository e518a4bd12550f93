import { createFinderOf } from '@/components/map/google/find-places'
import { GoogleApi } from '@/components/map/google/google-api'
import type { Address, AddressLookup } from './use-address-lookup'

const LIBRARIES = ['places']

function readAddress({ addressComponents }: google.maps.places.Place): Address | null {
  if (!addressComponents) return null
  const part = (type: string) => addressComponents.find(({ types }) => types.includes(type))
  return {
    street: [part('street_number')?.longText, part('route')?.longText].filter(Boolean).join(' '),
    city: part('locality')?.longText ?? '',
    state: part('administrative_area_level_1')?.shortText ?? '',
    zipCode: part('postal_code')?.longText ?? '',
  }
}

export function createGoogleLookup(apiKey: string): AddressLookup {
  const api = Promise.withResolvers<void>()
  const Loader = ({ onFail }: { onFail: () => void }) => (
    <GoogleApi apiKey={apiKey} libraries={LIBRARIES} onLoad={api.resolve} onFail={onFail} />
  )
  return { Loader, find: createFinderOf(api.promise, 'addressComponents', readAddress)() }
}
