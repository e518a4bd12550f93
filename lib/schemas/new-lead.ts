import * as z from 'zod/mini'
import { contactSchema } from './contact'

/** What a caller says. The limits are those of the form on the site. */
export const newLeadSchema = z.extend(contactSchema, {
  id: z.uuid(),
  /** Set when the person saves in spite of a lead with the same e-mail. */
  anyway: z.optional(z.literal('yes')),
})
