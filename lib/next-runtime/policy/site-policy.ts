import { randomBytes } from 'node:crypto'
import { env } from '../../env.ts'
import { failedPagePolicy, renderedPagePolicy, storedPagePolicy, type PolicySite } from './policy.ts'

// By path and with endings: the page cache is loaded by plain Node, too.

const SITE: PolicySite = {
  secure: env.SITE_URL.startsWith('https:'),
  storage: new URL(env.SUPABASE_URL).origin,
  developing: env.NODE_ENV === 'development',
  services: {
    googleMaps: Boolean(env.GOOGLE_MAPS_API_KEY),
    recaptcha: env.RECAPTCHA_SITE_KEY !== null,
    tagManager: env.TAG_MANAGER_ID !== null,
    socialPixel: env.SOCIAL_PIXEL_ID !== null,
    scheduler: env.SCHEDULING_URL,
  },
}

/** Of a page that everyone gets, with the hashes of its scripts. */
export const policyOfStored = (hashes: readonly string[]): string => storedPagePolicy(SITE, hashes)

/** Of a page that is made for one request: 128 bits that no one can guess. */
export const policyOfRendered = (): string => renderedPagePolicy(SITE, randomBytes(16).toString('base64'))

export const POLICY_OF_FAILED = failedPagePolicy(SITE)
