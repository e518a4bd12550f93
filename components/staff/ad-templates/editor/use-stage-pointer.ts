import { type PointerEvent, useRef, useState } from 'react'
import { FORMATS, type Format } from '@/lib/ads/templates/document'
import type { EditorAction, EditorState } from '@/lib/ads/templates/editor-state'
import {
  type Handle,
  HANDLES,
  moveRect,
  type Rect,
  resizeRect,
  toBox,
  toRect,
} from '@/lib/ads/templates/geometry'
import { layerToDrag, layerToSelect, otherRects } from '@/lib/ads/templates/pick'
import { type Guide, snapMove, snapResize } from '@/lib/ads/templates/snap'

/** Pixels of the screen. */
const STARTS_AFTER = 3
const SNAP_REACH = 6

type Drag = {
  id: string | null
  handle: Handle | null
  /** Of the pointer, on the screen. */
  from: { x: number; y: number }
  /** The layer as it was. */
  rect: Rect | null
  /** Pixels of the format for one of the screen. */
  scale: number
  hasMoved: boolean
}

type Options = {
  state: EditorState
  dispatch: (action: EditorAction) => void
  format: Format
  /** The pointer has chosen a layer, or the ground. */
  onPick: (id: string | null) => void
}

const handleAt = ({ target }: PointerEvent): Handle | null => {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset.handle : null
  return HANDLES.find((handle) => handle === name) ?? null
}

/** Selects, moves and resizes layers. Ctrl or Command does not snap; Shift keeps the ratio, or the direction. */
export function useStagePointer({ state, dispatch, format, onPick }: Options) {
  const [guides, setGuides] = useState<Guide[]>([])
  const drag = useRef<Drag>(null)

  const pointOf = (event: PointerEvent) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const scale = FORMATS[format].width / width
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale, scale }
  }

  function begin(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return
    const { document, selected } = state
    const { scale, ...point } = pointOf(event)
    const handle = handleAt(event)
    const id = handle ? selected : layerToDrag(document, format, point, selected)
    // A finger on another layer may want to scroll: it selects, and moves what is selected.
    const isScroll = event.pointerType === 'touch' && id !== selected
    const box = document.layers.find((layer) => layer.id === id)?.boxes[format]
    drag.current = {
      id,
      handle,
      from: { x: event.clientX, y: event.clientY },
      rect: box && !isScroll ? toRect(box, format) : null,
      scale,
      hasMoved: false,
    }
    if (!isScroll) event.currentTarget.setPointerCapture(event.pointerId)
    if (state.format !== format) dispatch({ do: 'show', format })
  }

  function move(event: PointerEvent) {
    const { current } = drag
    if (!current?.rect || current.id === null) return
    const { id, handle, from, rect, scale } = current
    let [right, down] = [event.clientX - from.x, event.clientY - from.y]
    if (!current.hasMoved && Math.hypot(right, down) < STARTS_AFTER) return
    if (!current.hasMoved) dispatch({ do: 'select', id })
    current.hasMoved = true
    if (event.shiftKey && !handle) [right, down] = Math.abs(right) > Math.abs(down) ? [right, 0] : [0, down]
    const moved = handle
      ? resizeRect(rect, handle, right * scale, down * scale, format, event.shiftKey)
      : moveRect(rect, right * scale, down * scale)
    const isFree = event.ctrlKey || event.metaKey || (event.shiftKey && handle !== null)
    const others = otherRects(state.document, format, id)
    const reach = SNAP_REACH * scale
    const snapped = isFree
      ? { rect: moved, guides: [] }
      : handle
        ? snapResize(moved, handle, format, others, reach)
        : snapMove(moved, format, others, reach)
    setGuides(snapped.guides)
    dispatch({ do: 'place', id, format, box: toBox(snapped.rect, format), streak: 'drag' })
  }

  function end(event: PointerEvent) {
    const { current } = drag
    drag.current = null
    setGuides([])
    if (!current || event.type === 'pointercancel') return dispatch({ do: 'end-streak' })
    if (current.hasMoved) {
      dispatch({ do: 'end-streak' })
      return onPick(current.id)
    }
    if (current.handle) return
    const { document, selected } = state
    onPick(layerToSelect(document, format, pointOf(event), selected))
  }

  return {
    guides,
    stageProps: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}
