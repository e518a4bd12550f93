'use client'

import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import type { TimelineDeal, TimelineRow } from '@/lib/data/owl/deals/deal-timeline'
import { layOutLanes, moveDays, moveOfKey, type MovedPart, placeOf } from '@/lib/owl/deals/timeline'
import { MovePanel } from './move-panel'
import { axisStep, TimelineAxis } from './timeline-axis'
import { TimelineBar } from './timeline-bar'
import { type MoveActions, useDealMove } from './use-deal-move'

type Props = {
  rows: readonly TimelineRow[]
  /** False where each row is one deal, whose bar has its name. */
  namesRows: boolean
  /** The first day that shows. */
  since: string
  /** Days that show. */
  length: number
  today: string
  actions: MoveActions
}

/** So that a day is wide enough for a finger; narrower screens scroll. */
const MIN_WIDTHS: Record<number, string> = { 7: '20rem', 35: '52rem', 91: '78rem' }

const toPart = (target: EventTarget): MovedPart => {
  const end = target instanceof HTMLElement ? target.dataset.end : undefined
  return end === 'start' || end === 'end' ? end : 'all'
}

export function TimelineChart({ rows, namesRows, since, length, today, actions }: Props) {
  const moves = useDealMove(actions)
  const helpId = useId()
  const saveButton = useRef<HTMLButtonElement>(null)
  const moved = useRef<HTMLAnchorElement>(null)
  const { move, propose } = moves
  const daysOf = (deal: TimelineDeal) => (move?.deal.id === deal.id ? move.days : deal)
  const now = placeOf({ firstOn: today, lastOn: today }, since, length)

  const cancel = () => {
    moves.cancel()
    moved.current?.focus()
  }

  function drag(event: PointerEvent<HTMLAnchorElement>, deal: TimelineDeal) {
    if (event.button !== 0 || moves.isSaving) return
    const bar: HTMLAnchorElement = event.currentTarget
    const dayWidth = (bar.parentElement?.clientWidth ?? 0) / length
    if (dayWidth === 0) return
    const part = toPart(event.target)
    const start = daysOf(deal)
    const from = event.clientX
    let by = 0
    moved.current = bar
    bar.setPointerCapture(event.pointerId)
    const listeners = new AbortController()
    const { signal } = listeners
    bar.addEventListener(
      'pointermove',
      ({ clientX }) => {
        const days = Math.round((clientX - from) / dayWidth)
        if (days === by) return
        by = days
        propose(deal, moveDays(start, part, by), false)
      },
      { signal },
    )
    bar.addEventListener(
      'pointerup',
      () => {
        listeners.abort()
        if (by === 0) return
        propose(deal, moveDays(start, part, by), true)
        // The click that follows would open the deal.
        const click = new AbortController()
        bar.addEventListener('click', (opening) => opening.preventDefault(), {
          signal: click.signal,
          capture: true,
        })
        setTimeout(() => click.abort())
      },
      { signal },
    )
    bar.addEventListener(
      'pointercancel',
      () => {
        listeners.abort()
        if (by !== 0) moves.cancel()
      },
      { signal },
    )
  }

  function press(event: KeyboardEvent<HTMLAnchorElement>, deal: TimelineDeal) {
    const isMoving = move?.deal.id === deal.id
    if (event.key === 'Escape' && isMoving) return cancel()
    if (event.key === 'Enter' && isMoving) {
      event.preventDefault()
      return saveButton.current?.focus()
    }
    const step = moveOfKey(event)
    if (!step || moves.isSaving) return
    event.preventDefault()
    moved.current = event.currentTarget
    propose(deal, moveDays(daysOf(deal), step.part, step.by), true)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p id={helpId} className="text-sm text-muted-foreground">
        Drag a bar, or one of its ends. On the keyboard arrows move it by a day, with Shift by a week, with
        Alt its last day alone. Escape takes it back, Enter opens the deal.
      </p>
      <div className="overflow-x-auto pb-2">
        <div className="relative" style={{ minWidth: MIN_WIDTHS[length] }}>
          <TimelineAxis since={since} length={length} />
          {now && (
            <div
              aria-hidden
              className="pointer-events-none absolute inset-y-0 z-1 border-l-2 border-destructive"
              style={{ left: `${now.left}%` }}
            >
              <span className="sticky left-0 bg-destructive px-1 text-xs text-destructive-foreground">
                Today
              </span>
            </div>
          )}
          <ul>
            {rows.map((row) => (
              <li key={row.id} className="border-b py-2">
                {namesRows && (
                  <h2 className="sticky left-0 w-fit max-w-[min(100%,20rem)] py-1 pl-2 text-sm font-medium [overflow-wrap:anywhere]">
                    {row.name ?? 'No product yet'}
                  </h2>
                )}
                <div
                  className="grid"
                  style={{
                    backgroundImage: 'linear-gradient(to right, var(--border) 1px, transparent 1px)',
                    backgroundSize: `${(100 * axisStep(length)) / length}% 100%`,
                  }}
                >
                  {layOutLanes(row.deals).map((lane) => (
                    <div key={lane[0]?.id} className="relative h-12">
                      {lane.map((deal) => {
                        // A bar that moves out of sight stays, because it holds the pointer and the focus.
                        const place = placeOf(daysOf(deal), since, length) ?? placeOf(deal, since, length)
                        return (
                          place && (
                            <TimelineBar
                              key={deal.id}
                              deal={deal}
                              place={place}
                              isMoving={move?.deal.id === deal.id}
                              helpId={helpId}
                              onPointerDown={(event) => drag(event, deal)}
                              onKeyDown={(event) => press(event, deal)}
                            />
                          )
                        )
                      })}
                    </div>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <MovePanel moves={moves} saveRef={saveButton} onCancel={cancel} />
    </div>
  )
}
