'use client'

import { useEffect, useRef, useState } from 'react'
import { AnswerDialog } from './answer-dialog'
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
  /** Cards have places within a column. */
  isOrdered?: boolean
}

export function Board({ label, columns, targets = columns, actions, isOrdered = false }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const { shownColumns, isMoving, announcement, move } = useMoves(columns, targets, actions)
  const trackFocus = useMovedCardFocus(element, shownColumns, isMoving)
  const [unanswered, setUnanswered] = useState<CardMove | null>(null)
  const asked = targets.find(({ id }) => id === unanswered?.to)

  useEffect(() => (element.current ? scrollWhileDragging(element.current) : undefined), [])

  const moveByDrag = (change: CardMove) => {
    const asks = change.from !== change.to && targets.some(({ id, question }) => id === change.to && question)
    if (asks) setUnanswered(change)
    else move(change)
  }
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
            isOrdered={isOrdered}
            onMove={moveByDrag}
            onMoveByForm={moveByForm}
          />
        ))}
      </div>
      {unanswered && asked?.question && (
        <AnswerDialog
          title={`Move to ${asked.title}`}
          question={asked.question}
          onClose={() => setUnanswered(null)}
          onAnswer={(answer) => {
            setUnanswered(null)
            move({ ...unanswered, answer })
          }}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
