import type { TextField } from './text-rules'

/** Separate from the schema, so that forms do not load it. */
export const industryFields = { name: { label: 'Name', max: 80 } } as const satisfies Record<
  string,
  TextField
>
