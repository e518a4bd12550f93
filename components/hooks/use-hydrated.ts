import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its HTML is taken over, so that both render the same; true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
