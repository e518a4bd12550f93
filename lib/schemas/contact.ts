import * as z from 'zod/mini'
import { cleanParagraphs, isEmail, isPhone, optionalText, requiredText } from './text-rules'
import { contactFields as fields } from './contact-fields'

const orNull = z.transform((value: string) => value || null)

export const contactSchema = z.object({
  firstName: requiredText(fields.firstName),
  lastName: requiredText(fields.lastName),
  email: requiredText(fields.email).check(isEmail),
  phoneNumber: z.pipe(
    optionalText(fields.phoneNumber).check(isPhone),
    z.transform((value: string) => value || 'Not provided'),
  ),
  businessName: requiredText(fields.businessName),
  website: optionalText(fields.website),
  city: z.pipe(optionalText(fields.city), orNull),
  state: z.pipe(optionalText(fields.state), orNull),
  message: requiredText(fields.message, cleanParagraphs),
})

export type ContactInput = z.input<typeof contactSchema>
export type Contact = z.output<typeof contactSchema>
