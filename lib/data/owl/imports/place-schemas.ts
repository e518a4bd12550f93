import * as z from 'zod/mini'
import { readState } from '@/lib/owl/address'
import { siteFields as fields } from '@/lib/schemas/site-fields'
import { optionalText } from '@/lib/schemas/text-rules'

const LOST_ZERO = /^\d{3,4}$/

/** The parts of an address in columns of their own. */
export const placeSchemas = {
  street: optionalText(fields.street),
  city: optionalText(fields.city),
  state: z
    .string()
    .check(
      z.refine(
        (text) => text === '' || readState(text) === text,
        'This is not a state, as in MI or Michigan',
      ),
    ),
  zip: z.pipe(
    z.pipe(
      optionalText(fields.zip),
      z.transform((text: string) => text.replace(/^(\d{5})-?\d{4}$/, '$1')),
    ),
    z.string().check(
      z.superRefine((text, context) => {
        if (text === '' || /^\d{5}$/.test(text)) return
        const message = LOST_ZERO.test(text)
          ? `A ZIP code has five digits: did a spreadsheet drop the zero of ${text.padStart(5, '0')}?`
          : 'A ZIP code has five digits'
        context.addIssue({ code: 'custom', message })
      }),
    ),
  ),
}
