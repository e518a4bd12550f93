import * as z from 'zod/mini'
import { leadFields as fields, type LeadField } from '@/lib/leads/lead-fields'
import { toLostReason } from '@/lib/leads/statuses'
import { parseDollars } from '@/lib/quotes/money'
import { cleanParagraphs, optionalDay, optionalText } from './text-rules'

/** A billion dollars, as in the database. */
const MAX_CENTS = 100_000_000_000

const owner = z
  ._default(z.string(), '')
  .check(z.refine((id) => id === '' || z.uuid().safeParse(id).success, 'Choose a person'))

const value = z.pipe(
  optionalText(fields.value),
  z.string().check(
    z.refine((text) => {
      const cents = text === '' ? 0 : parseDollars(text)
      return cents !== null && cents <= MAX_CENTS
    }, 'Enter dollars, as in 2500 or 2,500.50'),
  ),
)

const lostReason = z.string().check(z.refine((text) => toLostReason(text) !== null, 'Choose a reason'))

/** What each field of a lead takes, as text. */
export const leadEdits: Record<LeadField, z.ZodMiniType<string>> = {
  owner,
  nextStep: optionalText(fields.nextStep),
  nextStepOn: optionalDay,
  value,
  lostReason,
  lostNote: optionalText(fields.lostNote, cleanParagraphs),
  client: optionalText(fields.client),
}
