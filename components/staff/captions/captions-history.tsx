import { History } from '@/components/staff/record/history'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import { CAPTION_KINDS, languageName } from '@/lib/schemas/caption-fields'
import { plainText } from '@/lib/video/webvtt/cue-text'
import { cuesOf } from '@/lib/video/webvtt/parse-webvtt'

export type CaptionsHistoryProps = {
  entries: HistoryEntry[]
  moreHref: string | null
  undo: Action
}

const WORDS = 80

/** A text as its number of cues and its first words. */
function describe(content: string): string {
  const cues = cuesOf(content)
  const text = cues.map((cue) => plainText(cue.text)).join(' ')
  const words = text.length > WORDS ? `${text.slice(0, WORDS)}…` : text
  return `${cues.length} ${cues.length === 1 ? 'cue' : 'cues'}${words && `: “${words}”`}`
}

export function CaptionsHistory({ entries, moreHref, undo }: CaptionsHistoryProps) {
  return (
    <History
      table="captions"
      entries={entries}
      moreHref={moreHref}
      undo={undo}
      names={new Map(Object.entries(CAPTION_KINDS))}
      show={(column, value) => {
        if (typeof value !== 'string') return null
        if (column === 'content') return describe(value)
        if (column === 'language') return languageName(value)
        return column === 'video_id' ? 'the same film' : null
      }}
    />
  )
}
