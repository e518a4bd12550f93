import 'server-only'
import { createHmac, createPublicKey, type KeyObject } from 'node:crypto'
import { env } from '@/lib/env'
import { sealKeyFrom } from '@/lib/quotes/seal'

/** Signs the files of accepted quotes. Without QUOTE_SEAL_KEY it follows from the secret key, and changes with that. */
export function sealKey(): KeyObject {
  const seed =
    env.QUOTE_SEAL_KEY ?? createHmac('sha256', env.SUPABASE_SECRET_KEY).update('quote seal').digest('hex')
  return sealKeyFrom(seed)
}

/** The key in use first, then those before it, whose files stay valid. */
export const sealPublicKeys = (): KeyObject[] => [
  createPublicKey(sealKey()),
  ...env.QUOTE_SEAL_OLD_KEYS.map((key) =>
    createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
  ),
]
