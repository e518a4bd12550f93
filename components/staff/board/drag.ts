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

type Column = { id: string; onOver: (isOver: boolean) => void; onMove: (move: CardMove) => void }

export const makeDropTarget = (element: HTMLElement, { id, onOver, onMove }: Column) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.from !== id,
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: ({ source }) => {
      onOver(false)
      onMove({ card: String(source.data.card), from: String(source.data.from), to: id })
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
