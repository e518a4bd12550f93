import { openDatabase } from './harness'

const database = openDatabase()

beforeEach(() => database.run('delete from public.path_redirects'))

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

describe('placing industries by drag', () => {
  const place = (session: ReturnType<typeof database.asUser>, id: string, before: string | null) =>
    session.attempt('select public.place_industry($1, $2)', [id, before])
  const placed = () =>
    database
      .sql<{ name: string }>('select name from public.industries where rank is not null order by rank')
      .then((rows) => rows.map(({ name }) => name))

  it('puts one before another, or last, changes one row, and refuses what has no place', async () => {
    const admin = database.asUser('admin')
    const ids = [await idOf('food-and-beverage'), await idOf('technology'), await idOf('education')] as const
    const [food, technology, education] = ids
    for (const id of [education, technology, food]) {
      await admin.query(`select public.arrange_industry($1, 'first')`, [id])
    }
    const logged = await database.value<number>('select count(*)::int from private.audit_log')
    await place(admin, education, food)
    expect(await placed()).toEqual(['education', 'food-and-beverage', 'technology'])
    await place(admin, education, null)
    await place(admin, food, null)
    expect(await placed()).toEqual(['technology', 'education', 'food-and-beverage'])
    expect(await database.value('select count(*)::int from private.audit_log')).toBe(logged + 3)
    await admin.query(`select public.arrange_industry($1, 'off')`, [education])
    expect(await place(admin, food, education)).toEqual({ refused: 'PT409' })
    expect(await place(admin, education, food)).toEqual({ refused: 'PT409' })
  })

  it('keeps the moves of two people, and finds room where ranks are close', async () => {
    const admin = database.asUser('admin')
    const [food, technology, education] = [
      await idOf('food-and-beverage'),
      await idOf('technology'),
      await idOf('education'),
    ]
    await database.run(
      `update public.industries set rank = 1 where id in ('${food}', '${technology}', '${education}')`,
    )
    await place(admin, technology, food)
    await place(admin, education, technology)
    expect(await placed()).toEqual(['education', 'technology', 'food-and-beverage'])
  })

  it('is for admins', async () => {
    const id = await idOf('food-and-beverage')
    for (const session of [
      database.asUser('project_manager'),
      await database.asMirroring('super_admin', 'admin'),
    ]) {
      expect(await place(session, id, null)).toEqual({ refused: 'PT403' })
    }
  })
})

describe('undoing a merge', () => {
  const LINKS = `select video_id, industry_id from public.video_industries order by 1, 2`
  const CLIENTS = `select id, industry_id from public.clients order by 1`
  const state = async () => [await database.sql(LINKS), await database.sql(CLIENTS), await redirects()]

  it('brings back every link, client and address, also after another merge', async () => {
    const [food, technology, education] = [
      await idOf('food-and-beverage'),
      await idOf('technology'),
      await idOf('education'),
    ]
    await database.run(`
      insert into public.video_industries select video_id, '${technology}' from public.video_industries
        where industry_id = '${food}' order by video_id limit 1 on conflict do nothing;
      update public.clients set industry_id = '${food}'
        where id = (select id from public.clients order by id limit 1)`)
    await database.asUser('admin').query(`update public.industries set name = 'eating' where id = $1`, [food])
    const before = await state()
    const superAdmin = database.asUser('super_admin')
    await superAdmin.query(MERGE, [food, technology, false])
    await superAdmin.query(MERGE, [technology, education, false])
    expect(
      await superAdmin.query('select into_id, films from public.get_industry_merge($1)', [food]),
    ).toEqual([
      {
        into_id: education,
        films: (before[0] as { industry_id: string }[]).filter((link) => link.industry_id === food).length,
      },
    ])
    const bring = (person: 'admin' | 'super_admin', id: string, name: string) =>
      database.asUser(person).attempt('insert into public.industries (id, name) values ($1, $2)', [id, name])
    await bring('super_admin', technology, 'technology')
    await bring('admin', food, 'eating')
    expect(await state()).toEqual(before)
    expect(await superAdmin.query('select * from public.get_industry_merge($1)', [food])).toEqual([])
  })

  it('tells others nothing of what was merged', async () => {
    const GET = 'select * from public.get_industry_merge($1)'
    const id = await idOf('food-and-beverage')
    expect(await database.asUser('project_manager').attempt(GET, [id])).toEqual({ refused: 'PT403' })
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

  it('is approved and declined in bulk, with a result for each, and put back', async () => {
    const SETTLE = 'select * from public.settle_gear($1, $2)'
    type Row = { gear_id: string; outcome: string; change_id: string | null }
    const settle = (ids: string[], status: string) =>
      database.asUser('admin').query<Row>(SETTLE, [ids, status])
    const outcomes = (rows: Row[]) => Object.fromEntries(rows.map((row) => [row.gear_id, row.outcome]))
    const rows = await settle([CAMERA, DOUBLE, LENS, APPLICATION], 'approved')
    expect(outcomes(rows)).toEqual({
      [CAMERA]: 'unchanged',
      [DOUBLE]: 'done',
      [LENS]: 'done',
      [APPLICATION]: 'missing',
    })
    expect(outcomes(await settle([LENS], 'declined'))).toEqual({ [LENS]: 'done' })
    const UNDO = 'select * from public.undo_gear_changes($1, $2)'
    const done = rows.filter(({ outcome }) => outcome === 'done')
    const changes = [done.map((row) => row.gear_id), done.map((row) => row.change_id)]
    expect(await database.asUser('graphic_designer').attempt(UNDO, changes)).toEqual({ refused: 'PT403' })
    expect(outcomes(await database.asUser('admin').query<Row>(UNDO, changes))).toEqual({
      [DOUBLE]: 'done',
      [LENS]: 'changed',
    })
    expect(await database.asUser('admin').query<Row>(UNDO, [[CAMERA], [done[0]?.change_id]])).toEqual([
      { gear_id: CAMERA, outcome: 'refused' },
    ])
    await settle([DOUBLE], 'approved')
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

  it('gets its applications back when a merge is undone', async () => {
    const admin = database.asUser('admin')
    const used = () =>
      database.sql(
        'select camera_id from public.videographer_application_cameras where application_id = $1',
        [APPLICATION],
      )
    await admin.query('select public.merge_gear($1, $2)', [[DOUBLE], CAMERA])
    expect(await admin.query('select * from public.get_gear_merge($1)', [DOUBLE])).toEqual([
      { into_id: CAMERA, into_name: 'Test cam one', applications: 1 },
    ])
    expect(
      await database.asUser('graphic_designer').attempt('select * from public.get_gear_merge($1)', [DOUBLE]),
    ).toEqual({ refused: 'PT403' })
    await admin.query(`insert into public.cameras (id, name, model) values ($1, 'test-cam 1', '1')`, [DOUBLE])
    expect(await used()).toEqual([{ camera_id: DOUBLE }])
    expect(await admin.query('select * from public.get_gear_merge($1)', [DOUBLE])).toEqual([])
  })

  it('keeps what it was called before', async () => {
    await database
      .asUser('admin')
      .query(`update public.lenses set name = 'Test lens II' where id = $1`, [LENS])
    const [entry] = await database
      .asUser('admin')
      .query<{ changed_values: unknown }>('select * from public.list_record_history($1, $2, 5)', [
        'lenses',
        LENS,
      ])
    expect(entry?.changed_values).toEqual({ name: ['Test lens', 'Test lens II'] })
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
