import * as z from 'zod/mini'
import { GEAR_STATUS_LABELS, type GearField } from '@/lib/leads/gear'
import { gearFields } from './gear-fields'
import { requiredText } from './text-rules'

const STATUSES = Object.keys(GEAR_STATUS_LABELS) as (keyof typeof GEAR_STATUS_LABELS)[]

export const gearSchemas = {
  name: requiredText(gearFields.name),
  brand: requiredText(gearFields.brand),
  status: z.enum(STATUSES),
} satisfies Record<GearField, z.ZodMiniType<string, string>>
