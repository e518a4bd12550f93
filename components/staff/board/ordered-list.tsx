'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { makeDraggable, makeDropTarget } from './drag'

type Item = { id: string; title: string }

type Direction = 'up' | 'down'

type OrderedListProps<Row extends Item> = {
  rows: readonly Row[]
  onMove: (row: Row, index: number) => void
  /** The columns of a row, besides the place before them. */
  rowClass: string
  /** `moves` are buttons. */
  renderRow: (row: Row, moves: ReactNode) => ReactNode
}

/** Ordered by drag, and by buttons for keyboards and touch. */
export function OrderedList<Row extends Item>({ rows, onMove, rowClass, renderRow }: OrderedListProps<Row>) {
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ id: string; direction: Direction }>(null)

  // A browser takes the focus from a button whose row React moves, and from one that is removed at an end of the list.
  useLayoutEffect(() => {
    if (!pressed.current || !list.current) return
    const { id, direction } = pressed.current
    pressed.current = null
    const row = list.current.querySelector(`[data-row="${id}"]`)
    const button =
      row?.querySelector<HTMLElement>(`[data-move="${direction}"]`) ?? row?.querySelector('button')
    button?.focus()
  }, [rows])

  const step = (row: Row, index: number, direction: Direction) => {
    pressed.current = { id: row.id, direction }
    onMove(row, direction === 'up' ? index - 1 : index + 1)
  }

  return (
    <ol ref={list} className="grid gap-2">
      {rows.map((row, index) => (
        <OrderedRow
          key={row.id}
          id={row.id}
          className={rowClass}
          onDropped={(id) => {
            const dropped = rows.find((candidate) => candidate.id === id)
            if (dropped) onMove(dropped, index)
          }}
        >
          <span className="text-sm text-muted-foreground tabular-nums">{index + 1}</span>
          {renderRow(
            row,
            <>
              {index > 0 && (
                <RowButton label="Move up" title={row.title} move="up" onClick={() => step(row, index, 'up')}>
                  ↑
                </RowButton>
              )}
              {index < rows.length - 1 && (
                <RowButton
                  label="Move down"
                  title={row.title}
                  move="down"
                  onClick={() => step(row, index, 'down')}
                >
                  ↓
                </RowButton>
              )}
            </>,
          )}
        </OrderedRow>
      ))}
    </ol>
  )
}

type OrderedRowProps = {
  id: string
  className: string
  /** Another row was dropped on this one. */
  onDropped: (id: string) => void
  children: ReactNode
}

function OrderedRow({ id, className, onDropped, children }: OrderedRowProps) {
  const element = useRef<HTMLLIElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [isOver, setOver] = useState(false)
  const handleDrop = useEffectEvent(onDropped)

  useEffect(() => {
    if (!element.current) return
    const stopDragging = makeDraggable(element.current, { card: id, from: id }, setDragged)
    const stopDropping = makeDropTarget(element.current, {
      id,
      onOver: setOver,
      onMove: ({ card }) => handleDrop(card),
    })
    return () => {
      stopDragging()
      stopDropping()
    }
  }, [id])

  return (
    <li
      ref={element}
      data-row={id}
      className={cx(
        'grid cursor-grab items-center gap-x-3 gap-y-2 rounded-md border bg-background p-2 active:cursor-grabbing',
        className,
        isOver && 'border-primary bg-accent',
        isDragged && 'opacity-40',
      )}
    >
      {children}
    </li>
  )
}

type RowButtonProps = {
  label: string
  /** Of the row. */
  title: string
  /** Keeps the focus while the row moves. */
  move?: Direction
  onClick: () => void
  /** A sign for those who see. */
  children: string
}

export const RowButton = ({ label, title, move, onClick, children }: RowButtonProps) => (
  <button
    type="button"
    data-move={move}
    title={label}
    onClick={onClick}
    className={buttonVariants({ variant: 'outline', size: 'sm', className: 'min-w-9 px-0!' })}
  >
    <span aria-hidden="true">{children}</span>
    <span className="sr-only">
      {label} {title}
    </span>
  </button>
)
