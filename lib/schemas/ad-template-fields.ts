import { TEMPLATE_LIMITS } from '@/lib/ads/templates/document'
import type { TextField } from './text-rules'

/** Without the schema: see `contactFields`. */
export const adTemplateFields = {
  name: { label: 'Name', max: TEMPLATE_LIMITS.name },
  note: { label: 'What is new', max: 500 },
  description: { label: 'Description', max: TEMPLATE_LIMITS.description },
} as const satisfies Record<string, TextField>
