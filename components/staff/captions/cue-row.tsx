'use client'

import { memo } from 'react'
import { formatTime } from '@/lib/video/webvtt/cue'
import { plainText } from '@/lib/video/webvtt/cue-text'
import type { EditedCue } from '@/lib/video/webvtt/edit-cues'

type Props = {
  cue: EditedCue
  number: number
  isOpen: boolean
  issues: number
  /** Null: none is open. */
  onSelect: (key: number | null) => void
}

/** There may be thousands: a change of one does not draw the others. */
export const CueRow = memo(
  function CueRow({ cue, number, isOpen, issues, onSelect }: Props) {
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onSelect(isOpen ? null : cue.key)}
        className="grid w-full grid-cols-[2rem_5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 px-2 py-2.5 text-left -outline-offset-2 hover:bg-secondary aria-expanded:bg-secondary"
      >
        <span className="text-sm text-muted-foreground tabular-nums">{number}</span>
        <span className="text-sm tabular-nums">{formatTime(cue.start)}</span>
        <span className={isOpen ? 'invisible truncate' : 'truncate'}>
          {plainText(cue.text).replaceAll('\n', ' ') || (
            <span className="text-muted-foreground">No text</span>
          )}
        </span>
        {issues > 0 && (
          <span className="text-sm text-destructive">
            {issues}
            <span className="sr-only"> to look at</span>
            <span aria-hidden="true"> !</span>
          </span>
        )}
      </button>
    )
  },
  (one, other) =>
    one.cue === other.cue &&
    one.number === other.number &&
    one.isOpen === other.isOpen &&
    one.issues === other.issues,
)
