/** What a crawler cannot ask for: the portal, pages with a token, addresses for programs. */
const CLOSED =
  /^\/(?:_next|api|auth|dashboard|draft|film-uploads|intro-call|login|preview|review|site-config|viewer)(?:\/|$)/
const FILE = /^\/(?:captions|gear|icons|map|places|sitemaps|storage)(?:\/|$)|\.[a-z0-9]{2,11}$/i

/** What a link leads to. Null for what a crawler does not follow. */
export function targetKind(path: string): 'page' | 'file' | null {
  if (CLOSED.test(path)) return null
  return FILE.test(path) ? 'file' : 'page'
}

/** Pictures for shared links that the site draws when somebody asks for them. */
const DRAWN = /^\/(?:blog|videos|video-production-in)\/[^/]+\/share\.jpg$/
const SAMPLE = 16

/** Of drawn pictures a check asks for one in sixteen, always the same ones: drawing all of them would take longer than reading the site. */
export function isPictureChecked(path: string): boolean {
  if (!DRAWN.test(path)) return true
  const sum = Array.from(path).reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) % 65_521, 7)
  return sum % SAMPLE === 0
}
