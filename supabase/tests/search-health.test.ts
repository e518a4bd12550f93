import { FINDING_KINDS } from '@/lib/seo/health/finding-kinds'
import { openDatabase } from './harness'
import { ALL, openSearchChecks } from './search-checks'

const database = openDatabase()
const { server, start, claim, list, note, record, files, finish, found, check } = openSearchChecks(database)

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

it('keeps at most a thousand open findings of a kind, and counts all', async () => {
  await start()
  const lease = await claim()
  await note(lease, ...Array.from({ length: 1200 }, (_, index) => ({ kind: 'thin', path: `/page-${index}` })))
  expect(await finish(lease)).toEqual({ thin: { total: 1200, new: 1000, still: 0, fixed: 0 } })
})
