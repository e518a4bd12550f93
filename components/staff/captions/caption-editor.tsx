'use client'

import { useMemo, useReducer, useRef, type KeyboardEvent } from 'react'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { Button } from '@/components/ui/button'
import type { SavedCaptions } from '@/lib/data/catalogue/captions'
import type { CaptionKind } from '@/lib/video/captions'
import { checkCues } from '@/lib/video/webvtt/check-cues'
import type { CueEdit } from '@/lib/video/webvtt/edit-cues'
import { startHistory, stepEditing } from '@/lib/video/webvtt/edit-history'
import { cuesOf } from '@/lib/video/webvtt/parse-webvtt'
import { writeWebVtt } from '@/lib/video/webvtt/write-webvtt'
import { CueList } from './cue-list'
import { keyAction } from './editor-keys'
import { FilmMonitor, type FilmControls } from './film-monitor'
import { KeyHelp } from './key-help'
import { SaveState } from './save-state'
import { useSaveCaptions } from './use-save-captions'

export type SaveAction = (
  version: number,
  content: string,
) => Promise<SavedCaptions | { outcome: 'invalid'; problem: string }>

type Props = {
  id: string
  kind: CaptionKind
  language: string
  version: number
  content: string
  /** Null: its player does not tell its time, so times are typed. */
  film: { src: string; title: string } | null
  save: SaveAction
}

const UNSAVED = { text: 'The captions are not saved.', isKept: true }

export function CaptionEditor({ id, kind, language, version, content, film, save }: Props) {
  const [editing, step] = useReducer(stepEditing, content, (text) => startHistory(cuesOf(text)))
  const { cues, selected } = editing.list
  const controls = useRef<FilmControls>(null)
  /** The cue whose text takes the focus once it is drawn. */
  const focusNext = useRef(false)
  const [filmMs, setFilmMs] = useReducer((_: number | null, ms: number | null) => ms, null)
  const issues = useMemo(() => checkCues(cues, { kind, filmMs }), [cues, kind, filmMs])
  const text = useMemo(() => writeWebVtt(cues), [cues])
  const isBlocked = issues.some(({ isBlocking }) => isBlocking)
  const saving = useSaveCaptions({
    id,
    version,
    content,
    text,
    save,
    replace: (theirs) => step({ type: 'replace', cues: cuesOf(theirs) }),
  })
  useLeaveGuard(saving.isDirty, UNSAVED)

  function edit(change: CueEdit) {
    focusNext.current = change.type !== 'set' && change.type !== 'shift'
    step({ type: 'edit', edit: change })
  }

  function takeFocus() {
    const takes = focusNext.current
    focusNext.current = false
    return takes
  }

  const now = () => controls.current?.time() ?? null

  /** The film's time, or the end of the last cue where the player does not tell it. */
  const addHere = () => edit({ type: 'add', at: now() ?? Math.max(0, ...cues.map(({ end }) => end)) })

  function setTime(field: 'start' | 'end') {
    const time = now()
    if (selected !== null && time !== null) edit({ type: 'set', key: selected, change: { [field]: time } })
  }

  function saveNow() {
    if (!isBlocked) saving.save()
  }

  function handleKey(event: KeyboardEvent) {
    const action = keyAction(event)
    if (!action) return
    event.preventDefault()
    switch (action) {
      case 'undo':
      case 'redo':
        return step({ type: action })
      case 'save':
        return saveNow()
      case 'in':
        return setTime('start')
      case 'out':
        return setTime('end')
      case 'add':
        return addHere()
      case 'play':
        return controls.current?.togglePlay()
      case 'back':
        return controls.current?.skip(-1000)
      case 'on':
        return controls.current?.skip(1000)
    }
  }

  return (
    <div
      role="group"
      aria-label="Editor"
      onKeyDown={handleKey}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="grid gap-4 lg:sticky lg:top-6">
        <FilmMonitor
          ref={controls}
          film={film}
          language={language}
          cues={kind === 'captions' ? cues : []}
          onLength={setFilmMs}
        />
        <KeyHelp hasFilm={film !== null} />
      </div>
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Button type="button" size="sm" variant="outline" onClick={addHere}>
            Add cue
          </Button>
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={editing.past.length === 0}
            onClick={() => step({ type: 'undo' })}
          >
            Undo
          </Button>
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={editing.future.length === 0}
            onClick={() => step({ type: 'redo' })}
          >
            Redo
          </Button>
          <Button
            type="button"
            size="sm"
            aria-disabled={isBlocked || saving.isPending || !saving.isDirty}
            onClick={saveNow}
            className="ml-auto"
          >
            {saving.isPending ? 'Saving…' : 'Save'}
          </Button>
        </div>
        <SaveState saving={saving} issues={issues} cues={cues.length} />
        <CueList
          cues={cues}
          kind={kind}
          language={language}
          selected={selected}
          issues={issues}
          takeFocus={takeFocus}
          film={film ? controls : null}
          onSelect={(key) => step({ type: 'select', key })}
          onEdit={edit}
        />
      </div>
    </div>
  )
}
