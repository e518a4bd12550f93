import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/env'

export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A missing header and `null` are foreign. Loopback names are equal: on a development machine they reach the same server. */
export function isOwnOrigin(origin: string | null, siteUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const sent = new URL(origin)
  const own = new URL(siteUrl)
  if (sent.origin === own.origin) return true
  const sameServer = sent.protocol === own.protocol && sent.port === own.port
  return sameServer && LOOPBACK.has(sent.hostname) && LOOPBACK.has(own.hostname)
}

/** Next accepts requests without `Origin` and trusts `X-Forwarded-Host`, so every action checks the origin itself. */
export async function assertSameOrigin(): Promise<void> {
  const origin = (await headers()).get('origin')
  if (!isOwnOrigin(origin, env.SITE_URL)) throw new Error('A server action was called from a foreign origin')
}
