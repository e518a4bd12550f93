import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `onFocus` for a field that got the focus before hydration. */
export function useEarlyFocus(field: RefObject<HTMLElement | null>, onFocus: () => void): void {
  const enter = useEffectEvent(onFocus)
  useEffect(() => {
    if (field.current && field.current === document.activeElement) enter()
  }, [field])
}
