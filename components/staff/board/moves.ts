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
  /** Below the title, as a sum. */
  summary?: ReactNode
  /** Including cards that are not shown. */
  total: number
  cards: BoardCard[]
  /** List of all cards of the column; null on that list itself. */
  allHref: string | null
  /** The board with more cards in this column. */
  moreHref?: string | null
  /** What a card is asked for when it comes here. */
  question?: BoardQuestion
}

export type BoardQuestion = { label: string; options: readonly (readonly [value: string, label: string])[] }

export type BoardTarget = Pick<BoardColumn, 'id' | 'title' | 'question'>

/** `from` and `to` are column ids. */
export type CardMove = {
  card: string
  from: string
  to: string
  /** On ordered boards: the card that it comes to stand above; null for the end, undefined for the top. */
  before?: string | null
  answer?: string
}

/** Both receive `card`, `from` and `to`; on ordered boards also `above` and `below`, the new neighbors; `answer` if asked for. */
export type BoardActions = {
  /** Called by the script. */
  move: (formData: FormData) => Promise<CardMoveResult>
  /** Called by a form without JavaScript; redirects back to the board. */
  post: (formData: FormData) => Promise<never>
}

function insertCard(cards: BoardCard[], card: BoardCard, before: string | null | undefined): BoardCard[] {
  if (before === null) return [...cards, card]
  const index = cards.findIndex(({ id }) => id === before)
  return cards.toSpliced(Math.max(index, 0), 0, card)
}

/** The cards that a card comes to stand between. */
export function neighborsOf(
  columns: readonly BoardColumn[],
  { card, to, before }: CardMove,
): { above?: string; below?: string } {
  const others = columns.find(({ id }) => id === to)?.cards.filter(({ id }) => id !== card) ?? []
  const found = before === null ? others.length : others.findIndex(({ id }) => id === before)
  const index = Math.max(found, 0)
  return { above: others[index - 1]?.id, below: others[index]?.id }
}

export function applyMove(columns: BoardColumn[], { card: id, from, to, before }: CardMove): BoardColumn[] {
  const card = columns.find((column) => column.id === from)?.cards.find((candidate) => candidate.id === id)
  if (!card) return columns
  return columns.map((column) => {
    const others = column.cards.filter((candidate) => candidate.id !== id)
    if (column.id === from && from === to) return { ...column, cards: insertCard(others, card, before) }
    if (column.id === from) return { ...column, total: column.total - 1, cards: others }
    if (column.id !== to) return column
    const wasThere = others.length < column.cards.length
    return { ...column, total: column.total + (wasThere ? 0 : 1), cards: insertCard(others, card, before) }
  })
}
