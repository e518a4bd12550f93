import * as z from 'zod/mini'
import { currentPassword } from './second-factor'

export const passkeySchema = z.object({
  currentPassword,
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'A name is required'), z.maxLength(60, 'At most 60 characters')),
})

export const passkeyRemovalSchema = z.object({
  currentPassword,
  passkey: z.uuid('Choose a passkey'),
})
