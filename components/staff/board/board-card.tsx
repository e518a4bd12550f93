import { cx } from 'class-variance-authority'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import { makeDraggable } from './drag'
import type { BoardActions, BoardTarget, BoardCard as Card, CardMove } from './moves'

type BoardCardProps = {
  card: Card
  column: string
  targets: BoardTarget[]
  actions: BoardActions | undefined
  onMoveByForm: (move: CardMove) => void
}

export function BoardCard({ card, column, targets, actions, onMoveByForm }: BoardCardProps) {
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
        'grid content-start gap-2 rounded-md border bg-card p-3',
        isMovable && 'cursor-grab active:cursor-grabbing',
        isDragging && 'opacity-40',
      )}
    >
      {card.content}
      {actions && (
        <MoveForm card={card} from={column} targets={targets} post={actions.post} onMove={onMoveByForm} />
      )}
    </li>
  )
}

type MoveFormProps = {
  card: { id: string; name: string }
  from: string
  targets: BoardTarget[]
  post: BoardActions['post']
  onMove: (move: CardMove) => void
}

function MoveForm({ card, from, targets, post, onMove }: MoveFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onMove({ card: card.id, from, to: String(new FormData(event.currentTarget).get('to')) })
  }

  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted-foreground hover:text-foreground">
        Move<span className="sr-only"> {card.name}</span> to…
      </summary>
      <form action={post} onSubmit={submit} className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="card" value={card.id} />
        <input type="hidden" name="from" value={from} />
        <select
          name="to"
          required
          defaultValue=""
          aria-label={`Where to move ${card.name}`}
          className={cx(fieldLook, 'h-9 flex-1 basis-36 px-2!')}
        >
          <option value="">Choose</option>
          {targets
            .filter(({ id }) => id !== from)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
        <button type="submit" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          Move
        </button>
      </form>
    </details>
  )
}
