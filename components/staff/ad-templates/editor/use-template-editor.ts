import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { TemplateDocument } from '@/lib/ads/templates/document'
import {
  type EditorAction,
  type EditorState,
  reduceEditor,
  startEditor,
} from '@/lib/ads/templates/editor-state'
import { templateDocumentSchema } from '@/lib/schemas/ad-template'

const isValid = (document: TemplateDocument) => templateDocumentSchema.safeParse(document).success
const reduce = (state: EditorState, action: EditorAction) => reduceEditor(state, action, isValid)

/** What is changed, and where the focus goes. */
export function useTemplateEditor(opened: TemplateDocument) {
  const [state, dispatch] = useReducer(reduce, opened, startEditor)
  const list = useRef<HTMLOListElement>(null)
  const [focusRequests, setFocusRequests] = useState(0)

  const focusRow = useEffectEvent(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-select="${state.selected ?? 'ground'}"]`)
    row?.focus({ preventScroll: true })
  })
  // The row of a layer can be new, or have moved, and then lost the focus.
  useLayoutEffect(() => {
    if (focusRequests > 0) focusRow()
  }, [focusRequests])

  return {
    state,
    dispatch,
    list,
    /** Leaves the focus on the row of the selected layer, where the keys work. */
    dispatchAndFocus(action: EditorAction) {
      dispatch(action)
      setFocusRequests(focusRequests + 1)
    },
  }
}
