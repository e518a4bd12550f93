import { type RefObject, useLayoutEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { toast } from '@/components/ui/toast-store'
import type { CardMoveResult } from '@/lib/portal/card-moves'
import {
  type BoardActions,
  type BoardColumn,
  type BoardTarget,
  type CardMove,
  applyMove,
  neighborsOf,
} from './moves'

function toFormData({ before, ...move }: CardMove, columns: BoardColumn[]): FormData {
  const neighbors = before === undefined ? {} : neighborsOf(columns, { ...move, before })
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...move, ...neighbors })) if (value) data.set(name, value)
  return data
}

/** Moves a card optimistically. The response contains the current board, which undoes a rejected move. */
export function useMoves(columns: BoardColumn[], targets: BoardTarget[], actions: BoardActions | undefined) {
  const [shownColumns, showMove] = useOptimistic(columns, applyMove)
  const [isMoving, startTransition] = useTransition()
  const [announcement, setAnnouncement] = useState('')

  function move(change: CardMove) {
    if (!actions) return
    const name = columns.flatMap(({ cards }) => cards).find(({ id }) => id === change.card)?.name
    const target = targets.find(({ id }) => id === change.to)?.title
    startTransition(async () => {
      showMove(change)
      const result = await actions
        .move(toFormData(change, shownColumns))
        .catch((error: unknown): CardMoveResult => ({ isMoved: false, problem: problemOf(error) }))
      if (result.isMoved) startTransition(() => setAnnouncement(`${name} moved to ${target}`))
      else toast({ title: result.problem, variant: 'destructive' })
    })
  }

  return { shownColumns, isMoving, announcement, move }
}

function findFocusTarget(board: HTMLElement, { card, to }: CardMove): HTMLElement | null {
  const column = `[data-column="${to}"]`
  const menu = `[data-card="${card}"] summary`
  return (
    board.querySelector(`${column} ${menu}`) ??
    board.querySelector(menu) ??
    board.querySelector(`${column} h2`)
  )
}

/**
 * Keeps the focus on a card that was moved by keyboard. React mounts it anew in the other column, which would
 * reset the focus to the page. If the card is not shown there, the column heading gets the focus.
 */
export function useMovedCardFocus(
  board: RefObject<HTMLElement | null>,
  shown: BoardColumn[],
  isMoving: boolean,
) {
  const pendingMove = useRef<CardMove>(null)

  useLayoutEffect(() => {
    if (!pendingMove.current || !board.current) return
    if (document.activeElement === document.body) findFocusTarget(board.current, pendingMove.current)?.focus()
    if (!isMoving) pendingMove.current = null
  }, [board, shown, isMoving])

  return (move: CardMove) => {
    pendingMove.current = move
  }
}
