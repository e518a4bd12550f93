const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request's `Origin` header names this site. A missing header and `null` are foreign. On a development machine
 * the loopback names are interchangeable, because people type either and they reach the same server.
 */
export function isOwnOrigin(origin: string | null, siteUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const asked = new URL(origin)
  const own = new URL(siteUrl)
  if (asked.origin === own.origin) return true
  const sameServer = asked.protocol === own.protocol && asked.port === own.port
  return sameServer && LOOPBACK.has(asked.hostname) && LOOPBACK.has(own.hostname)
}
