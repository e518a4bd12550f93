import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { BoardColumn, CardMove } from './types'

function find(board: HTMLElement, { card, to }: CardMove): HTMLElement | null {
  const column = `[data-column="${to}"]`
  const menu = `[data-card="${card}"] summary`
  return (
    board.querySelector(`${column} ${menu}`) ??
    board.querySelector(menu) ??
    board.querySelector(`${column} h2`)
  )
}

/**
 * Keeps the focus on a card that is moved by keyboard: it is drawn anew in another column, and the browser would start again
 * at the top of the page. Where the card is out of sight, its column has the focus.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>, shown: BoardColumn[], isMoving: boolean) {
  const followed = useRef<CardMove>(null)

  useLayoutEffect(() => {
    if (!followed.current || !board.current) return
    if (document.activeElement === document.body) find(board.current, followed.current)?.focus()
    if (!isMoving) followed.current = null
  }, [board, shown, isMoving])

  return (move: CardMove) => {
    followed.current = move
  }
}
