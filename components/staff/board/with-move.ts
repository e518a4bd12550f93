import type { BoardColumn, CardMove } from './types'

/** The columns as they will be, with the moved card on top of its new one. */
export function withMove(columns: BoardColumn[], { card: id, from, to }: CardMove): BoardColumn[] {
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
