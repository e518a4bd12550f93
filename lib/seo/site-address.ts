/** Longest path that is kept, in characters. */
export const MAX_PATH = 200

/** What only the site itself, staff or people with a link ask for. Secrets stand in some of these addresses. */
const NOT_PAGES =
  /^\/(?:_next|api|auth|captions|dashboard|draft|film-uploads|gear|icons|intro-call|login|map|places|preview|quote|review|site-config|sitemaps|storage|too-large|viewer|\.well-known)(?:\/|$)/

/** Programs that look for holes in other software. */
const PROBES =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ini|ya?ml|zip|gz|tar|rar|7z|exe|sh|action|do|cfg|conf|log|pem|key)(?:\/|$)|^\/wp-|^\/(?:wordpress|cgi-bin|phpmyadmin|pma|admin|administrator|vendor|xmlrpc|actuator|solr|boaform|hnap1|owa|ecp|sdk|server-status|console|manager|telescope|config|backup|old-wp)(?:[/.-]|$)|\/\.|%00|\.\./i

/** Mail addresses, numbers of people and accounts, and secrets: long digits or long mixtures of letters and digits. */
const PERSONAL = /@|%40|\d{6,}|[0-9a-f]{8}-[0-9a-f]{4}|(?=[\w-]*\d)(?=[\w-]*[a-z])(?:[A-Za-z0-9_]{24,})/i

/**
 * A path as redirects are stored and looked up: encoded as browsers do, without a trailing slash. Null for what is no path of a
 * page, as '//' or a query.
 */
export function normalizePath(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//') || /[?#\\\s]/.test(path)) return null
  const trimmed = URL.parse(path, 'https://site.invalid')?.pathname.replace(/\/+$/, '') ?? ''
  return trimmed === '' || trimmed.includes('//') || trimmed.length > MAX_PATH ? null : trimmed
}

export const isPagePath = (path: string): boolean => !NOT_PAGES.test(path)

/** Whether a missing address is worth a look by staff, and tells nothing about a person. */
export const isWorthCounting = (path: string): boolean =>
  path.length <= MAX_PATH && isPagePath(path) && !PROBES.test(path) && !PERSONAL.test(path)
