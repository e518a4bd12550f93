import * as z from 'zod/mini'
import { USER_TYPES } from '@/lib/auth/roles'
import { newPassword } from './new-password'
import { isEmail, optionalText, requiredText, type TextField } from './text-rules'

const accountFields = {
  firstName: { label: 'First name', max: 100 },
  lastName: { label: 'Last name', max: 100 },
  email: { label: 'Email', max: 254 },
} as const satisfies Record<string, TextField>

/** Longer than any passphrase; limits the text that is hashed. */
const currentPassword = z
  .string()
  .check(z.minLength(1, 'Your current password is required'), z.maxLength(320, 'This is not your password'))

const email = requiredText(accountFields.email).check(isEmail)

export const addressSchema = z.object({ email })

/** `digest` is of the plan that was seen. */
export const erasureSchema = z.object({ email, digest: z.string().check(z.length(32)) })

export const nameSchema = z.object({
  firstName: requiredText(accountFields.firstName),
  lastName: optionalText(accountFields.lastName),
})

export const emailSchema = z.object({ email, currentPassword })

export const passwordSchema = z.object({ currentPassword, password: newPassword })

export const invitationSchema = z.object({
  firstName: requiredText(accountFields.firstName),
  lastName: optionalText(accountFields.lastName),
  email,
  userType: z.enum(USER_TYPES, 'Choose a role'),
})

export type NewInvitation = z.output<typeof invitationSchema>
