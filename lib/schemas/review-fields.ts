import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const reviewFields = {
  description: { label: 'Text', max: 2000 },
} as const satisfies Record<string, TextField>

/** Of the form that a client fills in. */
export const reviewAnswerFields = {
  description: { label: 'Your review', max: 2000 },
} as const satisfies Record<string, TextField>
