import { openDatabase } from './harness'

const database = openDatabase()

const idOf = (name: string) =>
  database.value<string>('select id from public.industries where name = $1', [name])
const filmsOf = (id: string) =>
  database.value<number>('select count(*)::int from public.video_industries where industry_id = $1', [id])
const redirects = () =>
  database.asServiceRole().value<Record<string, string>>('select public.list_redirects()')
const MERGE = 'select kind, outcome from public.merge_industries($1, $2, $3)'
const page = (name: string) => `/videos/industry/${name}`

describe('renaming an industry', () => {
  const rename = async (id: string, name: string) =>
    database.asUser('admin').query('update public.industries set name = $2 where id = $1', [id, name])

  it('leads its page on in one step, there and back', async () => {
    const id = await idOf('food-and-beverage')
    await rename(id, 'food')
    await rename(id, 'eating')
    expect(await redirects()).toEqual({
      [page('food-and-beverage')]: page('eating'),
      [page('food')]: page('eating'),
    })
    await rename(id, 'food-and-beverage')
    expect(await redirects()).toEqual({
      [page('food')]: page('food-and-beverage'),
      [page('eating')]: page('food-and-beverage'),
    })
  })

  it('leaves no redirect for one that has no film', async () => {
    await database.run(`insert into public.industries (name) values ('fishing')`)
    await rename(await idOf('fishing'), 'angling')
    expect(await redirects()).toEqual({})
  })
})

describe('arranging industries', () => {
  const arrange = (id: string, move: string) =>
    database.asUser('admin').attempt('select public.arrange_industry($1, $2)', [id, move])
  const order = () =>
    database
      .sql<{ name: string }>('select name from public.industries where rank is not null order by rank, name')
      .then((rows) => rows.map(({ name }) => name))

  it('puts one first, moves it past its neighbor, and takes it off', async () => {
    const [food, technology] = [await idOf('food-and-beverage'), await idOf('technology')]
    await arrange(food, 'first')
    await arrange(technology, 'first')
    expect(await order()).toEqual(['technology', 'food-and-beverage'])
    await arrange(food, 'up')
    await arrange(food, 'up')
    expect(await order()).toEqual(['food-and-beverage', 'technology'])
    await arrange(food, 'down')
    expect(await order()).toEqual(['technology', 'food-and-beverage'])
    await arrange(technology, 'off')
    expect(await order()).toEqual(['food-and-beverage'])
  })

  it('refuses others, unknown industries and other moves', async () => {
    const food = await idOf('food-and-beverage')
    expect(await arrange(food, 'up')).toEqual({ refused: 'PT422' })
    expect(await arrange(food, 'sideways')).toEqual({ refused: 'PT422' })
    expect(await arrange('d0000000-0000-4000-8000-0000000000ff', 'first')).toEqual({ refused: 'PT404' })
    for (const session of [
      database.asUser('owl'),
      database.asUser('project_manager'),
      await database.asMirroring('super_admin', 'admin'),
    ]) {
      expect(await session.attempt(`select public.arrange_industry($1, 'first')`, [food])).toEqual({
        refused: 'PT403',
      })
    }
  })
})

describe('merging industries', () => {
  it('says what would move, and then moves it and leads the page on', async () => {
    const [food, technology] = [await idOf('food-and-beverage'), await idOf('technology')]
    const superAdmin = database.asUser('super_admin')
    const [films, before] = [await filmsOf(food), await filmsOf(technology)]
    const plan = await superAdmin.query<{ kind: string; outcome: string }>(MERGE, [food, technology, true])
    expect(plan.filter(({ kind }) => kind === 'film')).toHaveLength(films)
    expect(await filmsOf(food)).toBe(films)
    const moving = plan.filter(({ kind, outcome }) => kind === 'film' && outcome === 'moves').length
    await superAdmin.query(MERGE, [food, technology, false])
    expect(await filmsOf(technology)).toBe(before + moving)
    expect(await database.sql('select from public.industries where id = $1', [food])).toEqual([])
    expect(await redirects()).toEqual({ [page('food-and-beverage')]: page('technology') })
  })

  it('is for super admins, and needs two', async () => {
    const [food, technology] = [await idOf('food-and-beverage'), await idOf('technology')]
    expect(await database.asUser('admin').attempt(MERGE, [food, technology, true])).toEqual({
      refused: 'PT403',
    })
    expect(await database.asUser('super_admin').attempt(MERGE, [food, food, true])).toEqual({
      refused: 'PT422',
    })
  })
})

test('only an unused industry is deleted', async () => {
  await database.run(`insert into public.industries (name) values ('fishing')`)
  const DELETE = 'select public.delete_unused_industry($1)'
  const superAdmin = database.asUser('super_admin')
  expect(await superAdmin.attempt(DELETE, [await idOf('food-and-beverage')])).toEqual({ refused: 'PT409' })
  expect(await database.asUser('admin').attempt(DELETE, [await idOf('fishing')])).toEqual({
    refused: 'PT403',
  })
  expect(await superAdmin.attempt(DELETE, [await idOf('fishing')])).toEqual({ count: 1 })
})

describe('gear', () => {
  const CAMERA = 'e1000000-0000-4000-8000-000000000001'
  const DOUBLE = 'e1000000-0000-4000-8000-000000000002'
  const LENS = 'e1000000-0000-4000-8000-000000000003'
  const APPLICATION = 'e1000000-0000-4000-8000-000000000004'
  const statuses = () =>
    database.sql('select name, status from public.gear_list where id = any ($1) order by name', [
      [CAMERA, DOUBLE, LENS],
    ])

  beforeEach(() =>
    database.run(`
      insert into public.cameras (id, name, model, status) values
        ('${CAMERA}', 'Test cam one', 'one', 'approved'), ('${DOUBLE}', 'test-cam 1', '1', 'pending');
      insert into public.lenses (id, name, status) values ('${LENS}', 'Test lens', 'pending');
      insert into public.videographer_applications
        (id, first_name, last_name, email, phone, street, city, state, zip_code, about)
      values ('${APPLICATION}', 'Ada', 'Byron', 'ada@example.com', '5551234567', '1 Loom St', 'Flint', 'MI', '48502', 'I film.');
      insert into public.videographer_application_cameras values ('${APPLICATION}', '${DOUBLE}');`),
  )

  it('is approved and declined in bulk', async () => {
    const SETTLE = 'select public.settle_gear($1, $2)'
    expect(await database.asUser('admin').value(SETTLE, [[CAMERA, DOUBLE, LENS], 'approved'])).toBe(2)
    expect(await database.asUser('admin').value(SETTLE, [[LENS], 'declined'])).toBe(1)
    expect(await statuses()).toEqual([
      { name: 'Test cam one', status: 'approved' },
      { name: 'Test lens', status: 'declined' },
      { name: 'test-cam 1', status: 'approved' },
    ])
    expect(await database.asUser('admin').attempt(SETTLE, [[LENS], 'pending'])).toEqual({ refused: 'PT422' })
    for (const session of [
      database.asUser('graphic_designer'),
      await database.asMirroring('super_admin', 'admin'),
    ]) {
      expect(await session.attempt(SETTLE, [[LENS], 'approved'])).toEqual({ refused: 'PT403' })
    }
  })

  it('becomes another entry, which applications then name', async () => {
    const MERGE_GEAR = 'select public.merge_gear($1, $2)'
    const admin = database.asUser('admin')
    expect(await admin.attempt(MERGE_GEAR, [[DOUBLE, LENS], CAMERA])).toEqual({ refused: 'PT409' })
    expect(await admin.attempt(MERGE_GEAR, [[CAMERA], CAMERA])).toEqual({ refused: 'PT422' })
    expect(await admin.attempt(MERGE_GEAR, [[CAMERA], APPLICATION])).toEqual({ refused: 'PT404' })
    expect(await database.asUser('project_manager').attempt(MERGE_GEAR, [[DOUBLE], CAMERA])).toEqual({
      refused: 'PT403',
    })
    expect(await admin.value(MERGE_GEAR, [[DOUBLE], CAMERA])).toBe(1)
    expect(
      await database.sql(
        'select camera_id from public.videographer_application_cameras where application_id = $1',
        [APPLICATION],
      ),
    ).toEqual([{ camera_id: CAMERA }])
    expect(await admin.query('select uses from public.count_gear_uses($1)', [[CAMERA]])).toEqual([
      { uses: 1 },
    ])
  })
})
