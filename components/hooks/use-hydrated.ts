import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
