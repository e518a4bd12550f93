/** What a crawler cannot ask for: the portal, pages with a token, addresses for programs. */
const CLOSED =
  /^\/(?:_next|api|auth|dashboard|draft|film-uploads|intro-call|login|preview|review|site-config|viewer)(?:\/|$)/
const FILE = /^\/(?:captions|gear|icons|map|places|sitemaps|storage)(?:\/|$)|\.[a-z0-9]{2,11}$/i

/** What a link leads to. Null for what a crawler does not follow. */
export function targetKind(path: string): 'page' | 'file' | null {
  if (CLOSED.test(path)) return null
  return FILE.test(path) ? 'file' : 'page'
}
