import { openDatabase } from './harness'
import { planFor } from './query-plan'

const database = openDatabase({ isShared: false })

const GROUPS = 200
const SITES = 10_000
const DEALS = 20_000

const id = (kind: string, number: string) =>
  `('f6${kind}00000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** 50 sites and 100 deals a group, of which about ten run. */
const FILL = `
  set local session_replication_role = replica;
  delete from public.deal_products;
  delete from public.deal_sites;
  delete from public.deals;
  insert into public.parent_groups (id, name) select ${id('0', 'n')}, 'Group ' || n from generate_series(1, ${GROUPS}) as n;
  insert into public.products (id, name) select ${id('1', 'n')}, 'Product ' || n from generate_series(1, 40) as n;
  insert into public.sites (id, parent_group_id, number, name, state, time_zone)
  select ${id('2', 'n')}, ${id('0', `n % ${GROUPS} + 1`)}, n::text, 'Site ' || n, case n % 3 when 0 then 'MI' else 'AZ' end,
    case n % 3 when 0 then 'America/Detroit' when 1 then 'America/Phoenix' else 'Pacific/Honolulu' end
  from generate_series(1, ${SITES}) as n;
  insert into public.deals
    (id, parent_group_id, title, offer_kind, offer_cents, first_on, last_on, state, where_kind, where_states, product_ids)
  select ${id('3', 'n')}, ${id('0', `n % ${GROUPS} + 1`)}, 'Deal ' || n, 'price', 100,
    private.today() - 500 + n / ${GROUPS} * 10, private.today() - 460 + n / ${GROUPS} * 10,
    case n / ${GROUPS} % 20 when 0 then 'draft' when 1 then 'paused' else 'planned' end,
    case n / ${GROUPS} % 4 when 0 then 'states' else 'group' end,
    case n / ${GROUPS} % 4 when 0 then '{MI}'::text[] else '{}' end,
    array[${id('1', 'n % 40 + 1')}, ${id('1', '(n + n / 200) % 40 + 1')}]
  from generate_series(1, ${DEALS}) as n;
  insert into public.deal_products (deal_id, product_id)
  select distinct deal.id, product_id from public.deals as deal cross join unnest(deal.product_ids) as product_id;
  set local session_replication_role = origin;
  analyze public.sites;
  analyze public.deals;
  analyze public.deal_products;
  analyze public.products;
  analyze public.parent_groups;`

beforeEach(() => database.run(FILL), 120_000)

const LIST = 'select id, title, parent_group, status, product_names from public.deal_list'

it(`answers for one site, product or group without reading the ${DEALS} deals of all`, async () => {
  const owl = database.asUser('owl')
  const site = await database.value<string>(`select ${id('2', '1')}`)
  const running = await owl.query(`select * from public.deals_at('${site}')`)
  expect(running.length).toBeGreaterThan(0)
  for (const [query, most] of [
    [
      `select deal.id from public.deals as deal
      join public.sites as site on site.parent_group_id = deal.parent_group_id and site.id = '${site}'
      where deal.state = 'planned' and deal.last_on >= private.today() and deal.first_on <= private.today()`,
      300,
    ],
    [
      `select deal.id from public.deals as deal join public.deal_products as named on named.deal_id = deal.id
      where deal.parent_group_id = ${id('0', '2')} and named.product_id = ${id('1', '2')}
        and deal.last_on >= private.today() - 31 and deal.first_on <= private.today() + 31`,
      500,
    ],
    [
      `select id from public.deals as deal where deal.parent_group_id = ${id('0', '2')} and deal.last_on >= private.today()`,
      200,
    ],
  ] as const) {
    const plan = await planFor(owl, query)
    expect(plan.accessPaths).not.toContain('deals')
    expect(plan.rowsRead).toBeLessThan(most)
  }
}, 120_000)

it('reads each deal and site at most once for a page of the list', async () => {
  const owl = database.asUser('owl')
  for (const rest of [
    'order by first_on desc, id limit 50',
    `where status = 'runs' order by last_on, id limit 50`,
    `where search_text like '%group 17%' order by title, id limit 50`,
    `where parent_group_id = ${id('0', '2')} order by first_on desc, id limit 50`,
  ]) {
    const plan = await planFor(owl, `${LIST} ${rest}`)
    expect(plan.rowsRead).toBeLessThan(1.2 * (DEALS + SITES))
  }
}, 120_000)
