import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/env'
import { isOwnOrigin } from '@/lib/forms/own-origin'

/**
 * First line of every server action: Next itself accepts a request without an `Origin` and trusts a forwarded host.
 *
 * @throws Error for a request that no page of this site sent.
 */
export async function assertSameOrigin(): Promise<void> {
  const origin = (await headers()).get('origin')
  if (!isOwnOrigin(origin, env.SITE_URL)) throw new Error('A server action was called from a foreign origin')
}
