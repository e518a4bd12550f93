import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const productFields = {
  name: { label: 'Name', max: 120 },
  category: { label: 'Category', max: 60 },
  unit: { label: 'Unit', max: 40 },
  code: { label: 'Code', max: 40 },
  notes: { label: 'Notes', max: 2000 },
} as const satisfies Record<string, TextField>
