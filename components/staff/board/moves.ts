import type { ReactNode } from 'react'
import type { CardMoveResult } from '@/lib/portal/card-moves'

export type BoardCard = {
  id: string
  /** What it is called when it is spoken of. */
  name: string
  content: ReactNode
}

export type BoardColumn = {
  id: string
  title: string
  /** How many belong here, shown or not. */
  total: number
  cards: BoardCard[]
  /** Address of a list that has all of them; null on that list. */
  allHref: string | null
}

/** Where a card can be moved to. */
export type BoardTarget = Pick<BoardColumn, 'id' | 'title'>

/** `from` and `to` are columns. */
export type CardMove = { card: string; from: string; to: string }

/** Both read a form with the entries of a `CardMove`. */
export type BoardActions = {
  /** Answers a script. */
  move: (formData: FormData) => Promise<CardMoveResult>
  /** Answers a form that was posted without one: leads back to the board. */
  post: (formData: FormData) => Promise<never>
}

/** The columns as they will be, with the moved card on top of its new one. */
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
