import { openDatabase } from './harness'
import type { Person } from './people'
import { planFor } from './query-plan'

const database = openDatabase()

const SITE = 'f4000000-0000-4000-8000-0000000000a1'
const OTHER_SITE = 'f4000000-0000-4000-8000-0000000000a2'
const ONE = 'ba000000-0000-4000-8000-0000000000a1'
const TWO = 'ba000000-0000-4000-8000-0000000000a2'
const ADD = `insert into public.brand_associations (site_id, brand_id, role, first_on, last_on) values ($1, $2, $3, $4, $5)`
const CARRIED = 'select role, brand_name from public.list_carried_brands($1, $2)'

beforeEach(() =>
  database.run(
    `insert into public.parent_groups (id, name) values ('${SITE}', 'Overlaps');
     insert into public.sites (id, parent_group_id, number, name, time_zone) values
       ('${SITE}', '${SITE}', '1', 'One', 'America/Phoenix'), ('${OTHER_SITE}', '${SITE}', '2', 'Two', 'America/Adak');
     insert into public.brands (id, name, kind) values ('${ONE}', 'Brand one', 'fuel'), ('${TWO}', 'Brand two', 'fuel');`,
  ),
)

type Span = [first: string, last: string | null]
const MARCH: Span = ['2026-03-01', '2026-03-31']
const APRIL: Span = ['2026-04-01', '2026-04-30']

const add = (brand: string, role: string, days: Span, site = SITE) =>
  database.asUser('owl').attempt(ADD, [site, brand, role, ...days])

describe.each(['canopy', 'fuel', 'store'])('as %s brand', (role) => {
  it('a site has one on each day', async () => {
    expect(await add(ONE, role, MARCH)).toEqual({ count: 1 })
    expect(await add(TWO, role, ['2026-03-31', null])).toEqual({ refused: 'PT409' })
    expect(await add(TWO, role, ['2025-01-01', '2026-03-01'])).toEqual({ refused: 'PT409' })
    expect(await add(TWO, role, APRIL)).toEqual({ count: 1 })
    expect(await add(TWO, role, MARCH, OTHER_SITE)).toEqual({ count: 1 })
  })
})

describe.each(['food', 'wash'])('as %s brand', (role) => {
  it('a site has several, but none twice', async () => {
    expect(await add(ONE, role, ['2026-03-01', null])).toEqual({ count: 1 })
    expect(await add(TWO, role, MARCH)).toEqual({ count: 1 })
    expect(await add(ONE, role, APRIL)).toEqual({ refused: 'PT409' })
  })
})

it('takes one brand in several roles on the same days', async () => {
  for (const role of ['canopy', 'fuel', 'store', 'food', 'wash']) {
    expect(await add(ONE, role, MARCH)).toEqual({ count: 1 })
  }
})

it('says in words which brand and days are in the way', async () => {
  await add(ONE, 'fuel', MARCH)
  await expect(database.asUser('owl').query(ADD, [SITE, TWO, 'fuel', ...MARCH])).rejects.toThrow(
    'This site has Brand one as fuel brand from 2026-03-01 to 2026-03-31',
  )
})

it('refuses a change of days, role or site that makes an overlap, and takes one that makes none', async () => {
  await add(ONE, 'fuel', MARCH)
  await add(TWO, 'fuel', APRIL)
  await add(TWO, 'store', MARCH)
  await add(TWO, 'fuel', MARCH, OTHER_SITE)
  const owl = database.asUser('owl')
  const change = (to: string, of: string) =>
    owl.attempt(`update public.brand_associations set ${to} where ${of}`)
  expect(await change('last_on = null', `brand_id = '${ONE}'`)).toEqual({ refused: 'PT409' })
  expect(await change(`role = 'fuel'`, `role = 'store'`)).toEqual({ refused: 'PT409' })
  expect(await change(`site_id = '${SITE}'`, `site_id = '${OTHER_SITE}'`)).toEqual({ refused: 'PT409' })
  expect(await change(`last_on = '2026-03-30'`, `brand_id = '${ONE}'`)).toEqual({ count: 1 })
  expect(await change('last_on = null', `brand_id = '${TWO}' and first_on = '2026-04-01'`)).toEqual({
    count: 1,
  })
})

it('refuses a last day before the first', async () => {
  expect(await add(ONE, 'fuel', ['2026-03-02', '2026-03-01'])).toEqual({ refused: '23514' })
})

it('tells what a site carries on any day, also on the first and the last', async () => {
  await add(ONE, 'fuel', MARCH)
  await add(TWO, 'fuel', ['2026-04-01', null])
  await add(TWO, 'food', MARCH)
  const on = (day: string) => database.asUser('graphic_designer').query(CARRIED, [[SITE, OTHER_SITE], day])
  const fuel = (brand: string) => ({ role: 'fuel', brand_name: brand })
  expect(await on('2026-02-28')).toEqual([])
  for (const day of MARCH)
    expect(await on(day ?? '')).toEqual([{ role: 'food', brand_name: 'Brand two' }, fuel('Brand one')])
  expect(await on('2026-04-01')).toEqual([fuel('Brand two')])
  expect(await on('2099-01-01')).toEqual([fuel('Brand two')])
})

it.each(['member', 'graphic_designer'] as const satisfies Person[])(
  'is not written by %s',
  async (person) => {
    expect(await database.asUser(person).attempt(ADD, [SITE, ONE, 'fuel', ...MARCH])).toEqual({
      refused: '42501',
    })
  },
)

it('keeps a brand that a site carries, and its history', async () => {
  await add(ONE, 'fuel', MARCH)
  expect(await database.asUser('admin').attempt('delete from public.brands where id = $1', [ONE])).toEqual({
    refused: '23503',
  })
  const id = await database.value('select id::text from public.brand_associations where site_id = $1', [SITE])
  const entries = await database
    .asUser('owl')
    .query('select action from public.list_record_history($1, $2)', ['brand_associations', id])
  expect(entries).toEqual([{ action: 'insert' }])
})

it('agrees with a calendar on random days', async () => {
  // Numbers from a fixed seed, so that a failure comes again.
  let seed = 25
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
  const calendar = new Set<string>()
  let refused = 0
  for (let round = 0; round < 150; round++) {
    const role = ['fuel', 'food'][random(2)] ?? ''
    const brand = [ONE, TWO][random(2)] ?? ''
    const first = random(60)
    const last = first + random(6)
    const days = Array.from({ length: last - first + 1 }, (_, index) => `${role} ${first + index}`)
    const taken = days.some((key) => calendar.has(role === 'fuel' ? key : `${key} ${brand}`))
    const outcome = await add(brand, role, [day(first), day(last)])
    expect([round, outcome]).toEqual([round, taken ? { refused: 'PT409' } : { count: 1 }])
    if (taken) refused += 1
    else for (const key of days) calendar.add(role === 'fuel' ? key : `${key} ${brand}`)
  }
  expect(refused).toBeGreaterThan(20)
  expect(refused).toBeLessThan(140)
})

it('reads one group of 10,000 sites and 40,000 associations by its indexes', async () => {
  await database.run(
    `set session_replication_role = replica;
     insert into public.parent_groups (name) select 'Scale ' || n from generate_series(1, 200) as n;
     insert into public.sites (parent_group_id, number, name, time_zone)
     select parent_group.id, 'S' || n, 'Site ' || n, 'America/Chicago'
     from public.parent_groups as parent_group, generate_series(1, 50) as n where parent_group.name like 'Scale %';
     insert into public.brand_associations (site_id, brand_id, role, first_on, last_on)
     select site.id, case when n % 2 = 0 then '${ONE}' else '${TWO}' end::uuid, 'fuel',
       '2020-01-01'::date + n * 365, case when n < 4 then '2020-01-01'::date + n * 365 + 364 end
     from public.sites as site, generate_series(1, 4) as n where site.number like 'S%';
     set session_replication_role = origin;
     analyze public.sites, public.brand_associations, public.brands, public.parent_groups`,
  )
  const plan = await planFor(
    database.asUser('owl'),
    `select association.site_id, association.role, association.brand_id
     from public.brand_associations as association
     where association.site_id = any (array(
         select site.id from public.sites as site
         where site.parent_group_id = (select id from public.parent_groups where name = 'Scale 7')
       ))
       and association.first_on <= '2026-05-01'
       and (association.last_on is null or association.last_on >= '2026-05-01')`,
  )
  expect(plan.accessPaths).toContain('brand_associations_site_idx')
  expect(plan.rowsRead).toBeLessThan(1000)
})
