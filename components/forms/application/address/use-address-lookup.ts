import { useCallback, useRef, useState, type ComponentType } from 'react'
import { askForKey } from '@/components/map/fetch-maps-key'
import type { FindPlaces } from '@/components/map/types'

/** Empty strings where the suggestion has no value. */
export type Address = { street: string; city: string; state: string; zipCode: string }

export type AddressLookup = {
  find: FindPlaces<Address>
  /** Loads what `find` waits for. */
  Loader: ComponentType<{ onFail: () => void }> | null
}

type Failure =
  | 'Failed to load Google Maps API key'
  | 'No API key returned from server'
  | 'Unexpected error loading address lookup'
  | 'Failed to load address lookup'

const MIN_TEXT_LENGTH = 2

async function openLookup(): Promise<AddressLookup | Failure> {
  const answer = await askForKey()
  if (!answer.ok) {
    return answer.status === 200 ? 'No API key returned from server' : 'Failed to load Google Maps API key'
  }
  const { key } = answer.maps
  if (key === null) return (await import('./builtin-lookup')).builtinLookup
  return (await import('./google-lookup')).createGoogleLookup(key)
}

/** Uses Google where the server has a key, and our own index otherwise. */
export function useAddressLookup() {
  const [state, setState] = useState<AddressLookup | Failure | null>(null)
  const opening = useRef<Promise<AddressLookup | Failure>>(null)

  const open = useCallback(() => {
    opening.current ??= openLookup()
      .catch((): Failure => 'Unexpected error loading address lookup')
      .then((opened) => {
        setState(opened)
        return opened
      })
    return opening.current
  }, [])

  const find: FindPlaces<Address> = useCallback(
    async (text, signal) => {
      if (text.trim().length < MIN_TEXT_LENGTH) return []
      const opened = await open()
      return typeof opened === 'string' ? [] : opened.find(text, signal)
    },
    [open],
  )

  return {
    open,
    find,
    Loader: state && typeof state === 'object' ? state.Loader : null,
    failure: typeof state === 'string' ? state : null,
    fail: () => setState('Failed to load address lookup'),
  }
}
