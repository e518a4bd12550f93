import { openDatabase } from './harness'
import { DEAL_ROWS } from './deal-samples'

const database = openDatabase()

const DEAL = 'f4000000-0000-4000-8000-0000000000d1'
const GROUP = 'f4000000-0000-4000-8000-0000000000d0'
const NAMED = 'f4000000-0000-4000-8000-0000000000d2'
const OTHER = 'f4000000-0000-4000-8000-0000000000d3'
const PRODUCT = 'f4000000-0000-4000-8000-0000000000d4'
const BRAND = 'f4000000-0000-4000-8000-0000000000d6'
const NOBODY = 'f4000000-0000-4000-8000-00000000ffff'

beforeEach(() => database.run(DEAL_ROWS))

const change = (assignments: string) => `update public.deals set ${assignments} where id = '${DEAL}'`

const BY_BRAND = `where_kind = 'brands', site_ids = '{}', where_brand_ids = '{${BRAND}}'`

const COMPLETE = `parent_group_id, title, offer_kind, offer_cents, first_on, last_on`

it.each([
  ['an offer without its number', `offer_kind = 'percent_off'`],
  ['a number of another kind', `offer_points = 5`],
  ['an offer of nothing', `offer_cents = 0`],
  ['a last day before the first', `last_on = '2029-12-31'`],
  ['states without the kind', `where_states = '{MI}'`],
  ['the kind without states', `where_kind = 'states', site_ids = '{}'`],
  ['a state in small letters', `where_kind = 'states', site_ids = '{}', where_states = '{mi}'`],
  ['chosen sites without one', `site_ids = '{}'`],
  ['brands without the kind', `where_brand_ids = '{${BRAND}}'`],
  ['the kind without brands', `where_kind = 'brands', site_ids = '{}'`],
  ['a role without brands', `where_role = 'fuel'`],
  ['an unknown role', `${BY_BRAND}, where_role = 'roof'`],
  ['a site that is chosen and an exception', `exception_ids = '{${NAMED}}'`],
  ['a planned deal without products', `state = 'planned', product_ids = '{}'`],
  ['an empty title', `title = ''`],
  ['terms that are too long', `terms = repeat('x', 2001)`],
])('refuses %s', async (_, assignments) => {
  expect(await database.asUser('owl').attempt(change(assignments))).toEqual({ refused: '23514' })
})

it('refuses sites of another group, products that do not exist, and a move to another group', async () => {
  const owl = database.asUser('owl')
  await database.run(`
    insert into public.parent_groups (id, name) values ('${NOBODY}', 'Another group');
    insert into public.sites (id, parent_group_id, number, name, time_zone)
    values ('${NOBODY}', '${NOBODY}', '1', 'Elsewhere', 'America/Denver')`)
  expect(await owl.attempt(change(`site_ids = '{${NOBODY}}'`))).toEqual({ refused: 'PT422' })
  expect(await owl.attempt(change(`exception_ids = '{${NOBODY}}'`))).toEqual({ refused: 'PT422' })
  expect(await owl.attempt(change(`parent_group_id = '${NOBODY}'`))).toEqual({ refused: 'PT422' })
  expect(await owl.attempt(change(`product_ids = '{${NOBODY}}'`))).toEqual({ refused: '23503' })
})

it('sorts its lists, and its parts follow them', async () => {
  const owl = database.asUser('owl')
  await owl.query(
    change(`site_ids = '{${OTHER},${NAMED},${OTHER}}', product_ids = '{${PRODUCT},${PRODUCT}}'`),
  )
  const parts = () =>
    database.sql(
      `select site_id, is_exception from public.deal_sites where deal_id = '${DEAL}' order by site_id`,
    )
  expect(await database.value(`select site_ids from public.deals where id = '${DEAL}'`)).toEqual([
    NAMED,
    OTHER,
  ])
  expect(await parts()).toEqual([
    { site_id: NAMED, is_exception: false },
    { site_id: OTHER, is_exception: false },
  ])
  await owl.query(change(`where_kind = 'group', site_ids = '{}', exception_ids = '{${OTHER}}'`))
  expect(await parts()).toEqual([{ site_id: OTHER, is_exception: true }])
  const products = `select count(*)::integer from public.deal_products where deal_id = '${DEAL}'`
  expect(await database.value(products)).toBe(1)
  await owl.query(change(`product_ids = '{}'`))
  expect(await database.value(products)).toBe(0)
})

it('keeps sites and products that a deal names', async () => {
  const admin = database.asUser('admin')
  expect(await admin.attempt(`delete from public.sites where id = '${NAMED}'`)).toEqual({ refused: '23503' })
  expect(await admin.attempt(`delete from public.products where id = '${PRODUCT}'`)).toEqual({
    refused: '23503',
  })
  expect(await admin.attempt(`delete from public.parent_groups where id = '${GROUP}'`)).toEqual({
    refused: '23503',
  })
  await admin.query(`delete from public.deals where id = '${DEAL}'`)
  expect(await admin.attempt(`delete from public.sites where id = '${NAMED}'`)).toEqual({ count: 1 })
})

it('keeps brands that a deal names', async () => {
  const admin = database.asUser('admin')
  await admin.query(`delete from public.deals where title = 'Draft by brand'`)
  await admin.query(change(`${BY_BRAND}, where_role = 'store'`))
  expect(await admin.attempt(`delete from public.brands where id = '${BRAND}'`)).toEqual({ refused: '23503' })
  await admin.query(change(`where_kind = 'group', where_brand_ids = '{}', where_role = null`))
  expect(await admin.attempt(`delete from public.brands where id = '${BRAND}'`)).toEqual({ count: 1 })
})

it('keeps a site in its group while a deal names it, and says which deal', async () => {
  const owl = database.asUser('owl')
  await database.run(`insert into public.parent_groups (id, name) values ('${NOBODY}', 'Another group')`)
  const move = (site: string) => `update public.sites set parent_group_id = '${NOBODY}' where id = '${site}'`
  await expect(owl.query(move(NAMED))).rejects.toThrow('The deal “Sample deal” names this site')
})

it('moves a site that no deal names', async () => {
  await database.run(`insert into public.parent_groups (id, name) values ('${NOBODY}', 'Another group')`)
  expect(
    await database
      .asUser('owl')
      .attempt(`update public.sites set parent_group_id = '${NOBODY}' where id = '${OTHER}'`),
  ).toEqual({ count: 1 })
})

it('is written by whoever may, also while they are mirrored, and never by a look at somebody', async () => {
  const insert = `insert into public.deals (${COMPLETE}) values ('${GROUP}', 'New', 'price', 100, '2030-01-01', '2030-01-31')`
  for (const person of ['owl', 'project_manager', 'admin', 'super_admin'] as const) {
    expect(await database.asUser(person).attempt(insert)).toEqual({ count: 1 })
  }
  for (const person of ['graphic_designer', 'member'] as const) {
    expect(await database.asUser(person).attempt(insert)).toEqual({ refused: '42501' })
  }
  const looking = await database.asMirroring('super_admin', 'owl')
  expect(await looking.attempt(insert)).toEqual({ refused: '42501' })
  expect(await looking.attempt(change(`title = 'Theirs'`))).toEqual({ count: 0 })
  const acting = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
  expect(await acting.attempt(insert)).toEqual({ count: 1 })
  expect(await acting.attempt(`delete from public.deals`)).toEqual({ count: 0 })
})

it('shows what runs to staff alone', async () => {
  await database.run(change(`state = 'planned'`))
  const running = `select wins from public.deals_at('${NAMED}', '2030-01-15 12:00+00')`
  expect(await database.asUser('graphic_designer').query(running)).toEqual([{ wins: true }])
  expect(await database.asUser('member').query(running)).toEqual([])
  expect(await database.asAnon().attempt(running)).toEqual({ refused: '42501' })
  const listed = `select title, wins, loses from public.list_deals_at('${NAMED}', '2030-01-15 12:00+00')`
  expect(await database.asUser('owl').query(listed)).toEqual([
    { title: 'Sample deal', wins: ['Sample product'], loses: [] },
  ])
})

it('finds sites by their numbers, whatever their case', async () => {
  await database.run(`update public.sites set number = 'A-7' where id = '${NAMED}'`)
  const find = `select * from public.find_sites_by_number('${GROUP}', '{a-7,2,99}') order by number`
  expect(await database.asUser('owl').query(find)).toEqual([
    { id: OTHER, number: '2' },
    { id: NAMED, number: 'a-7' },
  ])
})

it('keeps each change with all its lists, for those who may undo it', async () => {
  const owl = database.asUser('owl')
  await owl.query(change(`where_kind = 'group', site_ids = '{}', title = 'Wider'`))
  const history = `select action, changed_values from public.list_record_history('deals', '${DEAL}')`
  expect(await owl.query(history)).toEqual([
    {
      action: 'update',
      changed_values: {
        title: ['Sample deal', 'Wider'],
        where_kind: ['sites', 'group'],
        site_ids: [[NAMED], []],
      },
    },
  ])
  expect(await database.asUser('graphic_designer').attempt(history)).toEqual({ refused: 'PT403' })
})

it('moves with a product that is merged, and comes back with the undo', async () => {
  const admin = database.asUser('admin')
  const other = 'f4000000-0000-4000-8000-0000000000d5'
  await database.run(`insert into public.products (id, name) values ('${other}', 'Other product')`)
  await admin.query(`insert into public.deals (${COMPLETE}, product_ids)
    values ('${GROUP}', 'Both', 'price', 100, '2030-01-01', '2030-01-31', '{${PRODUCT},${other}}')`)
  const named = () =>
    database.sql(
      `select title, product_ids from public.deals where parent_group_id = '${GROUP}' and where_kind <> 'brands' order by title`,
    )
  const before = await named()
  const merge = (isDry: boolean) =>
    admin.query(`select * from public.merge_products('${PRODUCT}', '${other}', ${isDry})`)
  expect(await merge(true)).toEqual([
    { kind: 'deal', label: 'Both', outcome: 'moves' },
    { kind: 'deal', label: 'Sample deal', outcome: 'moves' },
  ])
  expect(await named()).toEqual(before)
  await merge(false)
  expect(await named()).toEqual([
    { title: 'Both', product_ids: [other] },
    { title: 'Sample deal', product_ids: [other] },
  ])
  await admin.query(`insert into public.products (id, name) values ('${PRODUCT}', 'Sample product')`)
  expect(await named()).toEqual(before)
})
