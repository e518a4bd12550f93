import * as z from 'zod/mini'

const EMPTY = 'Please fill in all fields'

/** Longer than any address or passphrase; keeps a script from having megabytes hashed. */
const longest = z.maxLength(320, 'Invalid login credentials')

export const loginSchema = z.object({
  email: z.string(EMPTY).check(z.trim(), z.minLength(1, EMPTY), longest),
  password: z.string(EMPTY).check(z.minLength(1, EMPTY), longest),
})
