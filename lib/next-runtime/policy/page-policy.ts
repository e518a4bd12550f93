import { createHash, randomBytes } from 'node:crypto'
import { env } from '../../env.ts'
import { BASE_POLICY } from './base-policy.ts'
import { GLOBAL_ERROR_STYLE } from './global-error-style.ts'
import { sourcesOf, type Services } from './service-sources.ts'

export type PolicySite = {
  isSecure: boolean
  /** Origin of the Supabase project: the portal uploads files there, previews show files from there. */
  storage: string
  /** In development Next and React evaluate code, write styles into pages and open a socket. */
  isDevelopment: boolean
  services: Services
}

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const SELF = "'self'"
const INLINE = "'unsafe-inline'"

type Parts = {
  script: readonly string[]
  /** Hashes of inline styles, or the nonce. */
  style?: readonly string[]
  storage?: readonly string[]
}

function compose(site: PolicySite, { script, style = [], storage = [] }: Parts): string {
  const services = sourcesOf(site.services)
  // Next to a hash or a nonce browsers ignore 'unsafe-inline'.
  const allowsInline = site.isDevelopment || [...style, ...services.style].includes(INLINE)
  const styles = allowsInline ? [INLINE] : [hashSource(GLOBAL_ERROR_STYLE), ...style]
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...script, ...(site.isDevelopment ? ["'unsafe-eval'"] : [])],
    'script-src-attr': ["'none'"],
    'style-src': [...new Set([SELF, ...styles, ...services.style])],
    'style-src-attr': [INLINE],
    'img-src': [SELF, 'data:', 'https:', ...storage],
    'media-src': [SELF, 'https:', ...storage],
    'font-src': [SELF, ...services.font],
    'connect-src': [SELF, ...storage, ...services.connect, ...(site.isDevelopment ? ['ws:'] : [])],
    'frame-src': ['https://player.vimeo.com', ...services.frame],
    'worker-src': [SELF, ...services.worker],
    'manifest-src': [SELF],
  }
  const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...lines, BASE_POLICY, ...(site.isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

export type StoredPage = {
  /** Hashes of inline scripts. */
  scripts: readonly string[]
  /** Hashes of inline styles. */
  styles?: readonly string[]
  /** The document stays when its visitor goes on to the portal, as after signing in. */
  leadsToPortal?: boolean
}

export const storedPagePolicy = (site: PolicySite, { scripts, styles, leadsToPortal }: StoredPage): string =>
  compose(site, {
    script: [SELF, ...scripts, ...sourcesOf(site.services).script],
    style: styles,
    storage: leadsToPortal ? [site.storage] : [],
  })

/** All services are included: the document and its policy stay when the visitor follows links. */
export function renderedPagePolicy(site: PolicySite, nonce: string): string {
  const evaluates = sourcesOf(site.services).script.filter((source) => source === "'unsafe-eval'")
  const script = [`'nonce-${nonce}'`, "'strict-dynamic'", ...evaluates]
  return compose(site, { script, style: [`'nonce-${nonce}'`], storage: [site.storage] })
}

/** For an error page, which contains no stored text. Its inline scripts contain the error's digest, so no hash can be known. */
export const failedPagePolicy = (site: PolicySite): string =>
  compose(site, { script: [SELF, INLINE], style: [INLINE] })

const SITE: PolicySite = {
  isSecure: env.SITE_URL.startsWith('https:'),
  storage: new URL(env.SUPABASE_URL).origin,
  isDevelopment: env.NODE_ENV === 'development',
  services: {
    googleMaps: Boolean(env.GOOGLE_MAPS_API_KEY),
    recaptcha: env.RECAPTCHA_SITE_KEY !== null,
    tagManager: env.TAG_MANAGER_ID !== null,
    socialPixel: env.SOCIAL_PIXEL_ID !== null,
    scheduler: env.SCHEDULING_URL,
  },
}

export const sitePolicyOfStored = (page: StoredPage): string => storedPagePolicy(SITE, page)

export const sitePolicyOfRendered = (): string => renderedPagePolicy(SITE, randomBytes(16).toString('base64'))

export const FAILED_PAGE_POLICY = failedPagePolicy(SITE)

/** For a page whose script hashes are not known: it is shown with its styles. */
export const SCRIPTLESS_PAGE_POLICY = compose(SITE, { script: ["'none'"] })
