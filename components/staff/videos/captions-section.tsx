import { SidebarSection } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { CAPTION_KINDS, languageName } from '@/lib/schemas/caption-fields'
import type { CaptionKind, StoredCaptions } from '@/lib/video/captions'
import { checkCues } from '@/lib/video/webvtt/check-cues'
import { cuesOf } from '@/lib/video/webvtt/parse-webvtt'
import { NewCaptionsForm } from './new-captions-form'

type Props = {
  captions: readonly StoredCaptions[]
  /** Bound to the film. */
  add: Action
}

function stateOf({ kind, content }: StoredCaptions): string {
  const cues = cuesOf(content)
  if (cues.length === 0) return 'Empty. Visitors do not see it.'
  const issues = checkCues(cues, { kind: kind as CaptionKind, filmMs: null }).length
  const count = `${cues.length} ${cues.length === 1 ? 'cue' : 'cues'}`
  return issues === 0 ? count : `${count}, ${issues} to look at`
}

/** On the page of a film: its text tracks, each with its own editor. */
export function CaptionsSection({ captions, add }: Props) {
  return (
    <SidebarSection id="captions" title="Captions and chapters">
      {captions.length === 0 ? (
        <p className="text-muted-foreground">
          None yet. Films start without sound: captions say what viewers do not hear.
        </p>
      ) : (
        <ul className="divide-y border-y">
          {captions.map((one) => (
            <li key={one.id} className="grid gap-0.5 py-3">
              <StaffLink href={staffPaths.captions(one.id)} className="underline underline-offset-4">
                {CAPTION_KINDS[one.kind as CaptionKind]}: {one.label}
              </StaffLink>
              <span className="text-sm text-muted-foreground">
                {one.label !== languageName(one.language) && `${languageName(one.language)}. `}
                {stateOf(one)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <details open={captions.length === 0}>
        <summary className="cursor-pointer text-sm underline underline-offset-4">
          Add captions or chapters
        </summary>
        <div className="mt-4">
          <NewCaptionsForm action={add} />
        </div>
      </details>
    </SidebarSection>
  )
}
