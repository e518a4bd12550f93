import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const clientFields = {
  name: { label: 'Name', max: 160 },
  website: { label: 'Website', max: 300 },
} as const satisfies Record<string, TextField>
