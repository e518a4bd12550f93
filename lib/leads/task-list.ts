import { isUuid, type ListSpec } from '@/lib/list/query'
import { DUE_STATES, type DueState, SUBJECT_KINDS, type SubjectKind, type Task } from './follow-up'

export const TASK_STATES = [...DUE_STATES, 'done'] as const
export type TaskState = DueState | 'done'

export const TASK_STATE_LABELS: Record<TaskState, string> = {
  overdue: 'Overdue',
  today: 'Due today',
  later: 'Later',
  done: 'Done',
}

export const SUBJECT_LABELS: Record<SubjectKind, string> = {
  lead: 'Leads',
  client: 'Clients',
  contact: 'Contacts',
  parent_group: 'Site groups',
}

/** A task with what it is about; null for a record that the viewer may not read any more. */
export type ListedTask = Task & {
  state: TaskState
  about: { kind: SubjectKind; id: string; label: string } | null
}

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)

/** Everybody's tasks; without a value of this filter, the viewer's own. */
export const EVERYBODY = 'all'

export const TASK_LIST = {
  name: 'tasks',
  nouns: ['task', 'tasks'],
  searchLabel: 'Words of a task',
  columns: {
    title: { label: 'Task' },
    details: { label: 'Details' },
    about: { label: 'About' },
    due: { label: 'Due', sort: 'up' },
    state: { label: 'State' },
    assignee: { label: 'Assigned to' },
    created: { label: 'Added' },
    done: { label: 'Done' },
  },
  filters: {
    state: { label: 'When', anyLabel: 'Open', accepts: isOneOf(TASK_STATES) },
    about: { label: 'About', anyLabel: 'About anything', accepts: isOneOf(SUBJECT_KINDS) },
    person: {
      label: 'Assigned to',
      anyLabel: 'Mine',
      accepts: (value) => value === EVERYBODY || isUuid(value),
    },
  },
  // No table with columns to choose: the screen shows tasks as they are on the record.
  layouts: ['grid'],
  order: { by: 'due', isDescending: false },
} as const satisfies ListSpec

export type TaskColumn = keyof typeof TASK_LIST.columns
export type TaskFilter = keyof typeof TASK_LIST.filters
