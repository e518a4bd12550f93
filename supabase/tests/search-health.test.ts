import { randomUUID } from 'node:crypto'
import { FINDING_KINDS } from '@/lib/seo/health/finding-kinds'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

type Finding = { kind: string; path: string; subject?: string; detail?: string }
type Page = {
  path: string
  status?: number
  leads_to?: string
  title?: string
  description?: string
  canonical?: string
  is_noindex?: boolean
  links?: string[]
  pictures?: string[]
  findings?: Finding[]
}
type Lease = { check: string; job: string; token: number }

const server = () => database.asServiceRole()
const start = (by: Person = 'super_admin') =>
  database.asUser(by).value<string>('select public.start_search_check()')

async function claim(): Promise<Lease> {
  const [job] = await server().query<{ id: string; token: number }>(
    `select * from public.claim_job($1, '{search-health}', 45)`,
    [randomUUID()],
  )
  const [check] = await server().query<{ id: string }>('select * from public.begin_search_check()')
  if (!job || !check) throw new Error('Nothing to do')
  return { check: check.id, job: job.id, token: job.token }
}

/** What a killed worker holds does not count any more. */
async function claimAgain(): Promise<Lease> {
  await database.run(
    `update public.jobs set lease_until = now() - interval '1 second' where kind = 'search-health'`,
  )
  return claim()
}

const call = (lease: Lease, name: string, given: unknown) =>
  server().value<boolean>(`select public.${name}($1, $2)`, [JSON.stringify(lease), given])
const list = (lease: Lease, ...paths: string[]) => call(lease, 'add_search_pages', paths)
const note = (lease: Lease, ...findings: Finding[]) =>
  call(
    lease,
    'note_search_findings',
    JSON.stringify(findings.map((one) => ({ subject: '', detail: 'd', ...one }))),
  )
const record = (lease: Lease, ...pages: Page[]) =>
  call(
    lease,
    'record_search_pages',
    JSON.stringify(
      pages.map(({ links = [], pictures = [], findings = [], ...page }) => ({
        status: 200,
        title: page.path,
        description: `About ${page.path}`,
        canonical: page.path,
        is_noindex: false,
        ...page,
        targets: [
          ...links.map((path) => ({ path, kind: 'page' })),
          ...pictures.map((path) => ({ path, kind: 'picture' })),
        ],
        findings: findings.map((one) => ({ subject: '', detail: 'd', ...one })),
      })),
    ),
  )
const files = (lease: Lease, answers: Record<string, number>) =>
  call(
    lease,
    'record_search_files',
    JSON.stringify(Object.entries(answers).map(([path, status]) => ({ path, status }))),
  )
const finish = (lease: Lease) =>
  server().value<Record<string, Record<string, number>> | null>('select public.finish_search_check($1)', [
    JSON.stringify(lease),
  ])
const found = (kind: string) =>
  database.sql<{ path: string; subject: string; detail: string; state: string }>(
    'select path, subject, detail, state from public.search_findings where kind = $1 order by path, subject',
    [kind],
  )

/** Each page links to all of them, so that only what a test does is found. */
const ALL = ['/a', '/b', '/c', '/d']

async function check(...pages: Page[]): Promise<Record<string, Record<string, number>> | null> {
  await start()
  const lease = await claim()
  await list(lease, ...ALL, ...pages.map(({ path }) => path))
  await record(
    lease,
    ...ALL.map((path) => {
      const own = pages.find((page) => page.path === path)
      return { path, ...own, links: [...ALL, ...(own?.links ?? [])] }
    }),
    ...pages.filter(({ path }) => !ALL.includes(path)),
  )
  const sums = await finish(lease)
  await server().query(`select public.finish_job($1, $2, '{}')`, [lease.job, lease.token])
  return sums
}

it('knows the kinds of findings that the screen names, in their order', async () => {
  expect(await database.value('select private.search_kinds()')).toEqual(FINDING_KINDS)
})

it('finds nothing on a sound site', async () => {
  expect(await check()).toEqual({})
  expect(
    await database.sql('select status, pages_known, pages_read, pages_left_out from public.search_checks'),
  ).toEqual([{ status: 'done', pages_known: 4, pages_read: 4, pages_left_out: 0 }])
  expect(await database.value('select count(*)::integer from private.search_pages')).toBe(0)
})

it('finds what only the whole site tells', async () => {
  await start()
  const lease = await claim()
  await list(lease, ...ALL, '/gone', '/moved', '/hidden', '/lonely', '/silent')
  await record(
    lease,
    {
      path: '/a',
      title: 'Same',
      links: [...ALL, '/gone', '/old'],
      pictures: ['/storage/x.webp', '/storage/y.webp'],
    },
    { path: '/b', title: 'same', links: [...ALL, '/lonely', '/lonely'] },
    { path: '/c', canonical: '/gone', links: ALL },
    { path: '/d', description: 'About /a', links: ALL },
    { path: '/gone', status: 404 },
    { path: '/moved', status: 308, leads_to: '/a' },
    { path: '/hidden', is_noindex: true, links: ALL },
    { path: '/lonely', links: ['/gone'] },
    { path: '/silent', status: 0 },
  )
  await record(lease, { path: '/old', status: 308, leads_to: '/nowhere' })
  await record(lease, { path: '/nowhere', status: 404 })
  expect(await server().query('select * from public.next_search_pages(9)')).toEqual([])
  expect(await server().query('select * from public.next_search_files(9)')).toHaveLength(2)
  await files(lease, { '/storage/x.webp': 404, '/storage/y.webp': 200 })
  await finish(lease)

  expect((await found('unreachable')).map(({ path }) => path)).toEqual(['/gone', '/silent'])
  expect((await found('broken-link')).map(({ path, subject }) => `${path} ${subject}`)).toEqual([
    '/a /gone',
    '/a /old',
    '/lonely /gone',
  ])
  expect(await found('broken-picture')).toMatchObject([{ path: '/a', detail: '/storage/x.webp answers 404' }])
  expect((await found('contradiction')).map(({ path, subject }) => `${path} ${subject}`)).toEqual([
    '/c canonical',
    '/c original',
    '/hidden noindex',
    '/moved redirect',
  ])
  expect(await found('double-title')).toMatchObject([
    { path: '/a', detail: 'Also: /b' },
    { path: '/b', detail: 'Also: /a' },
  ])
  expect((await found('double-description')).map(({ path }) => path)).toEqual(['/a', '/d'])
  expect(await found('few-links')).toMatchObject([
    { path: '/hidden', detail: 'No page links to it.' },
    { path: '/lonely', detail: 'One page links to it.' },
  ])
})

it('compares with the check before', async () => {
  const thin = { kind: 'thin', path: '/a' }
  expect(
    await check({ path: '/a', findings: [thin, { kind: 'no-alt', path: '/a', subject: '/x.webp' }] }),
  ).toEqual({
    'no-alt': { total: 1, new: 1, still: 0, fixed: 0 },
    thin: { total: 1, new: 1, still: 0, fixed: 0 },
  })
  expect(await check({ path: '/a', findings: [thin] })).toEqual({
    'no-alt': { total: 0, new: 0, still: 0, fixed: 1 },
    thin: { total: 1, new: 0, still: 1, fixed: 0 },
  })
  expect(await found('no-alt')).toMatchObject([{ state: 'fixed' }])
  expect(await check({ path: '/a', status: 500 })).toMatchObject({
    thin: { still: 1 },
    unreachable: { new: 1 },
  })
  expect(await check()).toMatchObject({ thin: { fixed: 1 }, unreachable: { fixed: 1 } })
  expect(await check({ path: '/a', findings: [thin] })).toEqual({
    thin: { total: 1, new: 1, still: 0, fixed: 0 },
  })
})

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

it('leads to the record of a page', async () => {
  const slug = await database.value<string>(
    `select slug from public.service_geo_pages where status = 'published' limit 1`,
  )
  const path = `/video-production-in/${slug}`
  await check({ path, findings: [{ kind: 'thin', path }] })
  expect(
    await database.value(
      `select place.slug from public.search_findings as finding
       join public.service_geo_pages as place on place.id = finding.record_id
       where finding.kind = 'thin' and finding.page_kind = 'place'`,
    ),
  ).toBe(slug)
})

it('what is ignored stays ignored, with its reason, until that is undone', async () => {
  const thin = { path: '/a', findings: [{ kind: 'thin', path: '/a' }] }
  await check(thin)
  const admin = database.asUser('super_admin')
  await admin.query(
    `insert into public.search_ignores (kind, path, reason) values ('thin', '/a', 'Only a film')`,
  )
  await check(thin)
  const standing = () => admin.query('select standing, state, reason from public.search_finding_list')
  expect(await standing()).toEqual([{ standing: 'ignored', state: 'ignored', reason: 'Only a film' }])
  await admin.query('delete from public.search_ignores')
  expect(await standing()).toEqual([{ standing: 'open', state: 'still', reason: null }])
  await check()
  expect(await standing()).toMatchObject([{ standing: 'fixed' }])
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

it('keeps at most a thousand open findings of a kind, and counts all', async () => {
  await start()
  const lease = await claim()
  await note(lease, ...Array.from({ length: 1200 }, (_, index) => ({ kind: 'thin', path: `/page-${index}` })))
  expect(await finish(lease)).toEqual({ thin: { total: 1200, new: 1000, still: 0, fixed: 0 } })
})
