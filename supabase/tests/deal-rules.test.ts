import type { Deal, DealSite } from '@/lib/owl/deals/deal'
import { explainDeals } from '@/lib/owl/deals/explain'
import { randomDeals } from './random-deals'
import { openDatabase } from './harness'

const database = openDatabase()

const WORLD = randomDeals(90)

const MINUTE = 60_000

/** Around the midnights of these days in all zones; two of them change the clocks. */
const MOMENTS = ['2027-03-14', '2027-03-15', '2027-11-07', '2027-11-08'].flatMap((day) =>
  [3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((hour) => {
    const sharp = Date.parse(`${day}T00:00:00Z`) + hour * 60 * MINUTE
    return [sharp - MINUTE, sharp].map((instant) => new Date(instant).toISOString())
  }),
)

async function store() {
  const { groups, products, brands, sites, deals } = WORLD
  const rows = (list: readonly unknown[]) => [JSON.stringify(list)]
  await database.sql(
    `insert into public.parent_groups (id, name) select id, id::text from jsonb_to_recordset($1::jsonb) as g (id uuid)`,
    rows(groups.map((id) => ({ id }))),
  )
  await database.sql(
    `insert into public.products (id, name) select id, id::text from jsonb_to_recordset($1::jsonb) as p (id uuid)`,
    rows(products.map((id) => ({ id }))),
  )
  await database.sql(
    `insert into public.sites (id, parent_group_id, number, name, state, time_zone, status)
    select id, "groupId", id::text, 'Site', state, zone, case when "isClosed" then 'closed' else 'open' end
    from jsonb_to_recordset($1::jsonb) as s (id uuid, "groupId" uuid, state text, zone text, "isClosed" boolean)`,
    rows(sites),
  )
  await database.sql(
    `insert into public.brands (id, name, kind) select id, id::text, 'store' from jsonb_to_recordset($1::jsonb) as b (id uuid)`,
    rows(brands.map((id) => ({ id }))),
  )
  await database.sql(
    `insert into public.brand_associations (site_id, brand_id, role, first_on, last_on)
    select "siteId", "brandId", role, "firstOn", "lastOn"
    from jsonb_to_recordset($1::jsonb) as a ("siteId" uuid, "brandId" uuid, role text, "firstOn" date, "lastOn" date)`,
    rows(sites.flatMap(({ id, carried }) => carried.map((each) => ({ siteId: id, ...each })))),
  )
  await database.sql(
    `insert into public.deals (id, parent_group_id, title, offer_kind, offer_cents, first_on, last_on, state, where_kind,
      where_states, where_brand_ids, where_role, product_ids, site_ids, exception_ids, created_at)
    select id, "groupId", 'Deal', 'price', 100, "firstOn", "lastOn", state, "whereKind", states, "brandIds", role, "productIds",
      "siteIds", "exceptionIds", "createdAt"
    from jsonb_to_recordset($1::jsonb) as d (id uuid, "groupId" uuid, "firstOn" date, "lastOn" date, state text,
      "whereKind" text, states text[], "brandIds" uuid[], role text, "productIds" uuid[], "siteIds" uuid[], "exceptionIds" uuid[],
      "createdAt" timestamptz)`,
    rows(deals),
  )
}

/** The day on a site's clock, by another way than the code: the weekday and the date that the zone writes. */
const dayAt = (zone: string, moment: string) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: zone })

function covers(deal: Deal, site: DealSite, day: string): boolean {
  if (deal.groupId !== site.groupId || site.isClosed || deal.exceptionIds.includes(site.id)) return false
  if (day < deal.firstOn || day > deal.lastOn) return false
  const places = {
    group: true,
    states: deal.states.some((state) => state === site.state),
    brands: site.carried.some(
      (carried) =>
        deal.brandIds.includes(carried.brandId) &&
        [null, carried.role].includes(deal.role) &&
        day >= carried.firstOn &&
        day <= (carried.lastOn ?? '9999-12-31'),
    ),
    sites: deal.siteIds.some((id) => id === site.id),
  }
  return places[deal.whereKind]
}

const RANK = { group: 0, states: 1, brands: 2, sites: 3 }

/** All deals of a product at a site on a day; the first one wins. Written from the rules, not from the code. */
const standing = (site: DealSite, productId: string, day: string) =>
  WORLD.deals
    .filter(
      (deal) => deal.state === 'planned' && deal.productIds.includes(productId) && covers(deal, site, day),
    )
    .map((deal) => ({
      id: deal.id,
      key: [RANK[deal.whereKind], deal.firstOn, new Date(deal.createdAt).toISOString(), deal.id].join(' '),
    }))
    .toSorted((one, other) => (one.key < other.key ? 1 : -1))
    .map(({ id }) => id)

beforeEach(store)

it('what runs and who wins is the same in SQL, in TypeScript and by brute force', async () => {
  const asked = WORLD.sites.flatMap((site) => MOMENTS.map((moment) => ({ siteId: site.id, moment })))
  const rows = await database.sql<{
    site_id: string
    moment: string
    deal_id: string
    product_id: string
    wins: boolean
  }>(
    `select asked."siteId" as site_id, asked.moment, running.* from jsonb_to_recordset($1::jsonb) as asked ("siteId" uuid, moment text)
    cross join lateral public.deals_at(asked."siteId", asked.moment::timestamptz) as running`,
    [JSON.stringify(asked)],
  )
  const inDatabase = Map.groupBy(rows, (row) => `${row.site_id} ${row.moment} ${row.product_id}`)
  let running = 0
  let contested = 0
  for (const site of WORLD.sites) {
    for (const moment of MOMENTS) {
      for (const productId of WORLD.products) {
        const expected = standing(site, productId, dayAt(site.zone, moment))
        const found = inDatabase.get(`${site.id} ${moment} ${productId}`) ?? []
        expect(found.map((row) => row.deal_id).toSorted()).toEqual(expected.toSorted())
        expect(found.filter((row) => row.wins).map((row) => row.deal_id)).toEqual(expected.slice(0, 1))
        const explained = explainDeals(WORLD.deals, { site, productId, moment })
        expect(
          explained.filter(({ outcome }) => outcome !== 'absent').map((verdict) => verdict.deal.id),
        ).toEqual(expected)
        running += expected.length
        contested += expected.length > 1 ? 1 : 0
      }
    }
  }
  expect(running).toBeGreaterThan(1000)
  expect(contested).toBeGreaterThan(200)
}, 120_000)

const DAYS = Array.from({ length: 400 }, (_, index) =>
  new Date(Date.parse('2026-12-20T00:00Z') + index * 86_400_000).toISOString().slice(0, 10),
)

it('finds the overlaps that brute force finds, with their days, sites and first three names', async () => {
  const reach = WORLD.deals.map((deal) =>
    WORLD.sites.map((site) => new Set(DAYS.filter((day) => covers(deal, site, day)))),
  )
  let found = 0
  for (const [index, deal] of WORLD.deals.entries()) {
    const rows = await database.sql<{
      deal_id: string
      sites: number
      site_names: string[]
      from: string
      until: string
    }>(
      `select overlap.deal_id, overlap.sites, overlap.site_names, overlap.overlaps_from::text as from, overlap.overlaps_until::text as until
      from public.deals as own
      cross join lateral public.find_deal_overlaps(to_jsonb(own), 200) as overlap where own.id = $1`,
      [deal.id],
    )
    const expected = WORLD.deals.flatMap((other, place) => {
      if (place === index || other.state !== 'planned') return []
      if (!other.productIds.some((id) => deal.productIds.includes(id))) return []
      const shared = WORLD.sites.map((_, site) =>
        [...(reach[index]?.[site] ?? [])].filter((day) => reach[place]?.[site]?.has(day)),
      )
      const days = shared.flat().toSorted()
      const met = WORLD.sites.filter((_, site) => shared[site]?.length).map(({ id }) => `${id} Site`)
      if (met.length === 0) return []
      const names = met.toSorted().slice(0, 3)
      return [{ deal_id: other.id, sites: met.length, site_names: names, from: days[0], until: days.at(-1) }]
    })
    const byId = (one: { deal_id: string }, two: { deal_id: string }) => (one.deal_id < two.deal_id ? -1 : 1)
    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId))
    found += rows.length
  }
  expect(found).toBeGreaterThan(100)
}, 120_000)
