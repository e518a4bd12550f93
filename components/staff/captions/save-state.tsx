import { Button } from '@/components/ui/button'
import type { CueIssue } from '@/lib/video/webvtt/check-cues'
import type { Saving } from './use-save-captions'

type Props = { saving: Saving; issues: readonly CueIssue[]; cues: number }

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

export function SaveState({ saving, issues, cues }: Props) {
  const { problem, theirs, draft, isDirty, hasSaved } = saving
  const blocking = issues.filter(({ isBlocking }) => isBlocking).length
  const warnings = issues.length - blocking
  const saved = isDirty ? 'Not saved yet.' : hasSaved ? 'Saved.' : ''
  return (
    <>
      <p role="status" className="text-sm text-muted-foreground">
        {[
          `${count(cues, 'cue')}.`,
          blocking > 0 && `${count(blocking, 'cue')} must be corrected before saving.`,
          warnings > 0 && `${count(warnings, 'thing')} to look at.`,
          saved,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {draft && (
        <div role="alert" className="grid gap-2 border-l-2 border-primary py-1 pl-4 text-sm">
          <p>This tab has unsaved changes.</p>
          <div className="flex flex-wrap gap-2">
            <Button type="button" size="sm" variant="outline" onClick={draft.take}>
              Keep editing
            </Button>
            <Button type="button" size="sm" variant="ghost" onClick={draft.drop}>
              Discard them
            </Button>
          </div>
        </div>
      )}
      {theirs && (
        <div role="alert" className="grid gap-2 border-l-2 border-destructive py-1 pl-4 text-sm">
          <p>Someone else saved these captions. Yours are still here.</p>
          <div className="flex flex-wrap gap-2">
            <Button type="button" size="sm" variant="outline" onClick={theirs.overwrite}>
              Save mine over theirs
            </Button>
            <Button type="button" size="sm" variant="outline" onClick={theirs.take}>
              Take theirs
            </Button>
          </div>
        </div>
      )}
      {problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-sm text-destructive">
          {problem}
        </p>
      )}
    </>
  )
}
