import 'server-only'
import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { headers } from 'next/headers'
import { env } from '@/lib/env'

/** A household or office has a /64 network; its devices change the rest of the address. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/**
 * Each of our `hops` proxies appends one entry. The first of those counts: clients can invent the entries before it. Without a
 * proxy, `request-context.ts` has put the address of the connection there.
 */
export function clientAddress(forwardedFor: string | null, hops: number): string {
  const entries = forwardedFor?.split(',') ?? []
  const entry = (entries.at(-Math.max(hops, 1)) ?? entries[0] ?? '').trim()
  const address = entry.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIPv6(address) ? networkOf(address) : address
}

/** Keyed: an unkeyed hash could be reversed by hashing all addresses. */
export const hashAddress = (address: string, secret: string) =>
  createHmac('sha256', secret).update(`visitor address ${address}`).digest('base64url')

export async function senderHash(): Promise<string> {
  const address = clientAddress((await headers()).get('x-forwarded-for'), env.TRUSTED_PROXY_HOPS)
  return hashAddress(address, env.SUPABASE_SECRET_KEY)
}
