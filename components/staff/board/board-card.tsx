import { cx } from 'class-variance-authority'
import { useEffect, useRef, useState } from 'react'
import { makeDraggable } from './drag'
import { MoveForm } from './move-form'
import type { BoardActions, BoardCard as Card, BoardTarget, CardMove } from './types'

type Props = {
  card: Card
  column: string
  targets: BoardTarget[]
  actions: BoardActions | undefined
  onMoveByForm: (move: CardMove) => void
}

export function BoardCard({ card, column, targets, actions, onMoveByForm }: Props) {
  const element = useRef<HTMLLIElement>(null)
  const [isDragged, setDragged] = useState(false)
  const isMovable = actions !== undefined

  useEffect(() => {
    if (!element.current || !isMovable) return
    return makeDraggable(element.current, { card: card.id, from: column }, setDragged)
  }, [card.id, column, isMovable])

  return (
    <li
      ref={element}
      data-card={card.id}
      className={cx(
        'grid content-start gap-2 rounded-md border bg-card p-3',
        isMovable && 'cursor-grab active:cursor-grabbing',
        isDragged && 'opacity-40',
      )}
    >
      {card.content}
      {actions && (
        <MoveForm card={card} from={column} targets={targets} post={actions.post} onMove={onMoveByForm} />
      )}
    </li>
  )
}
