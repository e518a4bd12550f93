'use client'

import { useEffect, useId, useRef, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import type { CaptionKind } from '@/lib/video/captions'
import { MAX_READING_SPEED, readingSpeed, type CueIssue } from '@/lib/video/webvtt/check-cues'
import type { CueEdit, EditedCue } from '@/lib/video/webvtt/edit-cues'
import { MAX_CUE_LENGTH } from '@/lib/video/webvtt/parse-webvtt'
import type { FilmControls } from './film-monitor'
import { TimeField } from './time-field'

type Props = {
  cue: EditedCue
  kind: CaptionKind
  language: string
  issues: readonly CueIssue[]
  hasNext: boolean
  /** True once when the text of this cue is to take the focus. */
  takeFocus: () => boolean
  film: RefObject<FilmControls | null> | null
  onEdit: (edit: CueEdit) => void
}

export function CueFields({ cue, kind, language, issues, hasNext, takeFocus, film, onEdit }: Props) {
  const id = useId()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const { key } = cue
  const speed = Math.round(readingSpeed(cue))

  useEffect(() => {
    if (takeFocus()) textarea.current?.focus()
  }, [key, takeFocus])

  const time = () => film?.current?.time() ?? null
  const timeField = (field: 'start' | 'end', label: string) => (
    <TimeField
      label={label}
      value={cue[field]}
      onChange={(value) => onEdit({ type: 'set', key, change: { [field]: value } })}
      now={film && time}
    />
  )
  return (
    <div className="grid gap-3 bg-secondary px-2 pt-1 pb-4 sm:pl-13">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {timeField('start', 'Start')}
        {timeField('end', 'End')}
      </div>
      <div className="grid gap-2">
        <Label htmlFor={id}>{kind === 'captions' ? 'Text' : 'Title'}</Label>
        <Textarea
          ref={textarea}
          id={id}
          lang={language}
          rows={2}
          maxLength={MAX_CUE_LENGTH}
          value={cue.text}
          aria-describedby={`${id}-facts`}
          onChange={({ currentTarget }) =>
            onEdit({ type: 'set', key, change: { text: currentTarget.value } })
          }
          className="min-h-20!"
        />
        <div id={`${id}-facts`} className="grid gap-1 text-sm">
          {kind === 'captions' && (
            <p className="text-muted-foreground tabular-nums">
              {speed} of {MAX_READING_SPEED} characters per second
            </p>
          )}
          {issues.map(({ text }) => (
            <p key={text} className="text-destructive">
              {text}
            </p>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {film && (
          <Button type="button" size="sm" variant="outline" onClick={() => film.current?.seek(cue.start)}>
            Show in film
          </Button>
        )}
        <Button
          type="button"
          size="sm"
          variant="outline"
          onClick={() => onEdit({ type: 'split', key, at: time() })}
        >
          Split
        </Button>
        <Button
          type="button"
          size="sm"
          variant="outline"
          disabled={!hasNext}
          onClick={() => onEdit({ type: 'merge', key })}
        >
          Merge with next
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={() => onEdit({ type: 'delete', key })}>
          Delete
        </Button>
      </div>
    </div>
  )
}
