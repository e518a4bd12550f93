import type { TextField } from './text-rules'

/** Apart from the schema, as with the contact form. */
export const closedDayReason: TextField = { label: 'Reason', max: 80 }
