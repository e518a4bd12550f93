import type { RefObject } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { daysText } from '@/lib/owl/deals/days-text'
import { owlPaths } from '@/lib/portal/owl-paths'
import { countOf } from '@/lib/text/format'
import type { Move, useDealMove } from './use-deal-move'

type Props = {
  moves: ReturnType<typeof useDealMove>
  saveRef: RefObject<HTMLButtonElement | null>
  onCancel: () => void
}

/** What a move would do, and what the last one did. */
export function MovePanel({
  moves: { move, done, problem, isSaving, save, undo },
  saveRef,
  onCancel,
}: Props) {
  return (
    <div
      role="region"
      aria-label="Move"
      aria-live="polite"
      className="sticky bottom-[calc(var(--bottom-bar,0px)+0.5rem)] z-10 grid gap-3 rounded-md border border-input bg-popover p-4 text-popover-foreground empty:hidden"
    >
      {move && (
        <>
          <p className="[overflow-wrap:anywhere]">
            <strong>{move.deal.title}</strong> moves from {daysText(move.deal)} to {daysText(move.days)}.
          </p>
          {move.isDropped && <Consequences move={move} />}
          {move.isDropped && (
            <div className="flex flex-wrap gap-2">
              {move.checked?.outcome !== 'refused' && (
                <Button ref={saveRef} size="sm" aria-disabled={isSaving || !move.checked} onClick={save}>
                  {isSaving ? 'Saving…' : 'Save move'}
                </Button>
              )}
              <Button size="sm" variant="outline" onClick={onCancel}>
                Cancel
              </Button>
            </div>
          )}
        </>
      )}
      {!move && problem && <p className="text-destructive">{problem}</p>}
      {!move && done && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 [overflow-wrap:anywhere]">
          {done.isUndone
            ? `“${done.title}” is back: ${daysText(done.before)}.`
            : `“${done.title}” was moved: ${daysText(done.after)}.`}
          {!done.isUndone && (
            <Button size="sm" variant="outline" aria-disabled={isSaving} onClick={undo}>
              Undo
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

function Consequences({ move: { checked } }: { move: Move }) {
  if (!checked) return <p className="text-sm text-muted-foreground">Looking for overlapping deals…</p>
  if (checked.outcome === 'refused') return <p className="text-destructive">{checked.problem}</p>
  if (!checked.isPlanned) return <p className="text-sm">It is not planned, so it overlaps no other deal.</p>
  if (checked.overlaps.length === 0) return <p className="text-sm">It overlaps no other deal.</p>
  return (
    <div className="grid gap-2">
      <p className="font-medium">
        It meets {countOf(checked.overlaps.length, 'other deal', 'other deals')}. A customer gets only the one
        that wins.
      </p>
      <ul className="grid max-h-40 gap-2 overflow-y-auto" tabIndex={0} aria-label="Overlapping deals">
        {checked.overlaps.map(({ id, title, text }) => (
          <li key={id} className="text-sm [overflow-wrap:anywhere]">
            <StaffLink href={owlPaths.deal(id)} className="underline underline-offset-4">
              {title}
            </StaffLink>{' '}
            <span className="text-muted-foreground">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
