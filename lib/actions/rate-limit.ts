import 'server-only'
import { createHmac } from 'node:crypto'
import type { ConsumeAttempt } from '@/lib/auth/sign-in'
import { countAttempt } from '@/lib/data/privileged/attempts'
import { env } from '@/lib/env'
import { senderHash } from '@/lib/forms/client-address'

const accountHash = (email: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY)
    .update(`account ${email.trim().toLowerCase()}`)
    .digest('base64url')

/**
 * Counts an attempt of this sender for this address. False when the rate limit is reached.
 *
 * @throws DataError when the attempt could not be counted.
 */
export const consumeAttempt: ConsumeAttempt = async (kind, email) =>
  countAttempt(kind, await senderHash(), accountHash(email))
