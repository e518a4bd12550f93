import * as z from 'zod/mini'
import { isEmail } from './text-rules'

const EMPTY = 'Please enter your email address'

export const resetSchema = z.object({
  email: z
    .string(EMPTY)
    .check(z.trim(), z.minLength(1, { error: EMPTY, abort: true }), z.maxLength(254), isEmail),
})
