import type { TextField } from './text-rules'

/** Separate from the schema, so that forms do not load it. */
export const searchIgnoreFields = {
  reason: { label: 'Why is this fine?', max: 300, name: 'A reason' },
} as const satisfies Record<string, TextField>
