import { cx } from 'class-variance-authority'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { formatCount } from '@/lib/text/format'
import { BoardCard } from './board-card'
import { makeDropTarget } from './drag'
import type { BoardActions, BoardColumn as Column, BoardTarget, CardMove } from './moves'

type Props = {
  column: Column
  targets: BoardTarget[]
  actions: BoardActions | undefined
  isOrdered: boolean
  onMove: (move: CardMove) => void
  onMoveByForm: (move: CardMove) => void
}

export function BoardColumn({ column, targets, actions, isOrdered, onMove, onMoveByForm }: Props) {
  const { id, title, summary, total, cards, allHref, moreHref } = column
  const ids = cards.map((card) => card.id)
  const heading = useId()
  const element = useRef<HTMLElement>(null)
  const [isDragOver, setDragOver] = useState(false)
  /** The card that the dragged one would come before; null for the end. */
  const [place, setPlace] = useState<string | null>(null)
  const handleDrop = useEffectEvent(onMove)

  useEffect(() => {
    if (!element.current) return
    return makeDropTarget(element.current, {
      id,
      isOrdered,
      onOver: setDragOver,
      onPlace: setPlace,
      onMove: handleDrop,
    })
  }, [id, isOrdered])

  return (
    <section
      ref={element}
      data-column={id}
      aria-labelledby={heading}
      className={cx(
        'flex snap-start flex-col gap-3 rounded-md border px-2.5 pb-2.5',
        isDragOver ? 'border-primary bg-accent' : 'bg-muted',
      )}
    >
      <div className="sticky top-0 flex items-baseline justify-between gap-3 rounded-t-md bg-inherit pt-2.5">
        <h2 id={heading} tabIndex={-1} className="type-heading">
          {title}
        </h2>
        <span className="text-sm text-muted-foreground tabular-nums">{formatCount(total)}</span>
      </div>
      {summary && <p className="-mt-2 text-sm text-muted-foreground tabular-nums">{summary}</p>}
      {cards.length === 0 && <p className="text-sm text-muted-foreground">Nothing here.</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
        {cards.map((card, index) => (
          <BoardCard
            key={card.id}
            card={card}
            column={id}
            targets={targets}
            actions={actions}
            around={
              isOrdered
                ? {
                    above: ids.slice(0, index).toReversed().slice(0, 2),
                    below: ids.slice(index + 1, index + 3),
                  }
                : undefined
            }
            isDropPlace={isOrdered && isDragOver && place === card.id}
            onMoveByForm={onMoveByForm}
          />
        ))}
      </ul>
      {isOrdered && isDragOver && place === null && <div className="h-1 rounded-full bg-primary" />}
      {moreHref && total > cards.length && (
        <StaffLink
          href={moreHref}
          scroll={false}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Show more<span className="sr-only"> of {title}</span>
        </StaffLink>
      )}
      {allHref && total > cards.length && (
        <StaffLink href={allHref} className="text-sm underline underline-offset-4">
          All {formatCount(total)}
          <span className="sr-only"> of {title}</span>
        </StaffLink>
      )}
    </section>
  )
}
