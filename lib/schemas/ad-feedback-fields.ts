import type { TextField } from './text-rules'

/** Without the schema: see `contactFields`. */
export const adFeedbackFields = {
  name: { label: 'Your name', name: 'Name', max: 80 },
  email: { label: 'Your email', name: 'Email', max: 254 },
  comment: { label: 'Comment', max: 2000 },
} as const satisfies Record<string, TextField>
