import { createHash } from 'node:crypto'
import { BASE_POLICY } from './base-policy.ts'
import { GLOBAL_ERROR_STYLE } from './global-error-style.ts'
import { sourcesOf, type Services } from './services.ts'

export type PolicySite = {
  /** Whether visitors come by https. */
  secure: boolean
  /** Origin of the Supabase project: the portal sends files there, previews are led to them. */
  storage: string
  /** While developing, Next and React evaluate code, write styles into pages and hold a socket. */
  developing: boolean
  services: Services
}

/** As a policy names the script or style whose text this is. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const SELF = "'self'"
const INLINE = "'unsafe-inline'"

type Parts = {
  script: readonly string[]
  /** Instead of the hashes of styles that are known. */
  style?: readonly string[]
  /** Origins that a page may send to and show files of, besides the site's own. */
  storage?: readonly string[]
}

function compose(site: PolicySite, { script, style, storage = [] }: Parts): string {
  const services = sourcesOf(site.services)
  // A hash would make browsers ignore 'unsafe-inline'.
  const open = site.developing || services.style.includes(INLINE)
  const styles = style ?? (open ? [INLINE] : [hashSource(GLOBAL_ERROR_STYLE)])
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...script, ...(site.developing ? ["'unsafe-eval'"] : [])],
    'script-src-attr': ["'none'"],
    'style-src': [...new Set([SELF, ...styles, ...services.style])],
    // React writes them into its HTML, and `next/image` for every picture.
    'style-src-attr': [INLINE],
    // Staff may name a picture or a film by its full address.
    'img-src': [SELF, 'data:', 'https:', ...storage],
    'media-src': [SELF, 'https:', ...storage],
    'font-src': [SELF, ...services.font],
    'connect-src': [SELF, ...storage, ...services.connect, ...(site.developing ? ['ws:'] : [])],
    // Whether a film is kept on Vimeo is a matter of the catalogue, and one that is may open over any page.
    'frame-src': ['https://player.vimeo.com', ...services.frame],
    'worker-src': [SELF, ...services.worker],
    'manifest-src': [SELF],
  }
  const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...lines, BASE_POLICY, ...(site.secure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/**
 * For pages that are the same for everyone: scripts of the site's own files, and those in the page whose hashes are given.
 * No file of an ad is shown there, so that storage is not among its sources; links into the portal load a document.
 */
export const storedPagePolicy = (site: PolicySite, hashes: readonly string[]): string =>
  compose(site, { script: [SELF, ...hashes, ...sourcesOf(site.services).script] })

/**
 * For pages that are made for one request: scripts that carry its nonce, and what those load. A document stays while one
 * follows links, so that all services are in here too.
 */
export function renderedPagePolicy(site: PolicySite, nonce: string): string {
  const evaluates = sourcesOf(site.services).script.filter((source) => source === "'unsafe-eval'")
  const script = [`'nonce-${nonce}'`, "'strict-dynamic'", ...evaluates]
  return compose(site, { script, storage: [site.storage] })
}

/**
 * For a page that was to be stored and failed. Next sends it past the cache, with scripts that hold the error's digest: no
 * hash can be known and no nonce is in there. Nothing of a visitor's or of the database's is in it either.
 */
export const failedPagePolicy = (site: PolicySite): string =>
  compose(site, { script: [SELF, INLINE], style: [INLINE] })
