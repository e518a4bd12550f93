'use client'

import type { RefObject } from 'react'
import type { CaptionKind } from '@/lib/video/captions'
import type { CueIssue } from '@/lib/video/webvtt/check-cues'
import type { CueEdit, EditedCue } from '@/lib/video/webvtt/edit-cues'
import { CueFields } from './cue-fields'
import { CueRow } from './cue-row'
import type { FilmControls } from './film-monitor'

type Props = {
  cues: readonly EditedCue[]
  kind: CaptionKind
  language: string
  /** Key of the open cue. */
  selected: number | null
  issues: readonly CueIssue[]
  takeFocus: () => boolean
  /** Null: the player does not tell its time. */
  film: RefObject<FilmControls | null> | null
  onSelect: (key: number | null) => void
  onEdit: (edit: CueEdit) => void
}

export function CueList({
  cues,
  kind,
  language,
  selected,
  issues,
  takeFocus,
  film,
  onSelect,
  onEdit,
}: Props) {
  if (cues.length === 0) {
    return (
      <p className="rounded-md border border-dashed px-4 py-8 text-center text-muted-foreground">
        {kind === 'captions'
          ? 'No cues yet. Play the film to the first words and add one.'
          : 'No chapters yet. Add one where the first begins.'}
      </p>
    )
  }
  const issuesOf = Map.groupBy(issues, ({ index }) => index)
  return (
    <ol aria-label="Cues" className="divide-y border-y">
      {cues.map((cue, index) => {
        const own = issuesOf.get(index) ?? []
        const isOpen = cue.key === selected
        return (
          <li key={cue.key} className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
            <CueRow cue={cue} number={index + 1} isOpen={isOpen} issues={own.length} onSelect={onSelect} />
            {isOpen && (
              <CueFields
                cue={cue}
                kind={kind}
                language={language}
                issues={own}
                hasNext={index < cues.length - 1}
                takeFocus={takeFocus}
                film={film}
                onEdit={onEdit}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
