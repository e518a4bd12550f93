import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const FROM = 'bd000000-0000-4000-8000-000000000001'
const INTO = 'bd000000-0000-4000-8000-000000000002'
const THIRD = 'bd000000-0000-4000-8000-000000000003'
const GROUP = 'e2000000-0000-4000-8000-000000000001'
const CODE = '036000291452'
const MERGE = 'select kind, label, outcome from public.merge_products($1, $2, $3)'

beforeEach(() =>
  database.run(
    `insert into public.products (id, name, code, unit, category) values
       ('${FROM}', 'Double', '${CODE}', 'cup', null), ('${INTO}', 'Kept', null, 'mug', 'Drinks'), ('${THIRD}', 'Third', null, null, null);
     update public.ad_groups set product_id = '${FROM}' where id = '${GROUP}'`,
  ),
)

const groupProduct = () => database.value('select product_id from public.ad_groups where id = $1', [GROUP])
/** As lib/data/history does it: the row as it was, written by the person. */
const undoDeletion = () =>
  database
    .asUser('owl')
    .query('insert into public.products (id, name, code, unit) values ($1, $2, $3, $4)', [
      FROM,
      'Double',
      CODE,
      'cup',
    ])

it('shows in a dry run what the merge does, and changes nothing', async () => {
  const admin = database.asUser('admin')
  const planned = await admin.query(MERGE, [FROM, INTO, true])
  expect(planned).toEqual([
    { kind: 'ad group', label: 'Cold Brew Summer', outcome: 'moves' },
    { kind: 'fact', label: 'unit', outcome: 'is dropped' },
    { kind: 'fact', label: 'code', outcome: 'moves' },
  ])
  expect(await groupProduct()).toBe(FROM)
  expect(await admin.query(MERGE, [FROM, INTO, false])).toEqual(planned)
  expect(await groupProduct()).toBe(INTO)
  expect(
    await database.sql('select name, code, unit, category from public.products where id = any ($1)', [
      [FROM, INTO],
    ]),
  ).toEqual([{ name: 'Kept', code: CODE, unit: 'mug', category: 'Drinks' }])
})

it.each(['project_manager', 'owl', 'graphic_designer', 'member'] as const satisfies Person[])(
  'is refused to %s',
  async (person) => {
    expect(await database.asUser(person).attempt(MERGE, [FROM, INTO, true])).toEqual({ refused: 'PT403' })
  },
)

it('is refused while looking as an admin without changes', async () => {
  const looking = await database.asMirroring('super_admin', 'admin')
  expect(await looking.attempt(MERGE, [FROM, INTO, false])).toEqual({ refused: 'PT403' })
})

it('refuses one product twice, and unknown ones', async () => {
  const admin = database.asUser('admin')
  expect(await admin.attempt(MERGE, [FROM, FROM, true])).toEqual({ refused: 'PT422' })
  expect(await admin.attempt(MERGE, [FROM, GROUP, true])).toEqual({ refused: 'PT404' })
})

it('counts the ad groups also for owls, who do not read them', async () => {
  const owl = database.asUser('owl')
  expect(await owl.query('select id from public.ad_groups')).toEqual([])
  expect(await owl.query('select ad_groups from public.product_list where id = $1', [FROM])).toEqual([
    { ad_groups: 1 },
  ])
})

describe('an undo', () => {
  const merges = () => database.asUser('owl').query('select * from public.get_product_merge($1)', [FROM])

  it('brings the ad groups and the code back', async () => {
    await database.asUser('admin').query(MERGE, [FROM, INTO, false])
    expect(await merges()).toEqual([{ into_id: INTO, into_name: 'Kept', ad_groups: 1 }])
    await undoDeletion()
    expect(await groupProduct()).toBe(FROM)
    expect(
      await database.sql('select id, code from public.products where id = any ($1) order by id', [
        [FROM, INTO],
      ]),
    ).toEqual([
      { id: FROM, code: CODE },
      { id: INTO, code: null },
    ])
    expect(await merges()).toEqual([])
  })

  it('takes back the facts that the other product got, unless somebody changed them since', async () => {
    await database.run(
      `update public.products set notes = 'Kept cold.', category = 'Snacks' where id = '${FROM}';
       update public.products set category = null where id = '${INTO}'`,
    )
    await database.asUser('admin').query(MERGE, [FROM, INTO, false])
    const facts = () =>
      database.sql('select category, unit, notes from public.products where id = $1', [INTO])
    expect(await facts()).toEqual([{ category: 'Snacks', unit: 'mug', notes: 'Kept cold.' }])
    await database.run(`update public.products set category = 'Sweets' where id = '${INTO}'`)
    await database
      .asUser('owl')
      .query(
        `insert into public.products (id, name, category, unit, notes) values ($1, 'Double', 'Snacks', 'cup', 'Kept cold.')`,
        [FROM],
      )
    expect(await facts()).toEqual([{ category: 'Sweets', unit: 'mug', notes: null }])
  })

  it('works after the other product was merged, too', async () => {
    const admin = database.asUser('admin')
    await admin.query(MERGE, [FROM, INTO, false])
    await admin.query(MERGE, [INTO, THIRD, false])
    expect(await merges()).toEqual([{ into_id: THIRD, into_name: 'Third', ad_groups: 1 }])
    await undoDeletion()
    expect(await groupProduct()).toBe(FROM)
  })

  it('leaves an ad group that has another product since', async () => {
    await database.asUser('admin').query(MERGE, [FROM, INTO, false])
    await database.run(`update public.ad_groups set product_id = '${THIRD}' where id = '${GROUP}'`)
    await undoDeletion()
    expect(await groupProduct()).toBe(THIRD)
  })
})
