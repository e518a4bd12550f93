import * as z from 'zod/mini'
import { CAPTION_LANGUAGES, captionFields } from './caption-fields'
import { optionalText } from './text-rules'

export const newCaptionsSchema = z.object({
  kind: z.enum(['captions', 'chapters'], 'Choose what the text is'),
  language: z.enum(
    CAPTION_LANGUAGES.map(([code]) => code),
    'Choose a language',
  ),
  /** Empty: the name of the language. */
  label: optionalText(captionFields.label),
})
