import { useEffect, useRef, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import type { TimelineDeal } from '@/lib/data/owl/deals/deal-timeline'
import type { CheckedMove, SavedMove } from '@/lib/owl/deals/checked-move'
import type { Days } from '@/lib/owl/deals/deal'

export type MoveActions = {
  check: (id: string, version: number, days: Days) => Promise<CheckedMove>
  move: (id: string, version: number, days: Days, shown: string) => Promise<CheckedMove | SavedMove>
  undo: (id: string, version: number, days: Days) => Promise<SavedMove>
}

/** A move that is not saved yet. */
export type Move = {
  deal: TimelineDeal
  days: Days
  /** False while the pointer holds the bar. */
  isDropped: boolean
  /** Null until the server has answered. */
  checked: CheckedMove | null
}

export type DoneMove = {
  id: string
  version: number
  title: string
  before: Days
  after: Days
  isUndone: boolean
}

/** Several key presses make one move: it is checked after the last one. */
const REST_MS = 350

const failed = (error: unknown) => ({ outcome: 'refused' as const, problem: problemOf(error) })

const daysOf = ({ firstOn, lastOn }: Days): Days => ({ firstOn, lastOn })

const isSame = (one: Days, other: Days) => one.firstOn === other.firstOn && one.lastOn === other.lastOn

/** Each move is checked, shown with its overlaps, and saved when the person says so. */
export function useDealMove(actions: MoveActions) {
  const [move, setMove] = useState<Move | null>(null)
  const [done, setDone] = useState<DoneMove | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, startTransition] = useTransition()
  const asked = useRef(0)

  useEffect(() => {
    if (!move?.isDropped || move.checked) return
    const number = (asked.current += 1)
    const timer = setTimeout(() => {
      void actions
        .check(move.deal.id, move.deal.version, move.days)
        .catch(failed)
        .then((checked) => {
          if (number === asked.current) setMove((now) => now && { ...now, checked })
        })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [actions, move])

  const cancel = () => {
    asked.current += 1
    setMove(null)
  }

  const propose = (deal: TimelineDeal, days: Days, isDropped: boolean) => {
    asked.current += 1
    setDone(null)
    setProblem(null)
    setMove(isDropped && isSame(deal, days) ? null : { deal, days: daysOf(days), isDropped, checked: null })
  }

  const save = () => {
    if (isSaving || move?.checked?.outcome !== 'checked') return
    const { deal, days, checked } = move
    startTransition(async () => {
      const result = await actions.move(deal.id, deal.version, days, checked.shown).catch(failed)
      startTransition(() => {
        if (result.outcome === 'checked') return setMove({ ...move, checked: result })
        setMove(null)
        if (result.outcome === 'refused')
          return setProblem(`“${deal.title}” was not moved. ${result.problem}`)
        const { id, title } = deal
        setDone({ id, title, version: result.version, before: daysOf(deal), after: days, isUndone: false })
      })
    })
  }

  const undo = () => {
    if (isSaving || !done) return
    startTransition(async () => {
      const result = await actions.undo(done.id, done.version, done.before).catch(failed)
      startTransition(() => {
        if (result.outcome === 'saved') return setDone({ ...done, isUndone: true })
        setDone(null)
        setProblem(`The move was not undone. ${result.problem}`)
      })
    })
  }

  return { move, done, problem, isSaving, propose, cancel, save, undo }
}
