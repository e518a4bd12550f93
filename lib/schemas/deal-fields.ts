import { MAX_PICTURE_ALT } from '@/lib/owl/picture'
import type { TextField } from './text-rules'

/** Separate from the schema, so that forms do not load it. */
export const dealFields = {
  title: { label: 'Title', max: 200 },
  terms: { label: 'Terms', max: 2000 },
  pictureAlt: { label: 'What the picture shows', max: MAX_PICTURE_ALT },
  states: { label: 'States', max: 400 },
  sites: { label: 'Site numbers', max: 90_000 },
  exceptions: { label: 'Exceptions', max: 90_000 },
} as const satisfies Record<string, TextField>

/** Characters of one posted field. */
export const MAX_DEAL_TEXT = 100_000
