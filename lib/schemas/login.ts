import * as z from 'zod/mini'
import { isEmail } from './text-rules'

const EMPTY_FIELDS = 'Please fill in all fields'

/** Longer than any address or passphrase; limits the text that is hashed. */
const longest = z.maxLength(320, 'Invalid login credentials')

export const loginSchema = z.object({
  email: z.string(EMPTY_FIELDS).check(z.trim(), z.minLength(1, EMPTY_FIELDS), longest),
  password: z.string(EMPTY_FIELDS).check(z.minLength(1, EMPTY_FIELDS), longest),
})

export type Login = z.output<typeof loginSchema>

const EMPTY_EMAIL = 'Please enter your email address'

export const resetSchema = z.object({
  email: z
    .string(EMPTY_EMAIL)
    .check(z.trim(), z.minLength(1, { error: EMPTY_EMAIL, abort: true }), z.maxLength(254), isEmail),
})
