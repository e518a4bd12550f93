import { useEffect, useEffectEvent } from 'react'
import type { EditorAction } from '@/lib/ads/templates/editor-state'

/** Of the editor as a whole; those of one layer are in the layer list. */
function actionOfKeys(event: KeyboardEvent): 'undo' | 'redo' | 'save' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  switch (event.key.toLowerCase()) {
    case 'z':
      return event.shiftKey ? 'redo' : 'undo'
    case 'y':
      return 'redo'
    case 's':
      return event.shiftKey ? null : 'save'
    default:
      return null
  }
}

export function useEditorKeys(dispatch: (action: EditorAction) => void, onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOfKeys(event)
    if (!action || (event.target instanceof Element && event.target.closest('dialog'))) return
    event.preventDefault()
    if (action === 'save') onSave()
    else dispatch({ do: action })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
