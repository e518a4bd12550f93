import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

type Page = { kind: string; slug: string; label: string; number: number; chosenAs: string | null }

const id = (number: number) => `d9000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Most tiles of a place are 3 here, and of an industry 2. */
const list = (person: Person, ...numbers: number[]) =>
  database
    .asUser(person)
    .query<{ pages: Page[] }>('select public.list_video_pages($1, 2, 3, 2) as pages', [numbers.map(id)])
    .then(([row]) => row?.pages ?? [])

const slugsOf = async (number: number) =>
  (await list('admin', number)).map(({ slug, number, chosenAs }) => [slug, chosenAs ?? number])

/** Utah has four films, two of them in Moab; nothing is filmed in Maine. Film 5 is featured, and newest. */
beforeEach(() =>
  database.run(`
    set local session_replication_role = replica;
    delete from public.videos;
    delete from public.video_industries;
    delete from public.service_geo_pages;
    insert into public.service_geo_pages (city, state, slug, title, status) values
      (null, 'Utah', 'utah', 'Utah', 'published'), ('', 'Maine', 'maine', 'Maine', 'published'),
      ('Moab', 'Utah', 'moab-ut', 'Moab', 'published'), ('Provo', 'Utah', 'provo-ut', 'Provo', 'published'),
      ('Bangor', 'Maine', 'bangor-me', 'Bangor', 'published'), ('Orem', 'Utah', 'orem-ut', 'Orem', 'draft');
    insert into public.videos (id, slug, state, city, website_placement, draft, created_on)
    select ('d9000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'film-' || n, 'Utah',
      case when n <= 2 then 'Moab' end, case when n = 6 then 'none' else 'featured-video' end, n = 7,
      timestamptz '2026-01-01' + n * interval '1 day'
    from generate_series(1, 7) as n;
    insert into public.video_industries (video_id, industry_id)
    select video.id, 'b0000000-0000-4000-8000-000000000010' from public.videos as video;
    set local session_replication_role = origin;`),
)

it('finds a city with enough films of its own, and the newest ones elsewhere', async () => {
  const industry = await database.value<string>(
    `select name from public.industries where id = 'b0000000-0000-4000-8000-000000000010'`,
  )
  // Newer films push it off the state and the featured ones; the pages with all films of the state keep it.
  expect(await slugsOf(1)).toEqual([
    ['utah', 3],
    [industry, 3],
    ['moab-ut', 'city'],
  ])
  expect(await slugsOf(5)).toEqual([
    ['utah', 1],
    [industry, 1],
    ['bangor-me', 'featured'],
    ['maine', 'featured'],
    ['provo-ut', 'state'],
    ['utah', 'state'],
  ])
})

it('leaves out films without a placement, and pages that are drafts', async () => {
  expect((await list('admin', 6)).map(({ kind }) => kind)).toEqual(['industry'])
  const all = await list('admin', 1, 2, 3, 4, 5, 6)
  expect(all.map(({ slug }) => slug)).not.toContain('orem-ut')
})

it('finds no page of a draft, and none without films', async () => {
  expect(await list('admin', 7)).toEqual([])
  expect(await list('admin')).toEqual([])
})

it('falls back when the films of a place become too few', async () => {
  await database.run(`update public.videos set archived = true where slug = 'film-2'`)
  expect((await slugsOf(4)).map(([slug]) => slug)).toContain('moab-ut')
  expect((await slugsOf(1)).map(([slug]) => slug)).not.toContain('moab-ut')
})

it('is not for visitors', async () => {
  const outcome = await database.asAnon().attempt('select public.list_video_pages($1, 4, 24, 24)', [[]])
  expect(outcome).toEqual({ refused: '42501' })
})
