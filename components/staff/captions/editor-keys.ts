import type { KeyboardEvent } from 'react'

type EditorAction = 'undo' | 'redo' | 'save' | 'in' | 'out' | 'add' | 'play' | 'back' | 'on'

/** By the place of the key: with Alt some keyboards type other characters. */
const KEYS: Record<string, EditorAction> = {
  KeyI: 'in',
  KeyO: 'out',
  KeyN: 'add',
  KeyK: 'play',
  KeyJ: 'back',
  KeyL: 'on',
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, video')

/** What a key does inside the editor. In a field the letters need Alt, elsewhere they work alone as well. */
export function keyAction(event: KeyboardEvent): EditorAction | null {
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !event.altKey) {
    const key = event.key.toLowerCase()
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
    if (key === 'y') return 'redo'
    return key === 's' ? 'save' : null
  }
  const isAllowed = event.altKey || (!event.shiftKey && !isTyping(event.target))
  return !isCommand && isAllowed ? (KEYS[event.code] ?? null) : null
}
