/** What a task or a note is about. */
export const SUBJECT_KINDS = ['lead', 'client', 'contact', 'parent_group'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]
export type Subject = { kind: SubjectKind; id: string }

export type Task = {
  id: string
  title: string
  details: string | null
  /** As in '2026-11-23', in the company's time zone. */
  dueOn: string | null
  assigneeId: string | null
  assignee: string | null
  /** ISO 8601; null while it is open. */
  doneAt: string | null
  /** Names are null for people who were deleted. */
  doneBy: string | null
  createdAt: string
  createdBy: string | null
  version: number
  canDelete: boolean
}

export type Note = {
  id: string
  body: string
  author: string | null
  createdAt: string
  editedAt: string | null
  version: number
  canEdit: boolean
  canDelete: boolean
}

export type FollowUp = {
  /** The most urgent first. */
  openTasks: Task[]
  /** The newest first; `doneCount` and `noteCount` say how many there are. */
  doneTasks: Task[]
  doneCount: number
  notes: Note[]
  noteCount: number
  /** Who may get a task. */
  people: { id: string; name: string }[]
  viewerId: string
}

export const DUE_STATES = ['overdue', 'today', 'later'] as const
export type DueState = (typeof DUE_STATES)[number]

/** Days as in '2026-11-23'. A task without a day is due later. */
export function dueState(dueOn: string | null, today: string): DueState {
  if (dueOn === null || dueOn > today) return 'later'
  return dueOn === today ? 'today' : 'overdue'
}
