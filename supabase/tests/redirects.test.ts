import { STATES } from '../../lib/content/states'
import { openDatabase } from './harness'

const database = openDatabase()

beforeEach(() =>
  database.run(
    'truncate public.path_redirects, public.redirect_hits, public.missing_addresses, public.ignored_addresses',
  ),
)

const POUR = 'd0000000-0000-4000-8000-000000000002'
const FILM = '/videos/lakeshore-roasters-first-pour'

const add = (path: string, target: string) =>
  database
    .asUser('admin')
    .query('insert into public.path_redirects (path, target) values ($1, $2)', [path, target])
    .then(
      () => 'added',
      (error: unknown) => (error as { code: string; message: string }).message,
    )

type Answer = { line: number; outcome: string; detail: string | null }

const importLines = (entries: [path: string, target: string][], isDry = false) =>
  database
    .asUser('admin')
    .query<Answer>('select line, outcome, detail from public.import_redirects($1, $2)', [
      JSON.stringify(entries.map(([path, target], index) => ({ line: index + 2, path, target }))),
      isDry,
    ])

const pathsOf = () =>
  database
    .sql<{ path: string }>('select path from public.path_redirects order by path')
    .then((rows) => rows.map(({ path }) => path))

const table = () => database.asServiceRole().value<Record<string, string>>('select public.list_redirects()')

describe('a redirect by hand', () => {
  beforeEach(async () => {
    await add('/a', '/videos')
  })

  it.each([
    ['self', '/b', '/b?x=1'],
    ['loop', '/videos', '/a'],
    ['chain', '/b', '/a#top'],
    ['known', '/a', '/blog'],
    ['page', FILM, '/videos'],
    ['page', '/videos/industry/food-and-beverage', '/videos'],
    ['nowhere', '/b', '/videos/no-such-film'],
    ['nowhere', '/b', '/blog/no-such-article'],
  ])('is refused as %s: %s to %s', async (problem, path, target) => {
    expect(await add(path, target)).toBe(problem)
  })

  it('is refused where another leads to its address', async () => {
    expect(await add('/old', '/b')).toBe('added')
    expect(await add('/b', '/blog')).toBe('used')
  })

  it('is refused for the old address of a page, and as a way to one', async () => {
    await database.run(`update public.videos set slug = 'first-cup' where id = '${POUR}'`)
    expect(await add(FILM, '/videos')).toBe('moved')
    expect(await add('/b', FILM)).toBe('chain')
    expect(await add('/b', '/videos/first-cup')).toBe('added')
  })

  it.each(['//elsewhere.test', 'http://elsewhere.test', 'javascript:alert(1)', '/a\\b', '/a b', ''])(
    'never leads to %j',
    async (target) => {
      expect(await add('/b', target)).toMatch(/check constraint/)
    },
  )

  it.each(['b', '/', '/b/', '/b?x', '//b', '/b\\c', `/${'b'.repeat(200)}`])('is not at %j', async (path) => {
    expect(await add(path, '/videos')).toMatch(/check constraint/)
  })

  it('follows its target in one step when that moves', async () => {
    await add('/b', `${FILM}?from=b`)
    await database.run(`update public.videos set slug = 'first-cup' where id = '${POUR}'`)
    expect(await table()).toEqual({ '/a': '/videos', '/b': '/videos/first-cup?from=b' })
  })

  it('is read as a whole by the server alone', async () => {
    expect(await database.asAnon().attempt('select public.list_redirects()')).toEqual({ refused: '42501' })
    expect(await database.asUser('admin').attempt('select public.list_redirects()')).toEqual({
      refused: '42501',
    })
  })
})

describe('an import', () => {
  const ENTRIES: [string, string][] = [
    ['/one', '/videos'],
    ['/two', '/one'],
    ['/one', '/blog'],
    ['/one', '/videos'],
    ['no path', '/videos'],
    ['/three', 'https://elsewhere.test/3'],
  ]
  const OUTCOMES = [
    { line: 2, outcome: 'added', detail: null },
    { line: 3, outcome: 'chain', detail: '/videos' },
    { line: 4, outcome: 'known', detail: null },
    { line: 5, outcome: 'same', detail: null },
    { line: 6, outcome: 'invalid', detail: null },
    { line: 7, outcome: 'added', detail: null },
  ]

  it('answers every row, and a dry run changes nothing, not even the log', async () => {
    const logged = () => database.value('select count(*) from private.audit_log')
    const before = await logged()
    expect(await importLines(ENTRIES, true)).toEqual(OUTCOMES)
    expect(await pathsOf()).toEqual([])
    expect(await logged()).toEqual(before)
    expect(await importLines(ENTRIES)).toEqual(OUTCOMES)
    expect(await pathsOf()).toEqual(['/one', '/three'])
  })

  it('takes a thousand rows in reasonable time, and no more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index): [string, string] => [`/old/${index}`, '/videos'])
    expect(await importLines(many(1000))).toHaveLength(1000)
    await expect(importLines(many(1001))).rejects.toMatchObject({ code: 'PT422' })
  })

  it.each(['graphic_designer', 'project_manager', 'owl'] as const)('is refused for %s', async (person) => {
    const IMPORT = `select public.import_redirects('[]', true)`
    expect(await database.asUser(person).attempt(IMPORT)).toEqual({ refused: 'PT403' })
  })

  it('is refused in a mirrored session that may only read', async () => {
    const session = await database.asMirroring('super_admin', 'admin')
    expect(await session.attempt(`select public.import_redirects('[]', false)`)).toEqual({ refused: 'PT403' })
  })
})

describe('counts', () => {
  const count = (redirected: Record<string, number>, missing: Record<string, number> = {}) =>
    database
      .asServiceRole()
      .query('select public.count_addresses($1, $2)', [JSON.stringify(redirected), JSON.stringify(missing)])
  const hits = () => database.sql('select path, hits from public.redirect_hits order by path')
  const missing = () => database.sql('select path, hits from public.missing_address_list order by path')

  it('add up by day, for redirects only', async () => {
    await add('/a', '/videos')
    await database.run(`update public.videos set slug = 'first-cup' where id = '${POUR}'`)
    await count({ '/a': 2, [FILM]: 1, '/no-redirect': 9 })
    await count({ '/a': 3 })
    expect(await hits()).toEqual([
      { path: '/a', hits: 5 },
      { path: FILM, hits: 1 },
    ])
    const listed = await database
      .asUser('admin')
      .query('select kind, path, target, hits from public.redirect_list order by path')
    expect(listed).toEqual([
      { kind: 'hand', path: '/a', target: '/videos', hits: 5 },
      { kind: 'moved', path: FILM, target: '/videos/first-cup', hits: 1 },
    ])
  })

  it('of missing addresses hide what is ignored or leads on meanwhile', async () => {
    await count({}, { '/x': 1, '/y': 2, '/z': 3 })
    await database.asUser('admin').query(`insert into public.ignored_addresses (path) values ('/y')`)
    await add('/z', '/videos')
    await count({}, { '/x': 1, '/y': 1 })
    expect(await missing()).toEqual([{ path: '/x', hits: 2 }])
  })

  const flood = (name: string, hits = 1) =>
    count({}, Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`/${name}-${index}`, hits])))
  const today = () =>
    database.sql<{ path: string; hits: number }>(
      `select path, hits from public.missing_addresses where day = (now() at time zone 'UTC')::date`,
    )

  it('never fill the table: a hundred addresses at their first visit, and the known ones', async () => {
    await database.run(`insert into public.missing_addresses values
      ('/zz-known', (now() at time zone 'UTC')::date - 1, 1), ('/old', (now() at time zone 'UTC')::date - 40, 1)`)
    for (let round = 0; round < 7; round += 1) await flood(`round-${round}`)
    await count({}, { '/zz-known': 1 })
    expect(await today()).toHaveLength(101)
    expect(await today()).toContainEqual({ path: '/zz-known', hits: 1 })
    const old = await database.sql(`select from public.missing_addresses where path = '/old'`)
    expect(old).toEqual([])
    expect(await database.value('select count(*)::int from private.missing_candidates')).toBeLessThanOrEqual(
      5000,
    )
  })

  it('list an address in the middle of a flood at its second visit', async () => {
    await flood('one')
    await count({}, { '/asked-for': 1 })
    expect(await today()).not.toContainEqual({ path: '/asked-for', hits: 1 })
    await count({}, { '/asked-for': 1 })
    expect(await today()).toContainEqual({ path: '/asked-for', hits: 2 })
  })

  it('give the places of a flood that comes twice to what is asked for more often', async () => {
    for (const name of ['one', 'two', 'three']) await flood(name, 2)
    expect(await today()).toHaveLength(200)
    for (let visit = 1; visit <= 3; visit += 1) await count({}, { '/zz-asked-for': 1 })
    expect(await today()).toContainEqual({ path: '/zz-asked-for', hits: 3 })
    expect(await today()).toHaveLength(200)
    await flood('four', 2)
    expect(await today()).toContainEqual({ path: '/zz-asked-for', hits: 3 })
  })

  it('are written by the server alone', async () => {
    for (const session of [database.asAnon(), database.asUser('super_admin')]) {
      expect(await session.attempt(`select public.count_addresses('{}', '{}')`)).toEqual({ refused: '42501' })
    }
  })
})

describe('a link in a text', () => {
  const isBroken = async (path: string) =>
    !(await database.value<boolean>('select private.leads_somewhere($1)', [path]))

  it('is not broken where a redirect by hand leads on', async () => {
    expect(await isBroken('/prices')).toBe(true)
    await add('/prices', '/get-started')
    expect(await isBroken('/prices')).toBe(false)
  })

  it.each(STATES.map(({ slug }) => slug))('leads to the state %s, stored or not', async (slug) => {
    expect(await isBroken(`/video-production-in/${slug}`)).toBe(false)
  })

  it.each([
    ['/video-production-in/new-england', true],
    ['/video-production-in/puerto-rico', true],
    ['/video-production-in/detroit-mi', false],
    ['/video-production-in/detroit', false],
    ['/video-production-in/detroit-xx', true],
    ['/videos/industry/food-and-beverage', false],
    ['/videos/industry/no-such-industry', true],
  ])('to %s is broken: %s', async (path, broken) => {
    expect(await isBroken(path)).toBe(broken)
  })
})
