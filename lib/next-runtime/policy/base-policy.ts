export const POLICY_HEADER = 'content-security-policy'

/** For every response; the policies of pages contain it. */
export const BASE_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"

/** For every response that is not a page. The browser may show it as an image, a film or a text. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A domain with https answers for those below it, too. An address of numbers has none. */
export function transportSecurity(siteUrl: string): string {
  const { protocol, hostname } = new URL(siteUrl)
  const hasSubdomains = protocol === 'https:' && /\.[a-z-]+$/i.test(hostname)
  return `max-age=63072000${hasSubdomains ? '; includeSubDomains' : ''}`
}
