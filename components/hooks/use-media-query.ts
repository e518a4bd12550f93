import { useCallback, useSyncExternalStore } from 'react'

/** @param unknown the answer on the server and while hydrating, where nothing is known of the window yet */
export function useMediaQuery(query: string, unknown: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => unknown,
  )
}

/** True on the server and while hydrating: motion that starts late disturbs nobody, motion that has to be stopped does. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true)
