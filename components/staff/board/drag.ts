import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { CardMove } from './moves'

type Dragged = Omit<CardMove, 'to'>

/** Distance from an edge at which the board starts to scroll. */
const EDGE_PX = 64
const STEP_PX = 24

/** Like all functions here, returns a cleanup function. */
export const makeDraggable = (
  element: HTMLElement,
  dragged: Dragged,
  onChange: (isDragged: boolean) => void,
) =>
  draggable({
    element,
    getInitialData: () => dragged,
    onDragStart: () => onChange(true),
    onDrop: () => onChange(false),
  })

type Column = {
  id: string
  /** Cards have places: those of the column itself may be dropped, too. */
  isOrdered?: boolean
  onOver: (isOver: boolean) => void
  /** On ordered boards: the card that the dragged one would come before; null for the end. */
  onPlace?: (before: string | null) => void
  onMove: (move: CardMove) => void
}

/** The first card whose middle is below the pointer, without the dragged one. */
function cardBelow(column: HTMLElement, dragged: unknown, clientY: number): string | null {
  for (const card of column.querySelectorAll<HTMLElement>('[data-card]')) {
    const { top, height } = card.getBoundingClientRect()
    if (card.dataset.card !== dragged && clientY < top + height / 2) return card.dataset.card ?? null
  }
  return null
}

export const makeDropTarget = (
  element: HTMLElement,
  { id, isOrdered = false, onOver, onPlace, onMove }: Column,
) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => isOrdered || source.data.from !== id,
    onDragEnter: () => onOver(true),
    onDrag: ({ source, location }) =>
      onPlace?.(cardBelow(element, source.data.card, location.current.input.clientY)),
    onDragLeave: () => onOver(false),
    onDrop: ({ source, location }) => {
      onOver(false)
      const move = { card: String(source.data.card), from: String(source.data.from), to: id }
      if (!isOrdered) return onMove(move)
      onMove({ ...move, before: cardBelow(element, move.card, location.current.input.clientY) })
    },
  })

export const scrollWhileDragging = (element: HTMLElement) =>
  monitorForElements({
    onDrag: ({ location }) => {
      const { left, right } = element.getBoundingClientRect()
      const x = location.current.input.clientX
      if (x < left + EDGE_PX) element.scrollBy({ left: -STEP_PX })
      if (x > right - EDGE_PX) element.scrollBy({ left: STEP_PX })
    },
  })
