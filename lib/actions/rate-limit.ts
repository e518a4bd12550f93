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

/** False when the rate limit of the sender or of the account is reached. @throws DataError when it could not be counted. */
export const consumeAttempt: ConsumeAttempt = async (kind, email) =>
  countAttempt(kind, await senderHash(), accountHash(email))
