import { AD_GROUP_STATUSES } from '@/lib/ads/types'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

type Card = { name: string; due_date: string | null; total: number }

const cards = (person: Person, parameters: string, values: unknown[] = []) =>
  database
    .asUser(person)
    .query<Card>(`select name, due_date::text, total from public.list_ad_group_cards(${parameters})`, values)

const names = async (parameters: string, values: unknown[] = []) =>
  (await cards('project_manager', parameters, values)).map(({ name }) => name)

/** Three planned groups of one client, on which nobody works; the last has no date. */
beforeEach(() =>
  database.run(`
    insert into public.ad_groups (name, parent_group_id, product_id, status, due_date)
    select 'Tide ' || day, parent_group.id, product.id, 'planned', date '2026-12-01' + nullif(day, 3)
    from generate_series(1, 3) as day,
      (select id from public.parent_groups where name = 'Lakeshore Roasters') as parent_group,
      (select id from public.products order by name limit 1) as product`),
)

it('puts the most urgent first and those without a date last, and counts past its page', async () => {
  const page = await cards('project_manager', `'{tide}', max_rows => 2`)
  expect(page).toEqual([
    { name: 'Tide 1', due_date: '2026-12-02', total: 3 },
    { name: 'Tide 2', due_date: '2026-12-03', total: 3 },
  ])
  expect(await names(`'{tide}', max_rows => 2, skip_rows => 2`)).toEqual(['Tide 3'])
})

it('puts what was delivered last first', async () => {
  await database.run(`update public.ad_groups set status = 'delivered' where name like 'Tide %'`)
  expect(await names(`'{tide}', 'delivered'`)).toEqual(['Tide 2', 'Tide 1', 'Tide 3'])
})

it('finds every word somewhere in the names of group, client and product', async () => {
  expect(await names(`'{TIDE,lakeshore,3}'`)).toEqual(['Tide 3'])
  expect(await names(`'{tide,granite}'`)).toEqual([])
})

it('narrows to a status, and to what is not delivered', async () => {
  expect(await names(`'{tide}', 'in_review'`)).toEqual([])
  await database.run(`update public.ad_groups set status = 'delivered' where name = 'Tide 2'`)
  expect(await names(`'{tide}', undelivered => true`)).toEqual(['Tide 1', 'Tide 3'])
})

it('narrows to the groups of a person, and to those that none of several work on', async () => {
  await database.run(
    `insert into public.ad_group_assignments select id, '${PEOPLE.graphic_designer}' from public.ad_groups where name = 'Tide 2'`,
  )
  expect(await names(`'{tide}', of_person => '${PEOPLE.graphic_designer}'`)).toEqual(['Tide 2'])
  const both = [[PEOPLE.graphic_designer, PEOPLE.project_manager]]
  expect(await names(`'{tide}', of_none => $1`, both)).toEqual(['Tide 1', 'Tide 3'])
})

it('puts the columns of a board together, each with its own total', async () => {
  await database.run(`update public.ad_groups set status = 'delivered' where name = 'Tide 2'`)
  const board = await database
    .asUser('project_manager')
    .query<Card & { status: string }>(
      `select name, status, total from public.list_ad_group_board('{planned,in_review,delivered}', '{tide}', 1)`,
    )
  expect(board).toEqual([
    { name: 'Tide 1', status: 'planned', total: 2 },
    { name: 'Tide 2', status: 'delivered', total: 1 },
  ])
})

/** A word that every name holds is searched, and narrows nothing. */
const boards = (person: Person, maxRows: number) =>
  Promise.all(
    ['{}', '{""}'].map((words) =>
      database
        .asUser(person)
        .query(`select * from public.list_ad_group_board($1, $2, $3)`, [
          [...AD_GROUP_STATUSES],
          words,
          maxRows,
        ]),
    ),
  )

it.each([2, 100])(
  'fills a board that is not searched as one that is, up to %d in a column',
  async (maxRows) => {
    await database.run(
      `update public.ad_groups set status = 'delivered' where name <> 'Tide 1' and name like 'Tide %'`,
    )
    const [board, searched] = await boards('project_manager', maxRows)
    expect(board).toEqual(searched)
    expect(new Set(board?.map(({ status }) => status))).toEqual(new Set(AD_GROUP_STATUSES))
    expect(await boards('owl', maxRows)).toEqual([[], []])
  },
)

it.each([
  ['graphic_designer', 3],
  ['owl', 0],
  ['member', 0],
] as const)('shows a %s what they may read', async (person, count) => {
  expect(await cards(person, `'{tide}'`)).toHaveLength(count)
})

it('is not for visitors', async () => {
  const outcome = await database.asAnon().attempt('select * from public.list_ad_group_cards()')
  expect(outcome).toEqual({ refused: '42501' })
})

it('tells the newest picture, how many ads are approved as they are, and whether changes are asked for', async () => {
  await database.run(`
    insert into public.ads (id, ad_group_id, title, created_at)
    select ('e9000000-0000-4000-8000-00000000000' || number)::uuid, ad_group.id, 'Ad ' || number,
      now() + number * interval '1 minute'
    from generate_series(1, 3) as number, public.ad_groups as ad_group where ad_group.name = 'Tide 1';
    insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256)
    select ad_group_id || '/tide-' || right(id::text, 1) || '.png', id, 'static', 'image/png', 1, repeat('a', 64)
    from public.ads where id in ('e9000000-0000-4000-8000-000000000001', 'e9000000-0000-4000-8000-000000000002');
    update public.ads set static_ad_url = file.path from public.ad_files as file where file.ad_id = ads.id and file.path like '%/tide-%';
    insert into public.ad_approvals (ad_id, author_name, static_sha256, reopened_at)
    values ('e9000000-0000-4000-8000-000000000001', 'Ada', repeat('a', 64), null),
      ('e9000000-0000-4000-8000-000000000002', 'Ada', repeat('b', 64), null),
      ('e9000000-0000-4000-8000-000000000003', 'Ada', repeat('a', 64), now());
    insert into public.ad_comments (ad_id, author_name, body, wants_changes)
    values ('e9000000-0000-4000-8000-000000000002', 'Ada', 'Warmer.', true)`)
  const progressFor = (person: Person) =>
    database.asUser(person).query(`
      select picture, ads, approved, wants_changes
      from public.list_ad_group_progress(array(select id from public.ad_groups where name like 'Tide %'))`)
  expect(await progressFor('project_manager')).toEqual([
    { picture: expect.stringMatching(/tide-2.png$/), ads: 3, approved: 1, wants_changes: true },
  ])
  expect(await progressFor('member')).toEqual([])
})
