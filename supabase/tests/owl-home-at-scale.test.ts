import { openDatabase } from './harness'
import { PEOPLE } from './people'

const database = openDatabase({ isShared: false })

const GROUPS = 200
const SITES = 10_000
const ASSOCIATIONS = 40_000
const DEALS = 20_000
const TASKS = 10_000

const id = (kind: string, number: string) =>
  `('f8${kind}00000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** 50 sites and 100 deals a group. A quarter of what sites carry is of today. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.parent_groups (id, name, status, owner_id)
  select ${id('0', 'n')}, 'Group ' || n, case when n % 4 = 0 then 'prospect' else 'active' end,
    case when n % 2 = 0 then '${PEOPLE.owl}'::uuid end
  from generate_series(1, ${GROUPS}) as n;
  insert into public.products (id, name) values (${id('1', '1')}, 'Product at scale');
  insert into public.brands (id, name, kind) values (${id('2', '1')}, 'Brand at scale', 'fuel');
  insert into public.sites (id, parent_group_id, number, name, status, latitude, longitude, time_zone, week_hours)
  select ${id('3', 'n')}, ${id('0', `n % ${GROUPS} + 1`)}, n::text, 'Site ' || n,
    case when n % 10 = 0 then 'closed' else 'open' end, case when n % 20 > 0 then 40 end, case when n % 20 > 0 then -100 end,
    (array['America/Detroit', 'America/Phoenix', 'Pacific/Honolulu'])[1 + n % 3],
    case when n % 7 > 0 then '[{"weekday": 1, "opens": 0, "closes": 1440}]'::jsonb end
  from generate_series(1, ${SITES}) as n;
  insert into public.brand_associations (site_id, brand_id, role, first_on, last_on)
  select ${id('3', `n % ${SITES} + 1`)}, ${id('2', '1')}, 'fuel', private.today() - n / ${SITES} * 400 - 200,
    private.today() - n / ${SITES} * 400 + 198
  from generate_series(0, ${ASSOCIATIONS} - 1) as n where n % 11 > 0;
  insert into public.deals (id, parent_group_id, title, offer_kind, offer_cents, first_on, last_on, state, product_ids)
  select ${id('4', 'n')}, ${id('0', `n % ${GROUPS} + 1`)}, 'Deal ' || n, 'price', 100,
    private.today() - 500 + n / ${GROUPS} * 10, private.today() - 460 + n / ${GROUPS} * 10,
    case n / ${GROUPS} % 20 when 0 then 'draft' when 1 then 'paused' else 'planned' end, array[${id('1', '1')}]
  from generate_series(1, ${DEALS}) as n;
  insert into public.loyalty_programs (id, parent_group_id, name)
  select ${id('5', 'n')}, ${id('0', 'n')}, 'Program ' || n from generate_series(1, ${GROUPS}) as n;
  insert into public.loyalty_versions (program_id, number, state, first_on, rules)
  select ${id('5', 'n')}, place, 'published', private.today() - 200 + n + place * 60, '{}'
  from generate_series(1, ${GROUPS}) as n, generate_series(1, 4) as place;
  insert into public.tasks (title, parent_group_id, assignee_id, due_on, done_at)
  select 'Task ' || n, ${id('0', `n % ${GROUPS} + 1`)}, '${PEOPLE.owl}', private.today() - 200 + n % 220,
    case when n % 20 > 0 then now() end
  from generate_series(1, ${TASKS}) as n;
  set local session_replication_role = origin;
  analyze public.parent_groups, public.sites, public.brand_associations, public.deals, public.loyalty_programs,
    public.loyalty_versions, public.tasks;`

/** Rows that came from a table and not from an index alone. */
const rowsOf = (table: string) =>
  database.value<number>(
    `select (seq_tup_read + idx_tup_fetch)::integer from pg_stat_xact_user_tables where relid = 'public.${table}'::regclass`,
  )

/** How often the home may read the rows of each table. */
const MOST = {
  // The counts, the clocks of sites that carry brands, and the clocks of groups.
  sites: 3.1 * SITES,
  brand_associations: 1.1 * ASSOCIATIONS,
  // Those that have not ended.
  deals: 0.6 * DEALS,
  parent_groups: 20 * GROUPS,
  tasks: 1.1 * TASKS,
} as const

it(`answers among ${SITES} sites, ${ASSOCIATIONS} associations and ${DEALS} deals by reading each row a few times`, async () => {
  await database.run(FILL)
  const read: Record<string, boolean> = {}
  const before = await Promise.all(Object.keys(MOST).map(rowsOf))
  const owl = database.asUser('owl')
  const answer = await owl.value<{
    deals: { running: number; starts: { count: number } }
    sites: { open: number; missing: { brand: number } }
  }>('select public.get_owl_home()')
  for (const [index, [table, most]] of Object.entries(MOST).entries()) {
    const rows = (await rowsOf(table)) - (before[index] ?? 0)
    read[table] = rows <= most
  }
  expect(read).toEqual({
    sites: true,
    brand_associations: true,
    deals: true,
    parent_groups: true,
    tasks: true,
  })
  expect(answer?.deals.running).toBeGreaterThan(GROUPS)
  expect(answer?.deals.starts.count).toBeGreaterThan(GROUPS / 2)
  expect(answer?.sites.missing.brand).toBeGreaterThan(SITES / 20)
}, 120_000)
