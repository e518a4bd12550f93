import type { TextField } from './text-rules'

/** Without the schema: see `contactFields`. */
export const closedDayReason: TextField = { label: 'Reason', max: 80 }
