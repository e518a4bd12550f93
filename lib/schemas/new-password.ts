import * as z from 'zod/mini'
import { MAX_PASSWORD_BYTES, MIN_PASSWORD } from '@/lib/auth/password-limits'
import { isCommonPassword } from '@/lib/auth/password-rules'

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** Never trimmed or otherwise changed. */
export const newPassword = z.string('Choose a password').check(
  z.minLength(MIN_PASSWORD, {
    error: `Use at least ${MIN_PASSWORD} characters`,
    abort: true,
  }),
  z.refine((value) => byteLength(value) <= MAX_PASSWORD_BYTES, {
    error: 'This password is too long',
    abort: true,
  }),
  z.refine((value) => !isCommonPassword(value), 'This password is too easy to guess'),
)

export const newPasswordSchema = z.object({ password: newPassword })
