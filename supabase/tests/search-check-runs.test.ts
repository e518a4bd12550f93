import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import type { Person } from './people'
import { ALL, openSearchChecks } from './search-checks'

const database = openDatabase()
const { server, start, claim, claimAgain, list, note, record, finish, found, check } =
  openSearchChecks(database)

it('goes on after a kill and counts nothing twice', async () => {
  await start()
  const killed = await claim()
  await list(killed, '/a', '/b')
  const page = { path: '/a', links: ['/b', '/c'], findings: [{ kind: 'thin', path: '/a' }] }
  await record(killed, page)

  const lease = await claimAgain()
  expect(await record(killed, { path: '/b', links: ['/c'] })).toBe(false)
  expect(await list(killed, '/z')).toBe(false)
  expect(await finish(killed)).toBeNull()
  await list(lease, '/a', '/b')
  expect(await server().query('select * from public.next_search_pages(9)')).toEqual([
    { path: '/b', is_listed: true },
    { path: '/c', is_listed: false },
  ])
  await record(lease, page, { path: '/b', links: ['/c'] }, { path: '/c' })
  await record(lease, { path: '/b', links: ['/c'] })
  await note(lease, { kind: 'thin', path: '/a' })
  expect(await database.sql('select pages_known, pages_read from public.search_checks')).toEqual([
    { pages_known: 3, pages_read: 3 },
  ])
  expect(await database.value(`select pages from private.search_targets where path = '/c'`)).toBe(2)
  expect((await finish(lease))?.thin).toMatchObject({ total: 1, new: 1 })
})

it('a canceled check leaves the findings as they were, and ends the work of its worker', async () => {
  await check({ path: '/a', findings: [{ kind: 'thin', path: '/a' }] })
  const run = await start()
  const lease = await claim()
  await list(lease, ...ALL)
  const cancel = () => database.asUser('super_admin').value('select public.cancel_search_check($1)', [run])
  expect(await cancel()).toBe(true)
  expect(await cancel()).toBe(false)
  expect(await record(lease, { path: '/a' })).toBe(false)
  expect(await found('thin')).toMatchObject([{ state: 'new' }])
  // The worker of the canceled check writes nothing into the next one.
  await start()
  expect(await record(lease, { path: '/a' })).toBe(false)
  expect(await finish(lease)).toBeNull()
})

it('asked twice, there is one check and one job', async () => {
  expect(await start()).toBe(await start())
  expect(
    await database.value(`select count(*)::integer from public.jobs where unique_key = 'search-health'`),
  ).toBe(1)
})

it('a daily check begins when the last began a day ago', async () => {
  const begin = () => server().query('select * from public.begin_search_check()')
  await check()
  expect(await begin()).toEqual([])
  await database.run(`update public.search_checks set started_at = started_at - interval '1 day'`)
  expect(await begin()).toHaveLength(1)
  expect(await begin()).toHaveLength(1)
  expect(await database.value('select count(*)::integer from public.search_checks')).toBe(2)
})

it.each<Person>(['admin', 'project_manager', 'owl', 'graphic_designer', 'member'])(
  'refuses a %s',
  async (person) => {
    await expect(start(person)).rejects.toMatchObject({ code: 'PT403' })
    await expect(
      database.asUser(person).query('select public.cancel_search_check($1)', [randomUUID()]),
    ).rejects.toMatchObject({ code: 'PT403' })
  },
)

it('refuses visitors, read-only mirroring, and everybody but the server its steps', async () => {
  await expect(database.asAnon().query('select public.start_search_check()')).rejects.toMatchObject({
    code: '42501',
  })
  const mirrored = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
  await expect(mirrored.query('select public.start_search_check()')).rejects.toMatchObject({ code: 'PT403' })
  const admin = database.asUser('super_admin')
  for (const step of [
    `begin_search_check()`,
    `finish_search_check('{}')`,
    `record_search_pages('{}', '[]')`,
    `list_published_texts('${randomUUID()}', 1)`,
  ])
    await expect(admin.query(`select public.${step}`)).rejects.toMatchObject({ code: '42501' })
})
