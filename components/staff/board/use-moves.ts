import { useOptimistic, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { toast } from '@/components/ui/toast-store'
import type { MoveAnswer } from '@/lib/portal/card-moves'
import type { BoardActions, BoardColumn, BoardTarget, CardMove } from './types'
import { withMove } from './with-move'

function toFormData(move: CardMove): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(move)) data.set(name, value)
  return data
}

/**
 * Shows a move at once and asks the server for it. Its answer comes with the board as it stands, so that a move it refused is
 * taken back by itself.
 *
 * @param actions absent where nothing may be moved
 */
export function useMoves(columns: BoardColumn[], targets: BoardTarget[], actions: BoardActions | undefined) {
  const [shown, showMove] = useOptimistic(columns, withMove)
  const [isMoving, startTransition] = useTransition()
  const [said, setSaid] = useState('')

  function move(change: CardMove) {
    if (!actions) return
    const name = columns.flatMap(({ cards }) => cards).find(({ id }) => id === change.card)?.name
    const target = targets.find(({ id }) => id === change.to)?.title
    startTransition(async () => {
      showMove(change)
      const answer = await actions
        .move(toFormData(change))
        .catch((error: unknown): MoveAnswer => ({ isMoved: false, problem: problemOf(error) }))
      if (answer.isMoved) startTransition(() => setSaid(`${name} moved to ${target}`))
      else toast({ title: answer.problem, variant: 'destructive' })
    })
  }

  return { shown, isMoving, said, move }
}
