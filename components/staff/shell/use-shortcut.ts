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

const TEXT_OR_DIALOG = 'input, textarea, select, [contenteditable], dialog'

/** Where it is no text, and no dialog is open. */
export function useQuestionMark(action: () => void): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isText = event.target instanceof Element && event.target.closest(TEXT_OR_DIALOG)
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isText) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
