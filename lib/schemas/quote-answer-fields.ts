import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const quoteAnswerFields = {
  name: { label: 'Your full name', max: 200 },
  capacity: { label: 'Your position', max: 200 },
  question: { label: 'Your question', max: 2000 },
  note: { label: 'Anything we should know', max: 2000 },
} as const satisfies Record<string, TextField>
