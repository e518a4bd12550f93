import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const loyaltyFields = { name: { label: 'Name', max: 120 } } as const satisfies Record<
  string,
  TextField
>

export const adjustmentFields = { note: { label: 'Reason', max: 300 } } as const satisfies Record<
  string,
  TextField
>
