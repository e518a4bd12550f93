import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const brandFields = {
  name: { label: 'Name', max: 120 },
  colors: { label: 'Colors', max: 100 },
  guidelines: { label: 'Guidelines', max: 500 },
  notes: { label: 'Notes', max: 2000 },
} as const satisfies Record<string, TextField>
