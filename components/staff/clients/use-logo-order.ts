import { useRef, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import type { FeaturedClient } from '@/lib/data/catalogue/featured-clients'
import { isSameOrder, moveTo } from '@/lib/list/order'

type PlacedLogo = {
  isPlaced: boolean
  /** Of all featured clients, now. */
  order: FeaturedClient[]
}

/** `beforeId` is null for the last place. */
export type PlaceLogo = (id: string, beforeId: string | null) => Promise<PlacedLogo>

const idsOf = (clients: readonly FeaturedClient[]) => clients.map(({ id }) => id)

/** Each move is saved at once, and in turn. What the server answers to the last one is the order. */
export function useLogoOrder(initial: FeaturedClient[], place: PlaceLogo) {
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

  const move = (client: FeaturedClient, index: number) => {
    const ids = moveTo(idsOf(order), client.id, index)
    if (isSameOrder(ids, idsOf(order))) return
    const number = (moves.current += 1)
    setOrder(order.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
    setProblem(null)
    setAnnouncement(`${client.name} moved to place ${index + 1} of ${order.length}`)
    startTransition(async () => {
      const result = await place(client.id, ids[index + 1] ?? null).catch((error: unknown) =>
        problemOf(error),
      )
      if (number !== moves.current) return
      startTransition(() => {
        if (typeof result === 'string') {
          setOrder(known)
          return setProblem(`The last move was not saved. ${result}`)
        }
        setOrder(result.order)
        setProblem(explain(result, ids))
      })
    })
  }

  return { order, problem, announcement, isSaving, move }
}

function explain({ isPlaced, order }: PlacedLogo, wanted: string[]): string | null {
  if (!isPlaced)
    return 'Not moved: somebody stopped featuring one of these logos, or you may not change the order.'
  return isSameOrder(idsOf(order), wanted)
    ? null
    : 'Your move is saved. Somebody else changed the logos meanwhile, too: this is the order now.'
}
