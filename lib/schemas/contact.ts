import * as z from 'zod/mini'
import { cleanLine, cleanParagraphs } from './clean-text'
import { contactFields, type ContactField } from './contact-fields'

/** One address and no more: the separators that would turn it into a list of recipients are refused. */
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/
const PHONE_DIGITS = /^[1-9]\d{0,15}$/
const INVALID_PHONE = 'Please enter a valid phone number'

const isPhone = (value: string) => PHONE_DIGITS.test(value.replace(/\D/g, ''))

/** Aborts the checks behind it: no pattern runs over a text that is too long anyway. */
const atMost = (field: ContactField) => {
  const { label, max } = contactFields[field]
  return z.maxLength(max, {
    error: `${label} can have at most ${max.toLocaleString('en-US')} characters`,
    abort: true,
  })
}

const required = (field: ContactField, clean = cleanLine) => {
  const message = `${contactFields[field].label} is required`
  return z.string(message).check(z.overwrite(clean), z.minLength(1, message), atMost(field))
}

const optional = (field: ContactField) =>
  z._default(z.string().check(z.overwrite(cleanLine), atMost(field)), '')

const orNull = z.transform((value: string) => value || null)

/** The contact form as it is posted; its output is what is stored. */
export const contactSchema = z.object({
  firstName: required('firstName'),
  lastName: required('lastName'),
  email: required('email').check(z.regex(EMAIL, 'Please enter a valid email address')),
  phoneNumber: z.pipe(
    optional('phoneNumber').check(z.refine((value) => value === '' || isPhone(value), INVALID_PHONE)),
    z.transform((value: string) => value || 'Not provided'),
  ),
  businessName: required('businessName'),
  website: optional('website'),
  city: z.pipe(optional('city'), orNull),
  state: z.pipe(optional('state'), orNull),
  message: required('message', cleanParagraphs),
})

export type ContactInput = z.input<typeof contactSchema>
export type Contact = z.output<typeof contactSchema>
