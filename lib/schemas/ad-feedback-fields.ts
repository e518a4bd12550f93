import type { TextField } from './text-rules'

/** Without the schema: see `contactFields`. */
export const adFeedbackFields = {
  name: { label: 'Your name', name: 'Name', max: 80 },
  email: { label: 'Your email', name: 'Email', max: 254 },
  comment: { label: 'Comment', max: 2000 },
  filmTime: { label: 'Moment of the film', max: 12 },
} as const satisfies Record<string, TextField>

export const AD_ANSWERS = ['approve', 'changes', 'comment'] as const
export type AdAnswer = (typeof AD_ANSWERS)[number]
