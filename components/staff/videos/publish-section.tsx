import { SidebarSection } from '@/components/staff/headings'
import { Appearances } from '@/components/staff/record/appearances'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import type { Appearance } from '@/lib/catalogue/appearances'
import {
  BLOCKING_CHECKS,
  CHECK_ADVICE,
  CHECK_LABELS,
  type CheckId,
  checkVideo,
  WARNING_CHECKS,
} from '@/lib/catalogue/video-checklist'
import { VIDEO_STATUS_LABELS, type VideoStatus } from '@/lib/catalogue/video-fields'
import type { VideoRecord } from '@/lib/data/catalogue/video-record'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { type PublicationAction, PublicationForm } from './publication-form'

const EXPLANATIONS: Record<VideoStatus, string> = {
  published: 'Visitors see it.',
  draft: 'Only staff see it.',
  archived: 'Only staff see it, and lists leave it out. Restore it to work on it again.',
}

type Props = {
  video: VideoRecord
  /** That show it now. */
  pages: Appearance[]
  change: PublicationAction
  remove: () => Promise<void>
}

export function PublishSection({ video, pages, change, remove }: Props) {
  const { status, facts, title } = video
  const { blocking, warnings } = checkVideo(facts)
  return (
    <SidebarSection id="publish" title="Publish">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={status} labels={VIDEO_STATUS_LABELS} />
        <span className="text-sm text-muted-foreground">{EXPLANATIONS[status]}</span>
      </p>
      <Checklist missing={[...blocking, ...warnings]} />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {status === 'published' && (
          <StaffLink href={paths.video(facts.slug)} className="py-1 underline underline-offset-4">
            Open its page
          </StaffLink>
        )}
        <StaffLink href={staffPaths.videoPreview(video.id)} className="py-1 underline underline-offset-4">
          See it as visitors do
        </StaffLink>
      </p>
      {status === 'published' && (
        <Appearances pages={pages} title="These pages show it" none="No page shows it." />
      )}
      <PublicationForm status={status} isComplete={blocking.length === 0} action={change} />
      {status === 'draft' && (
        <DeleteRecord what="this draft" remove={remove}>
          “{title}” is deleted. You can undo this from its page.
        </DeleteRecord>
      )}
    </SidebarSection>
  )
}

function Checklist({ missing }: { missing: readonly CheckId[] }) {
  const has = (check: CheckId) => !missing.includes(check)
  return (
    <ul aria-label="Checklist" className="grid gap-1 text-sm">
      {[...BLOCKING_CHECKS, ...WARNING_CHECKS].map((check) => (
        <Check
          key={check}
          check={check}
          state={has(check) ? 'done' : BLOCKING_CHECKS.some((name) => name === check) ? 'needed' : 'advised'}
        />
      ))}
    </ul>
  )
}

const MARKS = {
  done: { mark: '✓', word: 'done', look: 'text-success' },
  needed: { mark: '✕', word: 'needed', look: 'text-destructive' },
  advised: { mark: '!', word: 'advised', look: 'text-primary' },
} as const

function Check({ check, state }: { check: CheckId; state: keyof typeof MARKS }) {
  const { mark, word, look } = MARKS[state]
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)]">
      <span aria-hidden="true" className={`font-semibold ${look}`}>
        {mark}
      </span>
      <span>
        {CHECK_LABELS[check]}
        <span className="sr-only">: {word}</span>
        {state !== 'done' && <span className="block text-muted-foreground">{CHECK_ADVICE[check]}</span>}
      </span>
    </li>
  )
}
