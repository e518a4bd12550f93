import { useRef, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { isSameOrder, moveTo } from '@/lib/list/order'

type Ordered = { id: string; name: string }

type PlacedRow<Row extends Ordered> = {
  isPlaced: boolean
  /** Of all rows, now. */
  order: Row[]
}

/** `beforeId` is null for the last place. */
export type PlaceRow<Row extends Ordered> = (id: string, beforeId: string | null) => Promise<PlacedRow<Row>>

type Options<Row extends Ordered> = {
  initial: Row[]
  place: PlaceRow<Row>
  /** Why a move may be refused. */
  refused: string
  /** After a move that came with one of somebody else. */
  changed: string
}

const idsOf = (rows: readonly Ordered[]) => rows.map(({ id }) => id)

/** Each move is saved at once, and in turn. What the server answers to the last one is the order. */
export function useSavedOrder<Row extends Ordered>({ initial, place, refused, changed }: Options<Row>) {
  const [order, setOrder] = useState(initial)
  const [known, setKnown] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [isSaving, startTransition] = useTransition()
  const moves = useRef(0)

  // An undo, or the change of a colleague, arrived with a refreshed page.
  if (!isSaving && initial !== known) {
    setKnown(initial)
    setOrder(initial)
  }

  const move = (row: Row, index: number) => {
    const ids = moveTo(idsOf(order), row.id, index)
    if (isSameOrder(ids, idsOf(order))) return
    const number = (moves.current += 1)
    setOrder(order.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
    setProblem(null)
    setAnnouncement(`${row.name} moved to place ${index + 1} of ${order.length}`)
    startTransition(async () => {
      const result = await place(row.id, ids[index + 1] ?? null).catch((error: unknown) => problemOf(error))
      if (number !== moves.current) return
      startTransition(() => {
        if (typeof result === 'string') {
          setOrder(known)
          return setProblem(`The last move was not saved. ${result}`)
        }
        setOrder(result.order)
        if (!result.isPlaced) setProblem(refused)
        else if (!isSameOrder(idsOf(result.order), ids)) setProblem(changed)
      })
    })
  }

  return { order, problem, announcement, isSaving, move }
}
