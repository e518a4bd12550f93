import type { BrandRole } from '@/lib/owl/brand-roles'

/** What a customer gets. Money in cents, percent in basis points. */
export type Offer =
  | { kind: 'price'; cents: number }
  | { kind: 'percent_off'; basisPoints: number }
  | { kind: 'amount_off'; cents: number }
  | { kind: 'n_for'; count: number; cents: number }
  | { kind: 'buy_get'; count: number; get: number }
  | { kind: 'points'; points: number }

export const OFFER_KIND_LABELS: Record<Offer['kind'], string> = {
  price: 'Price',
  percent_off: 'Percent off',
  amount_off: 'Amount off',
  n_for: 'Several for one price',
  buy_get: 'Buy some, get some free',
  points: 'Points',
}

export const DEAL_STATE_LABELS = { draft: 'Draft', planned: 'Planned', paused: 'Paused' } as const
/** What staff decide. The clock decides the rest: see `DealStatus`. */
export type DealState = keyof typeof DEAL_STATE_LABELS

/** From the one that wins least to the one that wins most. */
export const WHERE_KINDS = ['group', 'states', 'brands', 'sites'] as const
export type WhereKind = (typeof WHERE_KINDS)[number]

export const WHERE_LABELS: Record<WhereKind, string> = {
  group: 'All sites of the group',
  states: 'Sites in some states',
  brands: 'Sites that carry a brand',
  sites: 'Chosen sites',
}

/** Days as in '2026-11-23'. Both are part of the deal, on the clock of each site. */
export type Days = { firstOn: string; lastOn: string }

export type Deal = Days & {
  id: string
  groupId: string
  state: DealState
  productIds: readonly string[]
  whereKind: WhereKind
  /** For 'states': two capital letters. */
  states: readonly string[]
  /** For 'brands': a site has the deal on the days on which it carries one of them. */
  brandIds: readonly string[]
  /** How it carries the brand. Null: in any role. */
  role: BrandRole | null
  /** For 'sites'. */
  siteIds: readonly string[]
  /** Sites without the deal, whatever else names them. */
  exceptionIds: readonly string[]
  /** ISO 8601. */
  createdAt: string
}

/** Days of the site's clock. Both are part of it; without a last day it goes on. */
type CarriedBrand = { brandId: string; role: string; firstOn: string; lastOn: string | null }

export type DealSite = {
  id: string
  groupId: string
  state: string
  /** IANA name. */
  zone: string
  isClosed: boolean
  carried: readonly CarriedBrand[]
}
