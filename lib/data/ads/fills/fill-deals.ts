import 'server-only'
import type { FillSource } from '@/lib/ads/templates/fill-values'
import { DataError } from '@/lib/errors'
import { daysText } from '@/lib/owl/deals/days-text'
import type { Deal, Offer } from '@/lib/owl/deals/deal'
import { offerText } from '@/lib/owl/deals/offer-text'
import { formatCents } from '@/lib/quotes/money'
import { createSessionClient } from '@/lib/supabase/server'
import { companyToday } from '@/lib/time/in-zone'
import { type OfferColumns, RULE_COLUMNS, toDeal, toOffer } from '@/lib/data/owl/deals/deal-rows'

export type FillDeal = {
  id: string
  title: string
  offer: Offer
  /** In words. */
  days: string
  /** As the rules see it. */
  rules: Deal
  source: Required<Pick<FillSource, 'deal'>> & Pick<FillSource, 'product'>
}

const COLUMNS = `${RULE_COLUMNS}, title, offer_kind, offer_cents, offer_basis_points, offer_count, offer_get,
  offer_points, old_price_cents, terms, picture_path, brands!deals_brand_id_fkey(logo_path),
  deal_products(products(name, picture_path, brands(logo_path)))`

type Row = Parameters<typeof toDeal>[0] &
  OfferColumns & {
    title: string
    old_price_cents: number | null
    terms: string | null
    picture_path: string | null
    brands: { logo_path: string | null } | null
    deal_products: {
      products: { name: string; picture_path: string | null; brands: { logo_path: string | null } | null }
    }[]
  }

function toFillDeal(row: Row): FillDeal {
  const rules = toDeal(row)
  const offer = toOffer(row)
  const products = row.deal_products
    .map(({ products: product }) => product)
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const pictured = products.find(({ picture_path: picture }) => picture !== null) ?? products[0]
  return {
    id: row.id,
    title: row.title,
    offer,
    days: daysText(rules),
    rules,
    source: {
      deal: {
        title: row.title,
        offer: offerText(offer),
        oldPrice: row.old_price_cents === null ? '' : formatCents(row.old_price_cents),
        days: daysText(rules),
        terms: row.terms ?? '',
        picture: row.picture_path,
        brandLogo: row.brands?.logo_path ?? null,
        products: products.map(({ name }) => name),
      },
      ...(pictured && {
        product: {
          name: pictured.name,
          picture: pictured.picture_path,
          brandLogo: pictured.brands?.logo_path ?? null,
        },
      }),
    },
  }
}

const MAX_DEALS = 500

/** Deals of a site group that have not ended on the company's calendar, those that begin first on top. */
export async function listFillDeals(clientId: string): Promise<FillDeal[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('deals')
    .select(COLUMNS)
    .eq('parent_group_id', clientId)
    .gte('last_on', companyToday())
    .order('first_on')
    .order('title')
    .order('id')
    .limit(MAX_DEALS)
  if (error) throw new DataError('fillDeals.listFillDeals', { cause: error })
  return data.map(toFillDeal)
}

/** These deals, ended ones too. Those that are gone, or of another site group, are left out. */
export async function getFillDeals(clientId: string, ids: readonly string[]): Promise<FillDeal[]> {
  if (ids.length === 0) return []
  const client = await createSessionClient()
  const { data, error } = await client
    .from('deals')
    .select(COLUMNS)
    .eq('parent_group_id', clientId)
    .in('id', [...ids])
    .order('first_on')
    .order('title')
    .order('id')
  if (error) throw new DataError('fillDeals.getFillDeals', { cause: error })
  return data.map(toFillDeal)
}
