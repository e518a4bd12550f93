import { useEffect, useEffectEvent } from 'react'

/** Instead of what the browser does. */
function useKey(isMeant: (event: KeyboardEvent) => boolean, action: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Ctrl or Command with a letter; overrides the browser's shortcut. */
export const useShortcut = (letter: string, action: () => void): void =>
  useKey(
    ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
      (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === letter,
    action,
  )

const TEXT_OR_DIALOG = 'input, textarea, select, [contenteditable], dialog'

/** Where it is no text, and no dialog is open. */
export const useQuestionMark = (action: () => void): void =>
  useKey(
    ({ key, ctrlKey, metaKey, target }) =>
      key === '?' && !ctrlKey && !metaKey && !(target instanceof Element && target.closest(TEXT_OR_DIALOG)),
    action,
  )
