import { MAX_GEAR_NAME_LENGTH } from '@/lib/leads/gear'
import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const gearFields = {
  name: { label: 'Name', max: MAX_GEAR_NAME_LENGTH },
  brand: { label: 'Brand', max: 60 },
} as const satisfies Record<string, TextField>
