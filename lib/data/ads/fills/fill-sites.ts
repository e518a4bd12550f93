import 'server-only'
import type { FillSource } from '@/lib/ads/templates/fill-values'
import { DataError } from '@/lib/errors'
import { BRAND_ROLES } from '@/lib/owl/brand-roles'
import type { Deal, DealSite } from '@/lib/owl/deals/deal'
import { namesSite } from '@/lib/owl/deals/explain'
import type { SitePicture } from '@/lib/owl/site-pictures'
import { createSessionClient } from '@/lib/supabase/server'
import { companyToday } from '@/lib/time/in-zone'

export type FillSite = {
  id: string
  number: string
  name: string
  /** As in 'Flint, MI'; empty where nobody has said. */
  place: string
  /** As the rules of deals see it. */
  rules: DealSite
  source: Required<Pick<FillSource, 'site'>>
}

const COLUMNS = `id, parent_group_id, number, name, city, state, time_zone, status, pictures,
  brand_associations(brand_id, role, first_on, last_on, brands(logo_path))`

type Association = {
  brand_id: string
  role: string
  first_on: string
  last_on: string | null
  brands: { logo_path: string | null }
}

/** Of the brand that customers see first: the canopy before the shelves. */
function logoOf(associations: readonly Association[], day: string): string | null {
  const carried = associations.filter(
    (one) => one.first_on <= day && (one.last_on === null || one.last_on >= day) && one.brands.logo_path,
  )
  for (const role of BRAND_ROLES) {
    const found = carried.find((one) => one.role === role)
    if (found) return found.brands.logo_path
  }
  return null
}

type Row = {
  id: string
  parent_group_id: string
  number: string
  name: string
  city: string | null
  state: string | null
  time_zone: string
  status: string
  pictures: unknown
  brand_associations: Association[]
}

const toFillSite = (row: Row): FillSite => ({
  id: row.id,
  number: row.number,
  name: row.name,
  place: [row.city, row.state].filter(Boolean).join(', '),
  rules: {
    id: row.id,
    groupId: row.parent_group_id,
    state: row.state ?? '',
    zone: row.time_zone,
    isClosed: row.status === 'closed',
    carried: row.brand_associations.map((one) => ({
      brandId: one.brand_id,
      role: one.role,
      firstOn: one.first_on,
      lastOn: one.last_on,
    })),
  },
  source: {
    site: {
      number: row.number,
      name: row.name,
      city: row.city,
      state: row.state,
      picture: ((row.pictures ?? []) as SitePicture[])[0]?.file ?? null,
      brandLogo: logoOf(row.brand_associations, companyToday()),
    },
  },
})

const BATCH = 500

/** Sites of a group that are not closed, by number. */
export async function listFillSites(clientId: string): Promise<FillSite[]> {
  const client = await createSessionClient()
  const sites: FillSite[] = []
  for (;;) {
    const { data, error } = await client
      .from('sites')
      .select(COLUMNS)
      .eq('parent_group_id', clientId)
      .neq('status', 'closed')
      .order('number')
      .order('id')
      .range(sites.length, sites.length + BATCH - 1)
    if (error) throw new DataError('fillSites.listFillSites', { cause: error })
    sites.push(...data.map(toFillSite))
    if (data.length < BATCH) {
      return sites.toSorted((one, other) => one.number.localeCompare(other.number, 'en', { numeric: true }))
    }
  }
}

/** Where a deal holds, on its first day that is still to come. */
export const sitesOfDeal = (deal: Deal, sites: readonly FillSite[]): FillSite[] => {
  const day = deal.firstOn > companyToday() ? deal.firstOn : companyToday()
  return sites.filter(({ rules }) => namesSite(deal, rules, day))
}
