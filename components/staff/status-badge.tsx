import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'

/** Every status of a record has one tone, on lists, boards and records alike. */
const TONES = {
  active: 'active',
  answered: 'done',
  approved: 'done',
  accepted: 'done',
  archived: 'over',
  booked: 'waiting',
  call_booked: 'waiting',
  canceled: 'over',
  checking: 'active',
  closed: 'over',
  coming: 'waiting',
  contacted: 'active',
  declined: 'over',
  delivered: 'done',
  done: 'done',
  draft: 'idle',
  ended: 'over',
  expired: 'problem',
  failed: 'problem',
  former: 'over',
  held: 'problem',
  hidden: 'over',
  in_progress: 'active',
  in_review: 'waiting',
  lost: 'over',
  missed: 'problem',
  moved: 'over',
  new: 'todo',
  open: 'active',
  opened: 'waiting',
  over: 'over',
  paused: 'todo',
  pending: 'todo',
  planned: 'idle',
  prospect: 'todo',
  published: 'done',
  queued: 'waiting',
  quoted: 'waiting',
  running: 'active',
  runs: 'active',
  scheduled: 'waiting',
  seen: 'waiting',
  sent: 'waiting',
  spam: 'over',
  waiting: 'todo',
  withdrawn: 'over',
  won: 'done',
} as const satisfies Record<string, BadgeTone>

type Props<Status extends keyof typeof TONES> = {
  status: Status
  labels: Record<Status, string>
  /** What follows the label. */
  children?: ReactNode
}

export const StatusBadge = <Status extends keyof typeof TONES>({
  status,
  labels,
  children,
}: Props<Status>) => (
  <Badge tone={TONES[status]}>
    {labels[status]}
    {children}
  </Badge>
)
