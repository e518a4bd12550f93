import 'server-only'
import { DataError } from '@/lib/errors'
import type { Deal } from '@/lib/owl/deals/deal'
import type { DealFacts } from '@/lib/owl/deals/deal-form'
import { toPicture } from '@/lib/owl/picture'
import { createSessionClient } from '@/lib/supabase/server'
import { RULE_COLUMNS, toDeal, toOffer } from './deal-rows'

type Named = { id: string; name: string }
type NamedSite = Named & { number: string }

export type DealRecord = {
  id: string
  version: number
  facts: DealFacts
  /** As the rules see it. */
  rules: Deal
  group: Named
  /** The brand that it promotes. */
  brand: Named | null
  /** Sites that carry them have the deal. */
  whereBrands: Named[]
  products: Named[]
  sites: NamedSite[]
  exceptions: NamedSite[]
  /** ISO 8601. */
  createdAt: string
}

const byName = (one: Named, other: Named) => one.name.localeCompare(other.name)

const byNumber = (one: NamedSite, other: NamedSite) =>
  one.number.localeCompare(other.number, 'en', { numeric: true })

/** Null for an unknown id. */
export async function getDeal(id: string): Promise<DealRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('deals')
    .select(
      `${RULE_COLUMNS}, title, offer_kind, offer_cents, offer_basis_points, offer_count, offer_get, offer_points,
      old_price_cents, terms, picture_path, picture_alt, version, parent_groups(id, name),
      brands!deals_brand_id_fkey(id, name), deal_brands(brands(id, name)),
      deal_products(products(id, name)), deal_sites(is_exception, sites(id, number, name))`,
    )
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('dealRecord.getDeal', { cause: error })
  if (!data) return null
  const sitesOf = (isException: boolean) =>
    data.deal_sites
      .filter((named) => named.is_exception === isException)
      .map((named) => named.sites)
      .toSorted(byNumber)
  const rules = toDeal(data)
  const sites = sitesOf(false)
  const exceptions = sitesOf(true)
  return {
    id: data.id,
    version: data.version,
    rules,
    facts: {
      title: data.title,
      groupId: rules.groupId,
      brandId: data.brands?.id ?? null,
      state: rules.state,
      offer: toOffer(data),
      oldPriceCents: data.old_price_cents,
      productIds: rules.productIds,
      firstOn: rules.firstOn,
      lastOn: rules.lastOn,
      whereKind: rules.whereKind,
      states: rules.states,
      whereBrandIds: rules.brandIds,
      role: rules.role,
      siteNumbers: sites.map(({ number }) => number),
      exceptionNumbers: exceptions.map(({ number }) => number),
      terms: data.terms,
      picture: toPicture(data),
    },
    group: data.parent_groups,
    brand: data.brands,
    whereBrands: data.deal_brands.map(({ brands }) => brands).toSorted(byName),
    products: data.deal_products.map(({ products }) => products).toSorted(byName),
    sites,
    exceptions,
    createdAt: data.created_at,
  }
}

export type ZoneCount = { zone: string; sites: number }

/** The sites that the deal reaches, by time zone. */
export async function countDealSites(id: string): Promise<ZoneCount[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('count_deal_sites', { of_deal: id })
  if (error) throw new DataError('dealRecord.countDealSites', { cause: error })
  return data.map(({ time_zone: zone, sites }) => ({ zone, sites }))
}
