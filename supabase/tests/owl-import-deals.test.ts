import { FileImports } from './file-imports'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()
const deals = new FileImports(database, 'deals')

const GROUP = 'f4500000-0000-4000-8000-0000000000a1'
const ELSEWHERE = 'f4500000-0000-4000-8000-0000000000a2'
const SITE = 'f4500000-0000-4000-8000-0000000000b1'
const OTHER = 'f4500000-0000-4000-8000-0000000000b2'
const COLA = 'f4500000-0000-4000-8000-0000000000c1'
const CHIPS = 'f4500000-0000-4000-8000-0000000000c2'
const BRAND = 'f4500000-0000-4000-8000-0000000000d1'
const DEAL = 'f4500000-0000-4000-8000-0000000000e1'

beforeEach(() =>
  database.run(`
    insert into public.parent_groups (id, name) values ('${GROUP}', 'Test Fuel'), ('${ELSEWHERE}', 'Other Fuel');
    insert into public.sites (id, parent_group_id, number, name, state, time_zone) values
      ('${SITE}', '${GROUP}', '0017', 'Main Street', 'MI', 'America/Detroit'),
      ('${OTHER}', '${GROUP}', 'A18', 'Oak Street', 'OH', 'America/New_York'),
      (gen_random_uuid(), '${ELSEWHERE}', '99', 'Elsewhere', 'MI', 'America/Detroit');
    insert into public.brands (id, name, kind) values ('${BRAND}', 'Test Suds', 'wash');
    insert into public.products (id, name, sold_by, code) values
      ('${COLA}', 'Test cola, 12 oz', 'sites', '036000291452'),
      ('${CHIPS}', 'Test chips', 'sites', null),
      (gen_random_uuid(), 'Test water', 'sites', '4006381333931'),
      (gen_random_uuid(), 'TEST Water', 'sites', null),
      (gen_random_uuid(), 'Test screens', 'us', null);
    insert into public.products (name, sold_by, is_active) values ('Test tea', 'sites', false);
    insert into public.deals
      (id, parent_group_id, title, offer_kind, offer_cents, old_price_cents, first_on, last_on, state, product_ids, exception_ids,
        brand_id, terms)
    values ('${DEAL}', '${GROUP}', 'Cola days', 'price', 199, 299, '2030-01-01', '2030-01-31', 'planned', '{${COLA}}', '{${OTHER}}',
      '${BRAND}', E'One each.\\n\\nNot with others.')`),
)

const NEW = {
  'Site group': 'test FUEL',
  Title: 'Fill up',
  Offer: 'Buy 2, get 1 free',
  'Old price': '',
  Products: '0036000291452; TEST CHIPS',
  Brand: '',
  'First day': '3/1/2030',
  'Last day': '2030-03-31',
  Where: '',
  States: '',
  'Brands carried': '',
  'Carried as': '',
  'Site numbers': '',
  'Without these sites': '',
  Terms: '',
  State: '',
}

const outcomes = async (id: string) =>
  (await deals.rows(id)).map(({ outcome, problems }) => [outcome, problems])

const stored = () =>
  database.sql(
    `select deal.* from public.deals as deal where deal.parent_group_id in ($1, $2) order by deal.first_on, deal.title`,
    [GROUP, ELSEWHERE],
  )

it('adds deals with every offer at every kind of place, and takes them back', async () => {
  const before = await stored()
  const id = await deals.check([
    NEW,
    { ...NEW, Title: 'A', Offer: '$1.99', Where: 'Sites in some states', States: 'Ohio; mi' },
    {
      ...NEW,
      Title: 'B',
      Offer: '20% off',
      Where: 'brands',
      'Brands carried': 'test suds',
      'Carried as': 'Car wash',
    },
    { ...NEW, Title: 'C', Offer: '2 for $3', Where: 'Chosen sites', 'Site numbers': 'a18' },
    { ...NEW, Title: 'D', Offer: '500 points', 'Without these sites': '0017; A18', State: 'Planned' },
    { ...NEW, Title: 'E', Offer: '$0.50 off', 'Old price': '$2.50', Brand: 'TEST suds', Terms: 'One each' },
  ])
  expect(await stored()).toEqual(before)
  expect((await deals.import(id))?.counts).toEqual({ create: 6, update: 0, unchanged: 0, error: 0 })
  await deals.run(id)
  const added = (await stored()).slice(before.length)
  expect(added).toMatchObject([
    { title: 'A', offer_cents: 199, where_states: ['MI', 'OH'], state: 'draft' },
    { title: 'B', offer_basis_points: 2000, where_brand_ids: [BRAND], where_role: 'wash' },
    { title: 'C', offer_kind: 'n_for', offer_cents: 300, site_ids: [OTHER] },
    { title: 'D', offer_points: 500, exception_ids: [SITE, OTHER], state: 'planned' },
    { title: 'E', offer_cents: 50, old_price_cents: 250, brand_id: BRAND, terms: 'One each' },
    { title: 'Fill up', offer_count: 2, offer_get: 1, where_kind: 'group', product_ids: [COLA, CHIPS] },
  ])
  const again = await deals.check(await deals.exported())
  expect((await deals.import(again))?.counts).toMatchObject({ create: 0, update: 0, error: 0 })
  await deals.undo(id)
  expect(await stored()).toEqual(before)
})

it('changes a deal, and gives its former values back', async () => {
  const [before] = await stored()
  const key = { 'Site group': 'Test Fuel', Title: 'COLA DAYS', 'First day': '2030-01-01' }
  const id = await deals.check([
    { ...key, Offer: '25% off', 'Last day': '1/20/2030', Where: 'sites', Sites: '0017', State: 'paused' },
  ])
  expect((await deals.rows(id)).map(({ shown }) => shown)).toEqual([
    {
      title: ['Cola days', 'COLA DAYS'],
      offer: ['$1.99', '25% off'],
      lastOn: ['2030-01-31', '2030-01-20'],
      where: ['All sites of the group', 'Chosen sites'],
      sites: ['', '0017'],
      state: ['Planned', 'Paused'],
    },
  ])
  await deals.run(id)
  expect(await stored()).toMatchObject([
    {
      offer_basis_points: 2500,
      offer_cents: null,
      site_ids: [SITE],
      exception_ids: [OTHER],
      state: 'paused',
    },
  ])
  await deals.undo(id)
  const [{ version, updated_at, ...after }] = (await stored()) as [Record<string, unknown>]
  expect(before).toMatchObject(after)
  expect([version, updated_at]).toEqual([3, expect.anything()])
})

it('takes the export for unchanged, cell for cell', async () => {
  await database.run(`
    insert into public.deals (parent_group_id, title, offer_kind, offer_points, first_on, last_on, where_kind, where_states)
    values ('${ELSEWHERE}', '=Points', 'points', 1500, '2030-02-01', '2030-02-28', 'states', '{MI,OH}');
    update public.deals set product_ids = array(select id from public.products where name like 'Test%') where id = '${DEAL}'`)
  const id = await deals.check(await deals.exported())
  const counts = (await deals.import(id))?.counts
  expect(counts).toEqual({ create: 0, update: 0, unchanged: counts?.unchanged, error: 0 })
  expect(counts?.unchanged).toBeGreaterThan(2)
})

it.each<[Record<string, string>, Record<string, string>]>([
  [{ 'Site group': 'Nobody' }, { group: 'No site group has this name' }],
  [{ Title: '' }, { title: 'Title is required' }],
  [{ Offer: '0% off' }, { offer: 'Enter a percentage from 0.01 to 100' }],
  [{ 'Old price': '-1' }, { oldPrice: 'Enter an amount from $0.01 to $100,000, as in 1.99' }],
  [
    { Products: 'Test cola, 12 oz; Test beer' },
    { products: 'Sites sell no product with the name or code Test beer' },
  ],
  [{ Products: 'Test screens' }, { products: 'Sites sell no product with the name or code Test screens' }],
  [{ Products: 'Test tea' }, { products: 'Sites sell no product with the name or code Test tea' }],
  [
    { Products: 'test water' },
    { products: 'Several products are called test water: mind capital letters, or write the code' },
  ],
  [{ Brand: 'Nobody' }, { brand: 'No brand has this name' }],
  [{ 'First day': 'spring' }, { firstOn: 'Choose a date, or leave it empty' }],
  [{ 'Last day': '2030-02-01' }, { lastOn: 'The last day comes before the first one' }],
  [{ Where: 'states', States: 'ZZ' }, { states: 'There is no state ZZ' }],
  [{ Where: 'brands', 'Brands carried': 'Nobody' }, { brands: 'There is no brand Nobody' }],
  [{ 'Carried as': 'fuel' }, { role: 'Leave this empty, or write “Sites that carry a brand” under Where' }],
  [{ Where: 'sites', 'Site numbers': '0017; 99' }, { sites: 'The group has no site 99' }],
  [{ 'Without these sites': '17' }, { exceptions: 'The group has no site 17' }],
  [{ State: 'running' }, { state: 'Write one of these: Draft, Planned, Paused' }],
])('names the cell of %j', async (cells, problems) => {
  expect(await outcomes(await deals.check([{ ...NEW, ...cells }]))).toEqual([['error', problems]])
})

it('takes a name as it is written before one in other letters', async () => {
  const id = await deals.check([{ ...NEW, Products: 'Test water; 400-6381-333931' }])
  await deals.run(id)
  const named = await database.sql(
    `select product.code from public.deals as deal
    join public.products as product on product.id = any (deal.product_ids) where deal.title = 'Fill up'`,
  )
  expect(named).toEqual([{ code: '4006381333931' }])
})

it('changes none of several deals with the same title and day', async () => {
  await database.run(`
    insert into public.deals (parent_group_id, title, offer_kind, offer_cents, first_on, last_on)
    values ('${GROUP}', 'cola DAYS', 'price', 99, '2030-01-01', '2030-01-02')`)
  const id = await deals.check([{ ...NEW, Title: 'Cola days', 'First day': '2030-01-01' }])
  expect(await outcomes(id)).toEqual([
    ['error', { '': 'More than one deal of this group has this title and first day. Rename them first.' }],
  ])
})

it('names the deals that a planned deal would meet, of the file and others, before it is added', async () => {
  const planned = { ...NEW, 'First day': '2030-01-15', 'Last day': '2030-02-15', State: 'Planned' }
  const id = await deals.check([
    planned,
    { ...planned, Title: 'Draft', State: 'Draft' },
    { ...planned, Title: 'Elsewhere', 'Without these sites': '0017' },
  ])
  const meets = (titles: string) => ({
    '': `This deal overlaps ${titles}. A customer gets only the one that wins.`,
  })
  expect(await outcomes(id)).toEqual([
    ['create', meets('“Cola days”, “Elsewhere”')],
    ['create', {}],
    ['create', meets('“Fill up”')],
  ])
  expect((await deals.rows(id, 'warned')).map(({ label }) => label)).toEqual(['Fill up', 'Elsewhere'])
  expect(await deals.import(id)).toMatchObject({ warned: 2 })
  await deals.run(id)
  expect(await outcomes(id)).toEqual(Array(3).fill(['create', {}]))
  expect(await deals.import(id)).toMatchObject({ warned: 0 })
})

it('keeps days that ran already', async () => {
  await database.run(`update public.deals set first_on = '2026-01-01' where id = '${DEAL}'`)
  const key = { 'Site group': 'Test Fuel', Title: 'Cola days', 'First day': '2026-01-01' }
  expect(await outcomes(await deals.check([{ ...key, State: 'Draft' }]))).toEqual([
    ['error', { '': 'The deal began on January 1, 2026, so it cannot be a draft again. Pause it.' }],
  ])
})

it('leaves a deal that began as a draft, and cannot be one again', async () => {
  await database.run(`update public.deals set first_on = '2026-01-01', state = 'draft' where id = '${DEAL}'`)
  const key = { 'Site group': 'Test Fuel', Title: 'Cola days', 'First day': '2026-01-01' }
  const id = await deals.check([{ ...key, State: 'Planned' }])
  await deals.run(id)
  await deals.undo(id)
  expect((await deals.rows(id)).map(({ kept }) => kept)).toEqual(['refused'])
})

it('leaves a deal that somebody changed after the run', async () => {
  const id = await deals.check([NEW])
  await deals.run(id)
  await database.asUser('owl').query(`update public.deals set terms = 'Mine' where title = 'Fill up'`)
  await deals.undo(id)
  expect((await deals.rows(id)).map(({ kept }) => kept)).toEqual(['changed'])
  expect(await stored()).toHaveLength(2)
})

it.each<[Person, string]>([
  ['project_manager', 'allowed'],
  ['admin', 'allowed'],
  ['graphic_designer', 'PT403'],
])('%s: %s', async (person, outcome) => {
  const session = database.asUser(person)
  const answer = await session.attempt(`select public.start_owl_import('deals', 'file.csv', '{Title}')`)
  expect('refused' in answer ? answer.refused : 'allowed').toBe(outcome)
})
