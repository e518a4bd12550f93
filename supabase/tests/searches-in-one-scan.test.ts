import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

type Found = { id: string; total: number }

/**
 * Three groups of one client with an ad each, and three leads. The first group is a designer's, the second has no day to be
 * ready and its ad a picture, the third is approved.
 */
beforeEach(() =>
  database.run(`
    set local session_replication_role = replica;
    insert into public.ad_groups
      (id, name, parent_group_id, product_id, status, due_date, preview_enabled, created_at, updated_at)
    select md5('tide ' || n)::uuid, 'Tide ' || n, parent_group.id, product.id,
      case when n = 3 then 'approved' else 'planned' end, case when n <> 2 then date '2026-03-01' + n end, n = 1,
      timestamptz '2026-01-01' + n * interval '1 day', timestamptz '2026-02-01' - n * interval '1 day'
    from generate_series(1, 3) as n,
      (select id from public.parent_groups where name = 'Lakeshore Roasters') as parent_group,
      (select id from public.products order by name limit 1) as product;
    insert into public.ads (ad_group_id, title, static_ad_url, created_at, updated_at)
    select md5('tide ' || n)::uuid, 'High Water ' || n, case when n = 2 then 'picture.png' end,
      timestamptz '2026-01-01' + n * interval '1 day', timestamptz '2026-02-01' - n * interval '1 day'
    from generate_series(1, 3) as n;
    insert into public.ad_group_assignments (ad_group_id, profile_id)
    values (md5('tide 1')::uuid, '${PEOPLE.graphic_designer}');
    insert into public.contact_submissions (first_name, last_name, email, business_name, message, status, created_at)
    select 'Nora', 'Tide', 'nora@example.com', 'Water Works ' || n, 'We are by the sea.',
      case when n = 3 then 'won' else 'new' end, timestamptz '2026-01-01' + n * interval '1 day'
    from generate_series(1, 3) as n;
    set local session_replication_role = origin;`),
)

const ads = (caller: Session, parameters: string) =>
  caller.query<Found & { title: string }>(`select * from public.search_ads(${parameters})`)
const adGroups = (caller: Session, parameters: string) =>
  caller.query<Found & { name: string }>(`select * from public.search_ad_groups(${parameters})`)
const leads = (caller: Session, parameters: string) =>
  caller.query<Found & { business_name: string }>(`select * from public.search_leads(${parameters})`)

/** By the numbers that their names end in. */
const titles = async (parameters: string) =>
  (await ads(database.asUser('project_manager'), parameters)).map(({ title }) => Number(title.at(-1)))
const groups = async (parameters: string) =>
  (await adGroups(database.asUser('project_manager'), parameters)).map(({ name }) => Number(name.at(-1)))
const businesses = async (parameters: string) =>
  (await leads(database.asUser('admin'), parameters)).map((lead) => Number(lead.business_name.at(-1)))

describe('ads', () => {
  it('are the rows of the list, with how many there are on all pages', async () => {
    const manager = database.asUser('project_manager')
    const columns = `id, title, static_ad_url, motion_ad_url, ad_group_id, ad_group, status, parent_group, product,
      created_at, updated_at, template_id, template`
    const listed = await manager.query(
      `select ${columns}, 3 as total from public.ad_list where search_text like '%high water%'
      order by created_at desc, id limit 2`,
    )
    expect(listed).toHaveLength(2)
    expect(await ads(manager, `'{water,tide}', max_rows => 2`)).toEqual(listed)
    expect(await titles(`'{water}', max_rows => 2, skip_rows => 2`)).toEqual([1])
    expect(await titles(`'{water}', skip_rows => 3`)).toEqual([])
  })

  it('have every word somewhere in the names of ad, group, client and product', async () => {
    expect(await titles(`'{high,tide,lakeshore,2}'`)).toEqual([2])
    expect(await titles(`'{high,granite}'`)).toEqual([])
  })

  it('are narrowed as the list is', async () => {
    expect(await titles(`'{water}', with_status => 'approved'`)).toEqual([3])
    expect(await titles(`'{water}', without => 'static'`)).toEqual([3, 1])
    expect(await titles(`'{water}', without => 'motion'`)).toEqual([3, 2, 1])
    const client = `(select id from public.parent_groups where name = 'Lakeshore Roasters')`
    const product = '(select id from public.products order by name limit 1)'
    expect(await titles(`'{water}', of_client => ${client}, of_product => ${product}`)).toEqual([3, 2, 1])
    const nobody = PEOPLE.member
    expect(await titles(`'{water}', of_client => '${nobody}'`)).toEqual([])
    expect(await titles(`'{water}', of_product => '${nobody}'`)).toEqual([])
  })

  it('are sorted by columns of the list and by no other', async () => {
    expect(await titles(`'{water}', sort_by => 'title', descending => false`)).toEqual([1, 2, 3])
    expect(await titles(`'{water}', sort_by => 'ad_group'`)).toEqual([3, 2, 1])
    expect(await titles(`'{water}', sort_by => 'updated_at'`)).toEqual([1, 2, 3])
    const outcome = await database
      .asUser('project_manager')
      .attempt(`select * from public.search_ads('{water}', sort_by => 'id from public.profiles as list --')`)
    expect(outcome).toEqual({ refused: '42703' })
  })

  it.each([
    ['graphic_designer', 3],
    ['owl', 0],
    ['member', 0],
  ] as const)('are found by a %s if they may read them', async (person, count) => {
    expect(await ads(database.asUser(person), `'{water}'`)).toHaveLength(count)
  })
})

describe('ad groups', () => {
  it('are the rows of the list, with how many there are on all pages', async () => {
    const manager = database.asUser('project_manager')
    const columns =
      'id, name, parent_group, product, status, due_date, preview_open, created_at, updated_at, client'
    const listed = await manager.query(
      `select ${columns}, 3 as total from public.ad_group_list where search_text like '%tide%'
      order by created_at desc, id limit 2`,
    )
    expect(listed).toHaveLength(2)
    expect(await adGroups(manager, `'{Tide,lakeshore}', max_rows => 2`)).toEqual(listed)
    expect(await groups(`'{tide}', max_rows => 2, skip_rows => 2`)).toEqual([1])
    expect(await groups(`'{tide}', skip_rows => 3`)).toEqual([])
  })

  it('have every word somewhere in the names of group, client and product', async () => {
    expect(await groups(`'{tide,lakeshore,2}'`)).toEqual([2])
    expect(await groups(`'{tide,granite}'`)).toEqual([])
  })

  it('are narrowed as the list is', async () => {
    expect(await groups(`'{tide}', with_status => 'approved'`)).toEqual([3])
    expect(await groups(`'{tide}', without_statuses => '{approved}'`)).toEqual([2, 1])
    expect(await groups(`'{tide}', of_assignee => '${PEOPLE.graphic_designer}'`)).toEqual([1])
    const client = `(select id from public.parent_groups where name = 'Lakeshore Roasters')`
    const product = '(select id from public.products order by name limit 1)'
    expect(await groups(`'{tide}', of_client => ${client}, of_product => ${product}`)).toEqual([3, 2, 1])
    const nobody = PEOPLE.member
    expect(await groups(`'{tide}', of_client => '${nobody}'`)).toEqual([])
    expect(await groups(`'{tide}', of_product => '${nobody}'`)).toEqual([])
  })

  it('are narrowed to when they are due, the first day included and the last not', async () => {
    expect(await groups(`'{tide}', due_from => '2026-03-02'`)).toEqual([3, 1])
    expect(await groups(`'{tide}', due_from => '2026-03-03'`)).toEqual([3])
    expect(await groups(`'{tide}', due_before => '2026-03-04'`)).toEqual([1])
    expect(await groups(`'{tide}', due_before => '2026-03-02'`)).toEqual([])
    expect(await groups(`'{tide}', without_due_date => true`)).toEqual([2])
  })

  it('come in the order that is asked for, those without a day last', async () => {
    expect(await groups(`'{tide}', sort_by => 'name', descending => false`)).toEqual([1, 2, 3])
    expect(await groups(`'{tide}', sort_by => 'updated_at'`)).toEqual([1, 2, 3])
    expect(await groups(`'{tide}', sort_by => 'due_date'`)).toEqual([3, 1, 2])
    expect(await groups(`'{tide}', sort_by => 'due_date', descending => false`)).toEqual([1, 3, 2])
  })

  it.each([
    ['graphic_designer', 3],
    ['owl', 0],
    ['member', 0],
  ] as const)('are found by a %s if they may read them', async (person, count) => {
    expect(await adGroups(database.asUser(person), `'{tide}'`)).toHaveLength(count)
  })
})

describe('leads', () => {
  it('come newest first, with how many there are on all pages', async () => {
    const page = await leads(database.asUser('admin'), `'{sea,nora}', max_rows => 2`)
    expect(page.map(({ total }) => total)).toEqual([3, 3])
    expect(await businesses(`'{sea,nora}', max_rows => 2`)).toEqual([3, 2])
    expect(await businesses(`'{nora}', max_rows => 2, skip_rows => 2`)).toEqual([1])
  })

  it('are narrowed to a status', async () => {
    expect(await businesses(`'{nora}', 'won'`)).toEqual([3])
    expect(await businesses(`'{nora,elsewhere}'`)).toEqual([])
  })

  it.each<[Person, number]>([
    ['super_admin', 3],
    ['owl', 3],
    ['project_manager', 0],
    ['member', 0],
  ])('are found by a %s if they may read them', async (person, count) => {
    expect(await leads(database.asUser(person), `'{nora}'`)).toHaveLength(count)
  })
})

it('are found by whoever a super admin looks as, if they may read them', async () => {
  const asAdmin = await database.asMirroring('super_admin', 'admin')
  const asDesigner = await database.asMirroring('super_admin', 'graphic_designer')
  expect(await leads(asAdmin, `'{nora}'`)).toHaveLength(3)
  expect(await leads(asDesigner, `'{nora}'`)).toEqual([])
  expect(await ads(asDesigner, `'{water}'`)).toHaveLength(3)
  expect(await adGroups(asDesigner, `'{tide}'`)).toHaveLength(3)
})

it.each(['ads', 'ad_groups', 'leads'])('visitors cannot search %s', async (rows) => {
  const outcome = await database.asAnon().attempt(`select * from public.search_${rows}('{}')`)
  expect(outcome).toEqual({ refused: '42501' })
})
