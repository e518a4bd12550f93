import * as z from 'zod/mini'
import { cleanLine } from './clean-text'

// Zod would write faster parsers as it goes, and tries whether it may: a page's policy forbids that, and browsers report it.
z.config({ jitless: true })

/** What a form shows and accepts in a text field. */
export type TextField = {
  label: string
  /** Longest accepted text in characters, after trimming. */
  max: number
  /** What messages call it, where that is not the label. */
  name?: string
}

/** One address and no more: the separators that would turn it into a list of recipients are refused. */
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/
const PHONE_DIGITS = /^[1-9]\d{0,15}$/

export const isEmail = z.regex(EMAIL, 'Please enter a valid email address')
export const isPhone = z.refine<string>(
  (value) => value === '' || PHONE_DIGITS.test(value.replace(/\D/g, '')),
  'Please enter a valid phone number',
)

/** Aborts the checks behind it: no pattern runs over a text that is too long anyway. */
const atMost = ({ label, name = label, max }: TextField) =>
  z.maxLength(max, {
    error: `${name} can have at most ${max.toLocaleString('en-US')} characters`,
    abort: true,
  })

export function requiredText(field: TextField, clean = cleanLine) {
  const message = `${field.name ?? field.label} is required`
  return z.string(message).check(z.overwrite(clean), z.minLength(1, message), atMost(field))
}

export const optionalText = (field: TextField, clean = cleanLine) =>
  z._default(z.string().check(z.overwrite(clean), atMost(field)), '')
