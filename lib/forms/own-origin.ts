import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/env'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * True when an `Origin` header names this site. A missing header and `null` are foreign. On a development machine the
 * loopback names are interchangeable: they reach the same server.
 */
export function isOwnOrigin(origin: string | null, siteUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const asked = new URL(origin)
  const own = new URL(siteUrl)
  if (asked.origin === own.origin) return true
  const sameServer = asked.protocol === own.protocol && asked.port === own.port
  return sameServer && LOOPBACK.has(asked.hostname) && LOOPBACK.has(own.hostname)
}

/**
 * The first check of every server action: Next accepts a request without an `Origin` header and trusts `X-Forwarded-Host`.
 *
 * @throws Error for a request that was not sent by a page of this site.
 */
export async function assertSameOrigin(): Promise<void> {
  const origin = (await headers()).get('origin')
  if (!isOwnOrigin(origin, env.SITE_URL)) throw new Error('A server action was called from a foreign origin')
}
