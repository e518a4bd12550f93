import { BRAND_ROLES } from '@/lib/owl/brand-roles'
import { type Deal, type DealSite, WHERE_KINDS } from '@/lib/owl/deals/deal'

const PLACES = [
  ['MI', 'America/Detroit'],
  ['IN', 'America/Indiana/Indianapolis'],
  ['IN', 'America/Chicago'],
  ['CO', 'America/Denver'],
  ['AZ', 'America/Phoenix'],
  ['CA', 'America/Los_Angeles'],
  ['AK', 'America/Anchorage'],
  ['HI', 'Pacific/Honolulu'],
] as const

/** Days next to those that change the clocks, and some others. */
const DAYS = [
  '2027-01-05',
  '2027-03-13',
  '2027-03-14',
  '2027-03-15',
  '2027-06-30',
  '2027-07-01',
  '2027-11-06',
  '2027-11-07',
  '2027-11-08',
  '2027-12-24',
] as const

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** The same in every run: two groups with sites in eight time zones, and deals that often meet. */
export function randomDeals(count: number) {
  let seed = 7
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % limit
  }
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
  const some = <T>(list: readonly T[], odds: number) => list.filter(() => below(odds) === 0)
  const ids = (kind: string, length: number) =>
    Array.from(
      { length },
      (_, index) => `f5${kind}00000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    )

  /** Of two days, the earlier one first. */
  const span = () => {
    const [firstOn, lastOn] = [pick(DAYS), pick(DAYS)].toSorted()
    return { firstOn: firstOn as string, lastOn: lastOn as string }
  }
  const groups = ids('0', 2)
  const products = ids('1', 4)
  const brands = ids('2', 3)
  /** In each role the brands follow one another, some on the day after the one before. */
  const carriedBrands = () =>
    some(BRAND_ROLES, 2).flatMap((role) => {
      const changes = some(DAYS, 2)
      return changes.flatMap((firstOn, index) => {
        const next = changes[index + 1]
        const lastOn = next === undefined ? (below(2) === 0 ? null : '2027-12-31') : dayBefore(next)
        return below(4) === 0 ? [] : [{ brandId: pick(brands), role, firstOn, lastOn }]
      })
    })
  const sites = ids('3', 20).map((id, index): DealSite => {
    const [state, zone] = PLACES[index % PLACES.length] as (typeof PLACES)[number]
    return {
      id,
      groupId: groups[index % 5 === 0 ? 1 : 0] as string,
      state,
      zone,
      isClosed: below(9) === 0,
      carried: carriedBrands(),
    }
  })
  const deals = ids('4', count).map((id): Deal => {
    const groupId = groups[below(4) === 0 ? 1 : 0] as string
    const own = sites.filter((site) => site.groupId === groupId).map((site) => site.id)
    const whereKind = pick(WHERE_KINDS)
    const chosen = some(own, 3)
    const siteIds = whereKind === 'sites' ? (chosen.length > 0 ? chosen : own.slice(0, 1)) : []
    return {
      id,
      groupId,
      ...span(),
      state: pick(['planned', 'planned', 'planned', 'paused', 'draft'] as const),
      productIds: [pick(products), ...some(products, 4)].filter(
        (product, index, list) => list.indexOf(product) === index,
      ),
      whereKind,
      states:
        whereKind === 'states' ? [pick(PLACES)[0], 'MI'].filter((s, i, all) => all.indexOf(s) === i) : [],
      brandIds:
        whereKind === 'brands'
          ? [pick(brands), ...some(brands, 4)].filter((b, i, all) => all.indexOf(b) === i)
          : [],
      role: whereKind === 'brands' && below(3) === 0 ? pick(BRAND_ROLES) : null,
      siteIds,
      exceptionIds: some(own, 8).filter((site) => !siteIds.includes(site)),
      createdAt: `2026-12-0${1 + below(3)}T12:00:00.000Z`,
    }
  })
  return { groups, products, brands, sites, deals }
}
