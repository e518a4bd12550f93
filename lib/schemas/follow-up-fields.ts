import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const taskFields = {
  title: { label: 'Task', max: 200 },
  details: { label: 'Details', max: 5000 },
  dueOn: { label: 'Due', max: 10 },
  assigneeId: { label: 'Assigned to', max: 36 },
} as const satisfies Record<string, TextField>

export const noteField = { label: 'Note', max: 5000 } as const satisfies TextField
