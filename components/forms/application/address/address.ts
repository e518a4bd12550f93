import type { ComponentType } from 'react'
import type { FindPlaces } from '@/components/map/types'

/** The fields that a chosen suggestion fills. Empty where the suggestion does not say. */
export type Address = { street: string; city: string; state: string; zipCode: string }

export type AddressLookup = {
  find: FindPlaces<Address>
  /** Rendered beside the field, it brings what `find` waits for. */
  Loader: ComponentType<{ onFail: () => void }> | null
}
