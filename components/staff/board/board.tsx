'use client'

import { useEffect, useRef } from 'react'
import { BoardColumn } from './board-column'
import { scrollWhileDragging } from './drag'
import type { BoardActions, BoardTarget, CardMove, BoardColumn as Column } from './moves'
import { useMovedCardFocus, useMoves } from './use-moves'

type Props = {
  /** Accessible name. */
  label: string
  columns: Column[]
  /** All possible targets of a move, where only some columns are shown. */
  targets?: BoardTarget[]
  /** Undefined when the user may not move cards. */
  actions?: BoardActions
}

export function Board({ label, columns, targets = columns, actions }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const { shownColumns, isMoving, announcement, move } = useMoves(columns, targets, actions)
  const trackFocus = useMovedCardFocus(element, shownColumns, isMoving)

  useEffect(() => (element.current ? scrollWhileDragging(element.current) : undefined), [])

  const moveByForm = (change: CardMove) => {
    trackFocus(change)
    move(change)
  }

  return (
    <>
      <div
        ref={element}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="relative grid snap-x auto-cols-[minmax(17rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-3 md:max-h-[calc(100dvh-7rem)] md:scroll-pt-12 md:auto-cols-[minmax(13rem,1fr)]"
      >
        {shownColumns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            targets={targets}
            actions={actions}
            onMove={move}
            onMoveByForm={moveByForm}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
