import * as z from 'zod/mini'
import { type ContactField, toContactWay } from '@/lib/catalogue/contacts'
import { splitSiteNumbers } from '@/lib/text/typed-list'
import { clientContactFields as fields } from './client-contact-fields'
import { cleanParagraphs, isEmail, isPhone, optionalText, requiredText } from './text-rules'

const email = z.pipe(
  optionalText(fields.email),
  z.string().check(
    z.refine((text) => text === '' || z.safeParse(z.string().check(isEmail), text).success, {
      error: 'Enter one email address, as in name@example.com',
    }),
  ),
)

const MAX_SITES = 500

const oneOf = (accepts: (text: string) => boolean, error: string) =>
  z._default(z.string().check(z.refine((text) => text === '' || accepts(text), error)), '')

const isId = (text: string) => z.uuid().safeParse(text).success

/** What each field of a contact takes, as text. */
export const contactEdits: Record<ContactField, z.ZodMiniType<string>> = {
  firstName: requiredText(fields.firstName),
  lastName: requiredText(fields.lastName),
  position: optionalText(fields.position),
  client: optionalText(fields.client),
  email,
  phone: z.pipe(optionalText(fields.phone), z.string().check(isPhone)),
  notes: optionalText(fields.notes, cleanParagraphs),
  group: oneOf(isId, 'Choose a site group'),
  sites: z.pipe(
    optionalText(fields.sites),
    z
      .string()
      .check(z.refine((text) => splitSiteNumbers(text).length <= MAX_SITES, 'Name at most 500 sites')),
  ),
  brand: oneOf(isId, 'Choose a brand'),
  reach: optionalText(fields.reach),
  preferredWay: oneOf((text) => toContactWay(text) !== null, 'Choose a way'),
  doNotContact: oneOf((text) => text === 'yes', 'Choose yes or no'),
}

export const newContactSchema = z.object({
  /** Of the form, and of the contact that it adds. */
  id: z.uuid(),
  ...contactEdits,
  /** Set by the button below the warning. */
  anyway: z.optional(z.literal('yes')),
})
