import { dateIn } from '@/lib/time/in-zone'
import type { Deal, DealSite } from './deal'
import { compareDeals, decidingRule, type Rule } from './precedence'
import { dealStatusOn } from './status'

/** Why a deal has no effect at a site at a moment. */
export const ABSENCE_TEXTS = {
  group: 'The site belongs to another group.',
  closed: 'The site is closed.',
  product: 'The deal does not name the product.',
  exception: 'The site is an exception of the deal.',
  states: 'The deal is for sites in other states.',
  brands: 'The site does not carry a brand of the deal on this day.',
  sites: 'The deal is for other sites.',
  draft: 'The deal is a draft.',
  paused: 'The deal is paused.',
  planned: 'The deal has not begun on the clock of the site.',
  ended: 'The deal has ended on the clock of the site.',
} as const
type Absence = keyof typeof ABSENCE_TEXTS

export type Verdict<D extends Deal> =
  | { outcome: 'wins'; deal: D }
  | { outcome: 'loses'; deal: D; to: D; rule: Rule }
  | { outcome: 'absent'; deal: D; because: Absence }

type Asked = {
  site: DealSite
  productId: string
  /** ISO 8601. */
  moment: string
}

const carries = (deal: Deal, { carried }: DealSite, day: string): boolean =>
  carried.some(
    ({ brandId, role, firstOn, lastOn }) =>
      deal.brandIds.includes(brandId) &&
      (deal.role === null || deal.role === role) &&
      firstOn <= day &&
      (lastOn === null || lastOn >= day),
  )

function absenceAtPlace(deal: Deal, site: DealSite, day: string): Absence | null {
  if (deal.exceptionIds.includes(site.id)) return 'exception'
  switch (deal.whereKind) {
    case 'group':
      return null
    case 'states':
      return deal.states.includes(site.state) ? null : 'states'
    case 'brands':
      return carries(deal, site, day) ? null : 'brands'
    case 'sites':
      return deal.siteIds.includes(site.id) ? null : 'sites'
  }
}

/** Whether the deal names the site, whatever the deal's days and state. `day` decides which brands the site carries. */
export const namesSite = (deal: Deal, site: DealSite, day: string): boolean =>
  deal.groupId === site.groupId && !site.isClosed && absenceAtPlace(deal, site, day) === null

function absenceOf(deal: Deal, { site, productId }: Asked, day: string): Absence | null {
  if (deal.groupId !== site.groupId) return 'group'
  if (site.isClosed) return 'closed'
  if (!deal.productIds.includes(productId)) return 'product'
  const status = dealStatusOn(deal, day)
  return absenceAtPlace(deal, site, day) ?? (status === 'runs' ? null : status)
}

/** One verdict for each deal: first the winner, then those that lose, then those without effect. */
export function explainDeals<D extends Deal>(deals: readonly D[], asked: Asked): Verdict<D>[] {
  const day = dateIn(asked.site.zone)(asked.moment)
  const judged = deals.toSorted(compareDeals).map((deal) => ({ deal, because: absenceOf(deal, asked, day) }))
  const present = judged.flatMap(({ deal, because }) => (because ? [] : [deal]))
  const [winner] = present
  return [
    ...present.map((deal): Verdict<D> =>
      winner === undefined || deal === winner
        ? { outcome: 'wins', deal }
        : { outcome: 'loses', deal, to: winner, rule: decidingRule(winner, deal) },
    ),
    ...judged.flatMap(({ deal, because }): Verdict<D>[] =>
      because ? [{ outcome: 'absent', deal, because }] : [],
    ),
  ]
}
