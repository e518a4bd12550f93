import 'server-only'
import type { BrandRole } from '@/lib/owl/brand-roles'
import type { Deal, DealState, Offer, WhereKind } from '@/lib/owl/deals/deal'
import type { DealFacts } from '@/lib/owl/deals/deal-form'

export type OfferColumns = {
  offer_kind: string
  offer_cents: number | null
  offer_basis_points: number | null
  offer_count: number | null
  offer_get: number | null
  offer_points: number | null
}

const NO_OFFER = {
  offer_cents: null,
  offer_basis_points: null,
  offer_count: null,
  offer_get: null,
  offer_points: null,
}

/** A check of the table says which columns a kind has. */
export function toOffer(row: OfferColumns): Offer {
  switch (row.offer_kind as Offer['kind']) {
    case 'price':
      return { kind: 'price', cents: row.offer_cents ?? 0 }
    case 'amount_off':
      return { kind: 'amount_off', cents: row.offer_cents ?? 0 }
    case 'percent_off':
      return { kind: 'percent_off', basisPoints: row.offer_basis_points ?? 0 }
    case 'n_for':
      return { kind: 'n_for', count: row.offer_count ?? 0, cents: row.offer_cents ?? 0 }
    case 'buy_get':
      return { kind: 'buy_get', count: row.offer_count ?? 0, get: row.offer_get ?? 0 }
    case 'points':
      return { kind: 'points', points: row.offer_points ?? 0 }
  }
}

function fromOffer(offer: Offer): OfferColumns {
  const none = { ...NO_OFFER, offer_kind: offer.kind }
  switch (offer.kind) {
    case 'price':
    case 'amount_off':
      return { ...none, offer_cents: offer.cents }
    case 'percent_off':
      return { ...none, offer_basis_points: offer.basisPoints }
    case 'n_for':
      return { ...none, offer_count: offer.count, offer_cents: offer.cents }
    case 'buy_get':
      return { ...none, offer_count: offer.count, offer_get: offer.get }
    case 'points':
      return { ...none, offer_points: offer.points }
  }
}

type SiteIds = { siteIds: readonly string[]; exceptionIds: readonly string[] }

export const fromFacts = (deal: DealFacts, { siteIds, exceptionIds }: SiteIds) => ({
  parent_group_id: deal.groupId,
  title: deal.title,
  brand_id: deal.brandId,
  state: deal.state,
  ...fromOffer(deal.offer),
  old_price_cents: deal.oldPriceCents,
  product_ids: [...deal.productIds],
  first_on: deal.firstOn,
  last_on: deal.lastOn,
  where_kind: deal.whereKind,
  where_states: [...deal.states],
  where_brand_ids: [...deal.whereBrandIds],
  where_role: deal.role,
  site_ids: [...siteIds],
  exception_ids: [...exceptionIds],
  terms: deal.terms,
  picture_path: deal.picture?.path ?? null,
  picture_alt: deal.picture?.alt ?? null,
})

export type NewDealRow = ReturnType<typeof fromFacts>

type RuleColumns = {
  id: string
  parent_group_id: string
  state: string
  first_on: string
  last_on: string
  product_ids: string[]
  where_kind: string
  where_states: string[]
  where_brand_ids: string[]
  where_role: string | null
  site_ids: string[]
  exception_ids: string[]
  created_at: string
}

export const RULE_COLUMNS =
  'id, parent_group_id, state, first_on, last_on, product_ids, where_kind, where_states, where_brand_ids, where_role, site_ids, exception_ids, created_at'

export const toDeal = (row: RuleColumns): Deal => ({
  id: row.id,
  groupId: row.parent_group_id,
  state: row.state as DealState,
  firstOn: row.first_on,
  lastOn: row.last_on,
  productIds: row.product_ids,
  whereKind: row.where_kind as WhereKind,
  states: row.where_states,
  brandIds: row.where_brand_ids,
  role: row.where_role as BrandRole | null,
  siteIds: row.site_ids,
  exceptionIds: row.exception_ids,
  createdAt: row.created_at,
})
