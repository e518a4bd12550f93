import { MAX_PICTURE_ALT } from '@/lib/owl/picture'
import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const productFields = {
  name: { label: 'Name', max: 120 },
  category: { label: 'Category', max: 60 },
  unit: { label: 'Unit', max: 40 },
  code: { label: 'Code', max: 40 },
  notes: { label: 'Notes', max: 2000 },
  pictureAlt: { label: 'What the picture shows', max: MAX_PICTURE_ALT },
} as const satisfies Record<string, TextField>
