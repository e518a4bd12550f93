import { paths } from '@/lib/paths'
import { previewPaths } from '@/lib/preview-paths'
import { isPagePath, normalizePath } from './site-address'

const FIXED = new Set([
  ...[paths.home(), paths.videos(), paths.blog(), paths.getStarted(), paths.privacyPolicy()],
  ...[paths.videographersNearMe(), paths.hiringVideographers(), paths.login(), previewPaths.adGroup()],
  ...[paths.rssFeed(), paths.jsonFeed(), paths.sitemap(), paths.icon('icon-192.png')],
  ...['/robots.txt', '/llms.txt', '/favicon.ico', '/manifest.webmanifest', '/apple-icon', '/icon.svg'],
])

/** Pages that come from tables. The database knows which of them are there. */
const FROM_TABLES =
  /^\/(?:videos|blog|video-production-in)\/[^/]+$|^\/videos\/industry\/[^/]+(?:\/\d+)?$|^\/blog\/page\/\d+$|^\/video-production-in\/[^/]+\/cities\/\d+$/

/** Files that visitors may link to. */
const STORED = /^\/storage\/v1\/object\/public\//

type RedirectField = 'path' | 'target'
export type RedirectProblem = { field: RedirectField; text: string }

/** What the site knows without the database. Null: nothing is wrong. */
export function problemOfPath(path: string): string | null {
  if (normalizePath(path) !== path) return 'Enter a path of this site, as in /about-us'
  if (FIXED.has(path)) return 'The site has a page at this address'
  return isPagePath(path) ? null : 'The site needs this address itself'
}

export function problemOfTarget(target: string): string | null {
  if (!target.startsWith('/')) return null
  const [path = ''] = target.split(/[?#]/, 1)
  if (FIXED.has(path) || STORED.test(path)) return null
  if (!isPagePath(path)) return 'Visitors cannot go there'
  // The database knows whether visitors see a page at these.
  return FROM_TABLES.test(path) ? null : 'There is no page at this address'
}

const WORDS: Record<string, (detail: string) => RedirectProblem> = {
  page: () => ({ field: 'path', text: 'The site has a page at this address' }),
  moved: (detail) => ({ field: 'path', text: `A page had this address before. It leads to ${detail}` }),
  known: () => ({ field: 'path', text: 'There is a redirect from this address' }),
  used: (detail) => ({ field: 'path', text: `${detail} leads to this address. Change that redirect first` }),
  self: () => ({ field: 'target', text: 'It would lead to itself' }),
  loop: (detail) => ({ field: 'target', text: `${detail} leads back to the old address` }),
  chain: (detail) => ({ field: 'target', text: `This leads on to ${detail}. Enter that instead` }),
  nowhere: () => ({ field: 'target', text: 'Visitors see no page at this address' }),
}

/** In words what the database answers: see the comment of `private.redirect_problem`. */
export const describeProblem = (problem: string, detail: string | null): RedirectProblem =>
  WORDS[problem]?.(detail ?? '') ?? { field: 'path', text: 'There are too many redirects. Delete some first' }
