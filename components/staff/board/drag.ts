import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { CardMove } from './moves'

type Dragged = Omit<CardMove, 'to'>

/** How near to an edge a board begins to scroll, in pixels. */
const EDGE_PX = 64
/** How far it scrolls each time the browser says where the pointer is, in pixels. */
const STEP_PX = 24

/** @returns how to undo it, as everything here */
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

/** Takes cards of other columns. */
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

/** Brings columns that are out of sight within reach of a card. */
export const scrollWhileDragging = (element: HTMLElement) =>
  monitorForElements({
    onDrag: ({ location }) => {
      const { left, right } = element.getBoundingClientRect()
      const x = location.current.input.clientX
      if (x < left + EDGE_PX) element.scrollBy({ left: -STEP_PX })
      if (x > right - EDGE_PX) element.scrollBy({ left: STEP_PX })
    },
  })
