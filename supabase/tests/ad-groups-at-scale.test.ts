import { openDatabase } from './harness'
import { PEOPLE } from './people'
import { planFor } from './query-plan'

const database = openDatabase({ isShared: false })

const GROUPS = 20_000

/** Two hundred clients, an ad in each group, and every hundredth group assigned to the manager, the others to the designer. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.parent_groups (name) select 'Client ' || n from generate_series(1, 200) as n;
  with clients as (select id, row_number() over (order by name) as position from public.parent_groups),
    product as (select id from public.products limit 1)
  insert into public.ad_groups (name, parent_group_id, product_id, status, due_date, created_at, updated_at)
  select 'Campaign ' || n, clients.id, product.id, 'planned',
    case when n % 7 > 0 then date '2026-01-01' + n % 400 end,
    timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-02-01' + n * 7 % 9973 * interval '1 minute'
  from generate_series(1, ${GROUPS}) as n join clients on position = 1 + n % 200, product;
  insert into public.ads (ad_group_id, title, created_at, updated_at)
  select id, 'Ad of ' || name, created_at, updated_at from public.ad_groups;
  insert into public.ad_group_assignments (ad_group_id, profile_id)
  select id, case when name like '%99' then uuid '${PEOPLE.project_manager}' else uuid '${PEOPLE.graphic_designer}' end
  from public.ad_groups
  on conflict do nothing;
  set local session_replication_role = origin;
  analyze public.parent_groups, public.products, public.ad_groups, public.ads, public.ad_group_assignments;`

const FIRST_PAGE = 'limit 50'
const OWN = `select * from public.assigned_ad_group_list where assignee_id = '${PEOPLE.project_manager}'`

const COLUMNS = {
  ad_group_list:
    'id, name, parent_group, product, status, due_date, preview_open, created_at, updated_at, client',
  ad_list:
    'id, title, ad_group_id, ad_group, status, parent_group, product, created_at, updated_at, template_id, template',
} as const

/** The other columns of these views are made where a filter asks for them. */
const listOf = (view: keyof typeof COLUMNS, order: string) =>
  `select ${COLUMNS[view]} from public.${view} ${order}`

/** What the lists ask first, and through what of ad groups and ads they are answered. */
const QUERIES: [what: string, query: string, paths: string[]][] = [
  ['newest groups', listOf('ad_group_list', 'order by created_at desc, id'), ['ad_groups_newest_idx']],
  ['groups by name', listOf('ad_group_list', 'order by name, id'), ['ad_groups_name_idx']],
  ['groups by name, down', listOf('ad_group_list', 'order by name desc, id'), ['ad_groups_name_idx']],
  ['groups due next', listOf('ad_group_list', 'order by due_date nulls last, id'), ['ad_groups_due_idx']],
  [
    'groups due last',
    listOf('ad_group_list', 'order by due_date desc nulls last, id'),
    ['ad_groups_latest_due_idx'],
  ],
  ['changed groups', listOf('ad_group_list', 'order by updated_at desc, id'), ['ad_groups_changed_idx']],
  [
    'newest ads',
    listOf('ad_list', 'order by created_at desc, id'),
    ['ads_newest_idx', 'ad_groups_pkey', 'ad_drawings_pkey', 'ad_templates_pkey'],
  ],
  [
    'ads by title',
    listOf('ad_list', 'order by title, id'),
    ['ads_title_idx', 'ad_groups_pkey', 'ad_drawings_pkey', 'ad_templates_pkey'],
  ],
  [
    'changed ads',
    listOf('ad_list', 'order by updated_at desc, id'),
    ['ads_changed_idx', 'ad_groups_pkey', 'ad_drawings_pkey', 'ad_templates_pkey'],
  ],
]

it(`the first page of ${GROUPS} groups and ads is found by index, and counting reads one table`, async () => {
  await database.run(FILL)
  const manager = database.asUser('project_manager')
  const read = async (query: string) => {
    const { accessPaths, rowsRead } = await planFor(manager, query)
    return { paths: accessPaths.filter((path) => path.startsWith('ad')), rowsRead }
  }

  for (const [what, query, paths] of QUERIES) {
    const plan = await read(`${query} ${FIRST_PAGE}`)
    expect([what, plan.paths]).toEqual([what, paths])
    expect(plan.rowsRead).toBeLessThan(1000)
  }

  const own = await read(`${OWN} order by created_at desc, id ${FIRST_PAGE}`)
  expect(own.paths).toEqual(['ad_group_assignments_profile_idx', 'ad_groups_pkey'])
  expect(own.rowsRead).toBeLessThan(GROUPS / 10)

  expect((await read('select count(*) from public.ad_group_list')).paths).toEqual(['ad_groups'])
  expect((await read('select count(*) from public.ad_list')).paths).toEqual(['ads'])
}, 60_000)
