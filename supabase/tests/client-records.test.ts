import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const TILTH = 'c0000000-0000-4000-8000-000000000001'
const LAKESHORE = 'c0000000-0000-4000-8000-000000000002'
const UNUSED = 'c0000000-0000-4000-8000-0000000000aa'
const NOBODY = 'c0000000-0000-4000-8000-00000000ffff'

const OTHERS = ['project_manager', 'graphic_designer', 'owl', 'member'] as const satisfies Person[]

beforeEach(() => database.run(`insert into public.clients (id, name) values ('${UNUSED}', 'Unused')`))

it('takes each name once, and only https websites', async () => {
  const admin = database.asUser('admin')
  const insert = 'insert into public.clients (name, website) values ($1, $2)'
  expect(await admin.attempt(insert, ['Tilth & Twine', null])).toEqual({ refused: '23505' })
  expect(await admin.attempt(insert, ['One', 'http://one.example'])).toEqual({ refused: '23514' })
  expect(await admin.attempt(insert, ['One', `https://one.example/${'a'.repeat(300)}`])).toEqual({
    refused: '23514',
  })
  expect(await admin.attempt(insert, ['One', 'https://one.example'])).toEqual({ count: 1 })
})

it('counts versions and keeps words to search', async () => {
  const [row] = await database
    .asUser('admin')
    .query(
      `update public.clients set website = 'https://Unused.example', version = 7 where id = $1 returning version, search_text`,
      [UNUSED],
    )
  expect(row).toEqual({ version: 2, search_text: 'unused https://unused.example' })
})

it('keeps a client whose industry is deleted', async () => {
  await database.run(
    `update public.clients set industry_id = 'b0000000-0000-4000-8000-000000000010' where id = '${UNUSED}'`,
  )
  await database.run(`delete from public.industries where id = 'b0000000-0000-4000-8000-000000000010'`)
  expect(await database.value('select industry_id from public.clients where id = $1', [UNUSED])).toBeNull()
})

it('counts films, reviews, contacts and ad groups, as far as the caller may read them', async () => {
  const count = 'select * from public.count_client_records($1)'
  const [all] = await database
    .asUser('admin')
    .query<{ films: number; contacts: number; ad_groups: number }>(count, [[LAKESHORE]])
  expect(all?.ad_groups).toBeGreaterThan(0)
  expect(all?.films).toBeGreaterThan(0)
  expect(all?.contacts).toBeGreaterThan(0)
  const [seen] = await database.asUser('graphic_designer').query<{ contacts: number }>(count, [[LAKESHORE]])
  expect(seen?.contacts).toBe(0)
})

describe('the order of featured logos', () => {
  const MOVE = 'select public.arrange_featured_client($1, $2)'
  const order = async () => {
    const rows = await database.sql<{ id: string }>(
      'select id from public.clients where featured_logo order by featured_rank, name, id',
    )
    return rows.map(({ id }) => id)
  }

  it.each([false, true])('moves past a neighbor and back, with ranks missing: %s', async (areMissing) => {
    if (areMissing) await database.run('update public.clients set featured_rank = null')
    const [first, second, ...rest] = await order()
    const admin = database.asUser('admin')
    await admin.query(MOVE, [second, 'up'])
    expect(await order()).toEqual([second, first, ...rest])
    await admin.query(MOVE, [second, 'down'])
    expect(await order()).toEqual([first, second, ...rest])
  })

  it('changes one row per move, so that a move can be undone', async () => {
    const before = await database.sql('select id, featured_rank from public.clients order by id')
    const third = (await order())[2]
    await database.asUser('admin').query(MOVE, [third, 'up'])
    const after = await database.sql('select id, featured_rank from public.clients order by id')
    expect(after.filter((row, index) => row.featured_rank !== before[index]?.featured_rank)).toEqual([
      { id: third, featured_rank: 1.5 },
    ])
  })

  it('finds a place however often two clients move past each other', async () => {
    const before = await order()
    const [third, fourth] = before.slice(2)
    const admin = database.asUser('admin')
    for (let moves = 0; moves < 40; moves += 1) {
      await admin.query(MOVE, [fourth, 'up'])
      await admin.query(MOVE, [third, 'up'])
    }
    expect(await order()).toEqual(before)
  })

  it('leaves the first and the last where they are', async () => {
    const before = await order()
    const admin = database.asUser('admin')
    await admin.query(MOVE, [before.at(0), 'up'])
    await admin.query(MOVE, [before.at(-1), 'down'])
    expect(await order()).toEqual(before)
  })

  it('features a client before all others, and stops featuring it', async () => {
    const before = await order()
    const admin = database.asUser('admin')
    await admin.query(MOVE, [UNUSED, 'first'])
    expect(await order()).toEqual([UNUSED, ...before])
    await admin.query(MOVE, [UNUSED, 'off'])
    expect(await order()).toEqual(before)
  })

  const PLACE = 'select public.place_featured_client($1, $2)'

  it.each([false, true])(
    'places a logo before another one or last, ranks missing: %s',
    async (areMissing) => {
      if (areMissing) await database.run('update public.clients set featured_rank = null')
      const [first, second, third, ...rest] = await order()
      const admin = database.asUser('admin')
      await admin.query(PLACE, [third, first])
      expect(await order()).toEqual([third, first, second, ...rest])
      await admin.query(PLACE, [third, rest[0]])
      expect(await order()).toEqual([first, second, third, ...rest])
      await admin.query(PLACE, [first, null])
      expect(await order()).toEqual([second, third, ...rest, first])
      await admin.query(PLACE, [first, null])
      await admin.query(PLACE, [first, first])
      expect(await order()).toEqual([second, third, ...rest, first])
    },
  )

  it('places a logo in one row, and does not where one of two is not featured', async () => {
    const before = await database.sql('select id, featured_rank from public.clients order by id')
    const [first, , , fourth] = await order()
    const admin = database.asUser('admin')
    await admin.query(PLACE, [fourth, first])
    const after = await database.sql('select id, featured_rank from public.clients order by id')
    expect(after.filter((row, index) => row.featured_rank !== before[index]?.featured_rank)).toEqual([
      { id: fourth, featured_rank: 0 },
    ])
    expect(await admin.attempt(PLACE, [UNUSED, first])).toEqual({ refused: 'PT409' })
    expect(await admin.attempt(PLACE, [first, UNUSED])).toEqual({ refused: 'PT409' })
  })

  it('refuses other moves, unknown clients and those who are not featured', async () => {
    const admin = database.asUser('admin')
    expect(await admin.attempt(MOVE, [TILTH, 'sideways'])).toEqual({ refused: 'PT422' })
    expect(await admin.attempt(MOVE, [UNUSED, 'up'])).toEqual({ refused: 'PT422' })
    expect(await admin.attempt(MOVE, [NOBODY, 'up'])).toEqual({ refused: 'PT404' })
  })

  it.each(OTHERS)('is not for a %s to change', async (person) => {
    expect(await database.asUser(person).attempt(MOVE, [TILTH, 'down'])).toEqual({ refused: 'PT403' })
    expect(await database.asUser(person).attempt(PLACE, [TILTH, null])).toEqual({ refused: 'PT403' })
  })

  it('is not for mirroring that only looks', async () => {
    const session = await database.asMirroring('super_admin', 'admin')
    expect(await session.attempt(MOVE, [TILTH, 'down'])).toEqual({ refused: 'PT403' })
    expect(await session.attempt(PLACE, [TILTH, null])).toEqual({ refused: 'PT403' })
  })
})

describe('deleting', () => {
  const DELETE = 'select public.delete_unused_client($1)'

  it('removes what nothing uses', async () => {
    await database.asUser('super_admin').query(DELETE, [UNUSED])
    expect(await database.value('select count(*)::int from public.clients where id = $1', [UNUSED])).toBe(0)
  })

  it.each([
    ['film', `insert into public.video_clients values ('d0000000-0000-4000-8000-000000000001', '${UNUSED}')`],
    [
      'review',
      `insert into public.client_reviews (rating, description, client_id) values (5, 'Good', '${UNUSED}')`,
    ],
    [
      'contact',
      `insert into public.contacts (first_name, last_name, client_id) values ('A', 'B', '${UNUSED}')`,
    ],
  ])('keeps a client with a %s', async (_, link) => {
    await database.run(link)
    expect(await database.asUser('super_admin').attempt(DELETE, [UNUSED])).toEqual({ refused: 'PT409' })
  })

  it('says when the client is gone', async () => {
    expect(await database.asUser('super_admin').attempt(DELETE, [NOBODY])).toEqual({ refused: 'PT404' })
  })

  it.each([...OTHERS, 'admin'] as const)('is not for a %s', async (person) => {
    expect(await database.asUser(person).attempt(DELETE, [UNUSED])).toEqual({ refused: 'PT403' })
  })
})
