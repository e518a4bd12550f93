import type { ReactNode } from 'react'
import type { CardMoveResult } from '@/lib/portal/card-moves'

export type BoardCard = {
  id: string
  /** Used in announcements and labels. */
  name: string
  content: ReactNode
}

export type BoardColumn = {
  id: string
  title: string
  /** Including cards that are not shown. */
  total: number
  cards: BoardCard[]
  /** List of all cards of the column; null on that list itself. */
  allHref: string | null
}

export type BoardTarget = Pick<BoardColumn, 'id' | 'title'>

/** `from` and `to` are column ids. */
export type CardMove = { card: string; from: string; to: string }

/** Both receive the fields of a `CardMove`. */
export type BoardActions = {
  /** Called by the script. */
  move: (formData: FormData) => Promise<CardMoveResult>
  /** Called by a form without JavaScript; redirects back to the board. */
  post: (formData: FormData) => Promise<never>
}

export function applyMove(columns: BoardColumn[], { card: id, from, to }: CardMove): BoardColumn[] {
  const card = columns.find((column) => column.id === from)?.cards.find((candidate) => candidate.id === id)
  if (!card) return columns
  return columns.map((column) => {
    const others = column.cards.filter((candidate) => candidate.id !== id)
    if (column.id === from) return { ...column, total: column.total - 1, cards: others }
    if (column.id !== to) return column
    const wasThere = others.length < column.cards.length
    return { ...column, total: column.total + (wasThere ? 0 : 1), cards: [card, ...others] }
  })
}
