import * as z from 'zod/mini'
import type { ContactField } from '@/lib/catalogue/contacts'
import { clientContactFields as fields } from './client-contact-fields'
import { cleanParagraphs, isEmail, isPhone, optionalText, requiredText } from './text-rules'

const email = z.pipe(
  optionalText(fields.email),
  z.string().check(
    z.refine((text) => text === '' || z.safeParse(z.string().check(isEmail), text).success, {
      error: 'Enter one e-mail address, as in name@example.com',
    }),
  ),
)

/** What each field of a contact takes, as text. */
export const contactEdits: Record<ContactField, z.ZodMiniType<string>> = {
  firstName: requiredText(fields.firstName),
  lastName: requiredText(fields.lastName),
  position: optionalText(fields.position),
  client: optionalText(fields.client),
  email,
  phone: z.pipe(optionalText(fields.phone), z.string().check(isPhone)),
  notes: optionalText(fields.notes, cleanParagraphs),
}

export const newContactSchema = z.object({
  /** Of the form, and of the contact that it adds. */
  id: z.uuid(),
  ...contactEdits,
  /** Set by the button below the warning. */
  anyway: z.optional(z.literal('yes')),
})
