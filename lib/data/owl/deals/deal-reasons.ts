import 'server-only'
import { DataError } from '@/lib/errors'
import type { Deal, DealSite, Offer } from '@/lib/owl/deals/deal'
import { type Picture, PICTURE_COLUMNS, toPicture } from '@/lib/owl/picture'
import { createSessionClient } from '@/lib/supabase/server'
import { RULE_COLUMNS, toDeal, toOffer } from './deal-rows'

/** A site as the rules of deals see it, with its names. */
export type AskedSite = DealSite & { number: string; name: string; city: string | null; group: string }

const SITE = `id, parent_group_id, number, name, city, state, time_zone, status, parent_groups(name),
  brand_associations(brand_id, role, first_on, last_on)`

type Asked = { id: string } | { groupId: string; number: string }

/** Null for an unknown site. A number is found whatever its case. */
export async function getAskedSite(asked: Asked): Promise<AskedSite | null> {
  const client = await createSessionClient()
  let id = 'id' in asked ? asked.id : undefined
  if ('number' in asked) {
    const found = await client.rpc('find_sites_by_number', {
      of_group: asked.groupId,
      numbers: [asked.number],
    })
    if (found.error) throw new DataError('dealReasons.getAskedSite', { cause: found.error })
    id = found.data[0]?.id
  }
  if (id === undefined) return null
  const { data, error } = await client.from('sites').select(SITE).eq('id', id).maybeSingle()
  if (error) throw new DataError('dealReasons.getAskedSite', { cause: error })
  return (
    data && {
      id: data.id,
      groupId: data.parent_group_id,
      group: data.parent_groups.name,
      number: data.number,
      name: data.name,
      city: data.city,
      state: data.state ?? '',
      zone: data.time_zone,
      isClosed: data.status === 'closed',
      carried: data.brand_associations.map((carried) => ({
        brandId: carried.brand_id,
        role: carried.role,
        firstOn: carried.first_on,
        lastOn: carried.last_on,
      })),
    }
  )
}

export type AskedDeal = Deal & { title: string; offer: Offer; picture: Picture | null }

const MAX_DEALS = 200

/** Deals of a group that name a product and have a day from `since` to `until`, both inclusive. */
export async function listDealsForProduct(
  groupId: string,
  productId: string,
  { since, until }: { since: string; until: string },
): Promise<AskedDeal[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('deals')
    .select(
      `${RULE_COLUMNS}, title, ${PICTURE_COLUMNS}, offer_kind, offer_cents, offer_basis_points, offer_count, offer_get,
      offer_points, deal_products!inner(product_id)`,
    )
    .eq('parent_group_id', groupId)
    .eq('deal_products.product_id', productId)
    .lte('first_on', until)
    .gte('last_on', since)
    .order('first_on', { ascending: false })
    .limit(MAX_DEALS)
  if (error) throw new DataError('dealReasons.listDealsForProduct', { cause: error })
  return data.map((row) => ({
    ...toDeal(row),
    title: row.title,
    offer: toOffer(row),
    picture: toPicture(row),
  }))
}

export type RunningDeal = {
  id: string
  title: string
  offer: Offer
  picture: Picture | null
  lastOn: string
  /** Products for which it wins at the site, and those for which another deal does. */
  wins: string[]
  loses: string[]
}

/** What runs at a site at a moment, ISO 8601. One query. */
export async function listDealsAt(siteId: string, moment: string): Promise<RunningDeal[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_deals_at', { of_site: siteId, moment })
  if (error) throw new DataError('dealReasons.listDealsAt', { cause: error })
  return data.map((row) => ({
    id: row.id,
    title: row.title,
    offer: toOffer(row),
    picture: toPicture(row),
    lastOn: row.last_on,
    wins: row.wins,
    loses: row.loses,
  }))
}
