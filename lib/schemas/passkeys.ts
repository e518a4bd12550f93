import * as z from 'zod/mini'
import { code, currentPassword } from './second-factor'

export const passkeySchema = z.object({
  currentPassword,
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'A name is required'), z.maxLength(60, 'At most 60 characters')),
})

export const passkeyRemovalSchema = z.object({
  currentPassword,
  passkey: z.uuid('Choose a passkey'),
  /** Only the last one may need it. */
  token: z.optional(z.union([z.literal(''), code])),
})
