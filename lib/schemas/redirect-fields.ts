import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const redirectFields = {
  path: { label: 'Old address', max: 300 },
  target: { label: 'Leads to', max: 500 },
} as const satisfies Record<string, TextField>
