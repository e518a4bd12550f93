import type { TextField } from './text-rules'

/** Apart from the schemas, so that the forms can be drawn without the validation library. */
export const adFeedbackFields = {
  name: { label: 'Your name', name: 'Name', max: 80 },
  email: { label: 'Your email', name: 'Email', max: 254 },
  comment: { label: 'Comment', max: 2000 },
} as const satisfies Record<string, TextField>
