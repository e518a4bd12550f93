import { cx } from 'class-variance-authority'
import { useEffect, useRef, useState } from 'react'
import { makeDraggable } from './drag'
import { MoveForm } from './move-form'
import type { BoardActions, BoardTarget, BoardCard as Card, CardMove } from './moves'

type BoardCardProps = {
  card: Card
  column: string
  targets: BoardTarget[]
  actions: BoardActions | undefined
  /** On ordered boards: the cards above it and below it, the nearest first. */
  around?: { above: string[]; below: string[] }
  /** The dragged card would come before this one. */
  isDropPlace: boolean
  onMoveByForm: (move: CardMove) => void
}

export function BoardCard({
  card,
  column,
  targets,
  actions,
  around,
  isDropPlace,
  onMoveByForm,
}: BoardCardProps) {
  const element = useRef<HTMLLIElement>(null)
  const [isDragging, setDragging] = useState(false)
  const isMovable = actions !== undefined

  useEffect(() => {
    if (!element.current || !isMovable) return
    return makeDraggable(element.current, { card: card.id, from: column }, setDragging)
  }, [card.id, column, isMovable])

  return (
    <li
      ref={element}
      data-card={card.id}
      className={cx(
        'relative grid content-start gap-2 rounded-md border bg-card p-3',
        isMovable && 'cursor-grab active:cursor-grabbing',
        isDragging && 'opacity-40',
        isDropPlace &&
          'before:absolute before:inset-x-0 before:-top-2 before:h-1 before:rounded-full before:bg-primary',
      )}
    >
      {card.content}
      {actions && (
        <MoveForm
          card={card}
          from={column}
          targets={targets}
          post={actions.post}
          onMove={onMoveByForm}
          around={around}
        />
      )}
    </li>
  )
}
