import type { FoundRecord } from './found-records'

/** By the part before the id. Cameras and lenses share one, so their address does not tell the kind. */
const KINDS_BY_PART: Record<string, FoundRecord['kind']> = {
  leads: 'lead',
  quotes: 'quote',
  'upload-client-logos': 'client',
  companies: 'client',
  'add-contact': 'contact',
  contacts: 'contact',
  'ad-groups': 'ad_group',
  ads: 'ad',
  'ad-templates': 'ad_template',
  applications: 'application',
  'video-gallery': 'video',
  articles: 'article',
  'place-pages': 'place_page',
  'add-review': 'review',
  'site-groups': 'site_group',
  sites: 'site',
  deals: 'deal',
  products: 'product',
  brands: 'brand',
  'loyalty-program': 'loyalty_program',
  industries: 'industry',
  redirects: 'redirect',
}

const RECORD_ADDRESS = /^\/dashboard\/.+?([^/]+)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The record whose page has this address; null for all other pages, also those below a record. */
export function recordAt(pathname: string): Pick<FoundRecord, 'kind' | 'id'> | null {
  const [, part = '', id = ''] = RECORD_ADDRESS.exec(pathname) ?? []
  const kind = KINDS_BY_PART[part]
  return kind ? { kind, id } : null
}
