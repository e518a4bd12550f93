import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls for a field that was entered before React took the page over, and so before it could hear of it. */
export function useEarlyFocus(field: RefObject<HTMLElement | null>, onFocus: () => void): void {
  const enter = useEffectEvent(onFocus)
  useEffect(() => {
    if (field.current && field.current === document.activeElement) enter()
  }, [field])
}
