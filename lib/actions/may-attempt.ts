import 'server-only'
import { createHmac } from 'node:crypto'
import { countAttempt } from '@/lib/data/privileged/attempts'
import { env } from '@/lib/env'
import { senderHash } from '@/lib/forms/sender-hash'

const accountHash = (email: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY)
    .update(`account ${email.trim().toLowerCase()}`)
    .digest('base64url')

/**
 * Whether this sender may try once more for this address.
 *
 * @throws DataError when the database could not say.
 */
export const mayAttempt = async (kind: 'sign_in' | 'reset', email: string): Promise<boolean> =>
  countAttempt(kind, await senderHash(), accountHash(email))
