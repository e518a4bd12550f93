import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/env'
import { clientAddress, hashAddress } from './client-address'

/** Tells the senders of requests apart without keeping who they are. */
export async function senderHash(): Promise<string> {
  const address = clientAddress((await headers()).get('x-forwarded-for'), env.TRUSTED_PROXY_HOPS)
  return hashAddress(address, env.SUPABASE_SECRET_KEY)
}
