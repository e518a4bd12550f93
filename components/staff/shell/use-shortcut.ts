import { useEffect, useEffectEvent } from 'react'

/** Ctrl or Command with a letter; overrides the browser's shortcut. */
export function useShortcut(letter: string, action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAlone = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAlone || event.key.toLowerCase() !== letter) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [letter])
}
