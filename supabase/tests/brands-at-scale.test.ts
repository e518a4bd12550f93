import { leastCpu, leastTime } from '@/tools/testing/cpu-cost'
import { openDatabase } from './harness'
import { planFor } from './query-plan'
import { rowsReadBeyond } from './rows-read'

const database = openDatabase({ isShared: false })

const GROUP = 'f4000000-0000-4000-8000-0000000000d0'
const ONE = 'ba000000-0000-4000-8000-0000000000d1'
const TWO = 'ba000000-0000-4000-8000-0000000000d2'

/** 200 groups, one of them with 2,000 sites, 10,000 sites and 40,000 associations. */
beforeAll(() =>
  database.run(
    `set session_replication_role = replica;
     insert into public.parent_groups (id, name) values ('${GROUP}', 'Large matrix');
     insert into public.parent_groups (name) select 'Matrix ' || n from generate_series(1, 200) as n;
     insert into public.brands (id, name, kind) values ('${ONE}', 'Scale one', 'fuel'), ('${TWO}', 'Scale two', 'fuel');
     insert into public.sites (parent_group_id, number, name, state, time_zone)
     select '${GROUP}', 'L-' || lpad(n::text, 5, '0'), 'Site ' || n, case n % 3 when 0 then 'OH' else 'MI' end, 'America/Detroit'
     from generate_series(1, 2000) as n;
     insert into public.sites (parent_group_id, number, name, state, time_zone)
     select parent_group.id, 'S-' || n, 'Site ' || n, case n % 3 when 0 then 'OH' else 'MI' end, 'America/Detroit'
     from public.parent_groups as parent_group, generate_series(1, 40) as n where parent_group.name like 'Matrix %';
     insert into public.brand_associations (site_id, brand_id, role, first_on, last_on)
     select site.id, case n % 2 when 0 then '${ONE}' else '${TWO}' end::uuid, case when n < 3 then 'fuel' else 'store' end,
       '2020-01-01'::date + (n % 2) * 1000, case n % 2 when 0 then '2020-01-01'::date + 999 end
     from public.sites as site, generate_series(1, 4) as n where site.number like 'L-%' or site.number like 'S-%';
     set session_replication_role = origin;
     analyze public.sites, public.brand_associations, public.brands, public.parent_groups`,
  ),
)

type Page = { total: number; rows: { number: string; carried: unknown[] }[] }

const MATRIX = 'select public.brand_matrix($1, $2, $3, 50, $4, $5, $6)'

it('answers one page of a group of 2,000 sites, also narrowed', async () => {
  const owl = database.asUser('owl')
  const page = async (
    first: number,
    words: string[] = [],
    state: string | null = null,
    lacking: string | null = null,
  ) => (await owl.value<Page>(MATRIX, [GROUP, '2026-11-23', first, words, state, lacking])) as Page
  const last = await page(1950)
  expect([last.total, last.rows.length, last.rows.at(-1)?.number]).toEqual([2000, 50, 'L-02000'])
  expect(last.rows[0]?.carried).toHaveLength(2)
  expect((await page(0, [], 'OH')).total).toBe(666)
  expect((await page(0, ['l-0100'])).total).toBe(10)
  expect((await page(0, [], null, 'wash')).total).toBe(2000)
  expect((await page(0, [], null, 'fuel')).total).toBe(0)
})

it('counts where a brand is carried by group and state', async () => {
  const groups = (await database
    .asUser('graphic_designer')
    .value('select public.count_carrying_sites($1, $2)', [TWO, '2026-11-23'])) as {
    name: string
    sites: number
  }[]
  expect(groups).toHaveLength(201)
  expect(groups[0]).toMatchObject({
    name: 'Large matrix',
    sites: 2000,
    states: [
      { state: 'MI', sites: 1334 },
      { state: 'OH', sites: 666 },
    ],
  })
})

it('reads the sites of the group once for a page of its matrix, and the associations of the page', async () => {
  const owl = database.asUser('owl')
  const page = { sites: 2000, brand_associations: 4 * 50 }
  for (const [most, ...rest] of [
    [page, 0, [], null, null],
    [page, 1950, [], null, null],
    [page, 0, ['l-0100'], 'MI', null],
    // To tell who lacks a brand it reads what each site carries.
    [{ ...page, brand_associations: 4 * 2050 }, 0, [], null, 'wash'],
  ] as const) {
    const excess = await rowsReadBeyond(database, most, () =>
      owl.query(MATRIX, [GROUP, '2026-11-23', ...rest]),
    )
    expect(excess).toEqual([])
  }
})

it('reads the associations of a brand and each site once to count where it is carried', async () => {
  const excess = await rowsReadBeyond(
    database,
    { brand_associations: 20_100, sites: 10_300, parent_groups: 300 },
    () => database.asUser('owl').query('select public.count_carrying_sites($1, $2)', [TWO, '2026-11-23']),
  )
  expect(excess).toEqual([])
})

it('reads the associations of one site, and the newest of all, by an index', async () => {
  const owl = database.asUser('owl')
  const site = await planFor(
    owl,
    `select role from public.brand_associations where site_id = (select id from public.sites where number = 'L-00007')
     and (last_on is null or last_on >= '2026-11-23')`,
  )
  expect(site.accessPaths).toContain('brand_associations_site_idx')
  expect(site.accessPaths).not.toContain('brand_associations')
  const brand = await planFor(
    owl,
    `select count(*) from public.brand_association_list where brand_id = '00000000-0000-4000-8000-000000000000' and first_on <= '2026-11-23'`,
  )
  expect(brand.accessPaths).toEqual(['brand_associations_brand_idx'])
})

it('searches words by reading each row once, not each brand with each site', async () => {
  const { rowsRead } = await planFor(
    database.asUser('owl'),
    `select count(*) from public.brand_association_list where search_text like '%scale%' and search_text like '%l-00%'`,
  )
  expect(rowsRead).toBeLessThan(60_000)
})

/** A server is another process, whose work costs this one next to nothing. */
const leastCost = process.env.TEST_DATABASE_URL ? leastTime : leastCpu

/** In the cost of a plain update of as many rows, without triggers. One trigger call for each row made it about 70. */
const MOST_UPDATES = 25

it('gives 2,000 sites another brand, and takes it back, at the price of some plain updates', async () => {
  const plain = await leastCost(() =>
    database.run(
      `savepoint plain; set local session_replication_role = replica;
       update public.brand_associations set last_on = '2026-11-30'
       where role = 'fuel' and last_on is null and site_id in (select id from public.sites where number like 'L-%');
       rollback to plain`,
    ),
  )
  const owl = database.asUser('owl')
  const give = (isDryRun: boolean) =>
    owl.value<{ save: string; cells: { outcome: string }[] }>(
      'select public.give_brand($1, $2, $3, $4, $5)',
      [GROUP, ONE, 'fuel', '2026-12-01', isDryRun],
    )
  const undo = (save: string) => owl.value<{ outcome: string }[]>('select public.undo_brand_save($1)', [save])
  const tried = await give(true)
  expect(tried?.cells.filter(({ outcome }) => outcome === 'replaces')).toHaveLength(2000)
  const given = await leastCost(async () => {
    await database.run('savepoint given')
    const saved = await give(false)
    expect(saved?.cells).toEqual(tried?.cells)
    await database.run('rollback to given')
  })
  const { save = '' } = (await give(false)) ?? {}
  const undone = await leastCost(async () => {
    await database.run('savepoint undone')
    const cells = await undo(save)
    expect(cells?.filter(({ outcome }) => outcome === 'undone')).toHaveLength(2000)
    await database.run('rollback to undone')
  })
  expect({ given: given < MOST_UPDATES * plain, undone: undone < MOST_UPDATES * plain }).toEqual({
    given: true,
    undone: true,
  })
}, 120_000)
