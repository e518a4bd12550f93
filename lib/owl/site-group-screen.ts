import type { AdGroupStatus } from '@/lib/ads/types'
import type { ContactWay } from '@/lib/catalogue/contacts'
import type { DealStatus } from './deals/status'
import type { SiteGroupValues } from './site-groups'
import type { SiteStatus } from './sites'

/** Days are as in '2026-11-23'. */
export type NamedContact = {
  id: string
  name: string
  position: string | null
  reach: string | null
  email: string | null
  phone: string | null
  preferredWay: ContactWay | null
  doNotContact: boolean
  /** How many sites it names. */
  sites: number
  /** Of a site: it names this site. */
  isOwn: boolean
}

/** The first ones, and how many there are. */
export type NamedContacts = { count: number; rows: NamedContact[] }

export type SiteGroupScreen = {
  sites: Record<SiteStatus | 'count', number> & {
    rows: {
      id: string
      number: string
      name: string
      status: SiteStatus
      city: string | null
      /** Two letters. */
      state: string | null
    }[]
  }
  /** Carried today, the one at most sites first. */
  brands: { id: string; name: string; kind: string; sites: number }[]
  deals: {
    runs: number
    planned: number
    rows: { id: string; title: string; status: DealStatus; firstOn: string; lastOn: string }[]
  }
  loyalty: {
    id: string
    name: string
    status: 'planned' | 'active' | 'ended'
    /** The number of the version in force; null before the first day of the first one. */
    version: number | null
    /** The first day of the next version. */
    nextOn: string | null
  }[]
  contacts: NamedContacts
  /** Newest first. Empty for roles that do not read ad groups. */
  adGroups: { id: string; name: string; status: AdGroupStatus }[]
}

type Facts = { values: SiteGroupValues } & Pick<SiteGroupScreen, 'sites' | 'brands' | 'contacts' | 'deals'>

export type NextFact = 'owner' | 'contacts' | 'legalName' | 'billingAddress' | 'sites' | 'brands' | 'deals'

/** What a group lacks, in the order in which it is usually found out. */
export function missingFacts({ values, sites, brands, contacts, deals }: Facts): NextFact[] {
  const isMissing: Record<NextFact, boolean> = {
    owner: values.owner === '',
    contacts: contacts.count === 0,
    legalName: values.legalName === '',
    billingAddress: values.billingAddress === '',
    sites: sites.count === 0,
    brands: sites.count > 0 && brands.length === 0,
    deals: sites.count > 0 && deals.runs + deals.planned === 0,
  }
  return (Object.keys(isMissing) as NextFact[]).filter((fact) => isMissing[fact])
}
