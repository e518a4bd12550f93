import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** The /64 that one household or office is given: its devices change the rest of the address at will. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/**
 * Who sent a request, by its `X-Forwarded-For` header. Each of the `hops` proxies that are ours has added an entry at its
 * end: the first of those counts, while the entries before it are whatever the sender claims.
 */
export function clientAddress(forwardedFor: string | null, hops: number): string {
  const entries = forwardedFor?.split(',') ?? []
  const seen = (entries.at(-hops) ?? entries[0] ?? '').trim()
  const address = seen.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIPv6(address) ? networkOf(address) : address
}

/** Keyed, because the few possible addresses could otherwise be found again by trying them all. */
export const hashAddress = (address: string, secret: string) =>
  createHmac('sha256', secret).update(`visitor address ${address}`).digest('base64url')
