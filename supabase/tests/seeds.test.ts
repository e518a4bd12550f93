import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SERVICES } from '@/lib/content/services'
import { openDatabase } from './harness'

const database = openDatabase()

const PUBLISHED = 'not draft and not archived'
/** Published too early on purpose, so that staff have something to repair. */
const THIN_PAGE = 'sedona-az'

const CHANGES = readFileSync(path.join(__dirname, '../../demo/changes/10_changes.sql'), 'utf8')
const MEDIA = path.join(__dirname, '../../demo/media')

it('hold forty published videos in ten industries, in all three shapes', async () => {
  const [counts] = await database.sql<Record<string, number>>(
    `select count(distinct video.id)::int as videos, count(distinct link.industry_id)::int as industries,
      count(distinct video.aspect_ratio)::int as ratios
    from public.videos as video join public.video_industries as link on link.video_id = video.id where ${PUBLISHED}`,
  )
  expect(counts?.videos).toBeGreaterThanOrEqual(40)
  expect(counts?.industries).toBeGreaterThanOrEqual(10)
  expect(counts?.ratios).toBe(3)
})

it('hold one hemp pot, and work that is not shown', async () => {
  expect(
    await database.sql(
      `select slug from public.videos where name_on_website ilike '%hemp pot%' and ${PUBLISHED}`,
    ),
  ).toEqual([{ slug: 'hemp-pots-from-field-to-nursery' }])
  expect(await database.value('select count(*)::int from public.videos where draft')).toBe(3)
  expect(await database.value('select count(*)::int from public.videos where archived')).toBe(3)
})

it('give every video a client, an internal name and a goal', async () => {
  const rows = await database.sql(
    `select slug from public.videos as video where name_internal is null or about_video_goal is null
      or not exists (select from public.video_clients as link where link.video_id = video.id)`,
  )
  expect(rows).toEqual([])
})

it('give Detroit and Michigan enough of their own, and every page something to lend', async () => {
  const placed = `website_placement = 'featured-video' and ${PUBLISHED}`
  const count = (where: string) =>
    database.value<number>(`select count(*)::int from public.videos where ${placed} and ${where}`)
  expect(await count(`city = 'Detroit' and state = 'Michigan'`)).toBeGreaterThanOrEqual(6)
  expect(await count(`state = 'Michigan'`)).toBeGreaterThanOrEqual(8)
  expect(await count('true')).toBeGreaterThanOrEqual(20)
})

it('hold clients with logos, reviews, and people for every role', async () => {
  expect(
    await database.value('select count(*)::int from public.clients where logo is not null'),
  ).toBeGreaterThanOrEqual(20)
  expect(
    await database.value('select count(*)::int from public.clients where featured_logo'),
  ).toBeGreaterThanOrEqual(8)
  expect(
    await database.value(
      'select count(*)::int from public.client_reviews where contact_id is not null and featured_video_id is not null',
    ),
  ).toBeGreaterThanOrEqual(12)
  expect(await database.sql('select user_type from public.profiles order by user_type')).toEqual(
    ['super_admin', 'admin', 'owl', 'graphic_designer', 'project_manager', null].map((role) => ({
      user_type: role,
    })),
  )
})

it('hold every slug that fixed content names', async () => {
  const slugs = SERVICES.flatMap(({ videoSlugs }) => videoSlugs)
  const rows = await database.sql<{ slug: string }>(`select slug from public.videos where ${PUBLISHED}`)
  expect(rows.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
})

it('belong to nobody real: example domains and fictional numbers', async () => {
  expect(
    await database.sql(
      `select email, phone from public.contact_details where email !~ '\\.example$' or phone !~ ' 555-01[0-9]{2}$'`,
    ),
  ).toEqual([])
})

it('write about fifty states and more than four hundred cities, and enough about each', async () => {
  const pages = await database.sql<{ state: string; cities: number; least: number }>(
    `select state, (count(*) filter (where city <> ''))::int as cities, min(word_count) as least
    from public.service_geo_pages where status = 'published' and slug <> '${THIN_PAGE}' group by state`,
  )
  expect(pages).toHaveLength(50)
  expect(pages.reduce((sum, { cities }) => sum + cities, 0)).toBeGreaterThanOrEqual(400)
  expect(pages.filter(({ cities, least }) => cities < 3 || least < 250)).toEqual([])
})

it('give a page to every city in which a film was made', async () => {
  const rows = await database.sql(
    `select distinct city, state from public.videos as video where city is not null and not exists (
      select from public.service_geo_pages as page where page.city = video.city and page.state = video.state)`,
  )
  expect(rows).toEqual([])
})

it('name files that exist', async () => {
  const files = await database.sql<{ file: string }>(
    `select 'video-thumbnails/' || video_thumbnail as file from public.videos
    union select 'videos/' || video_file from public.videos
    union select 'logos/' || logo from public.clients`,
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(({ file }) => !existsSync(path.join(MEDIA, file)))).toEqual([])
})

it('of the demo tell what each role has changed lately, and all of it can be taken back', async () => {
  await database.run(CHANGES)
  const acts = await database.sql<{ id: number; actor: string }>(
    `select act.id::int, actor.user_type as actor from private.acts as act
    join public.profiles as actor on actor.id = act.actor_id
    where not exists (select from private.acts as undo where undo.undoes = act.id) order by act.id desc`,
  )
  expect(new Set(acts.map(({ actor }) => actor)).size).toBe(5)
  for (const { id } of acts) {
    const plan = await database
      .asUser('super_admin')
      .value<{ records: { outcome: string }[] }>('select public.restore_act($1, try_only => true)', [id])
    expect(new Set(plan?.records.map(({ outcome }) => outcome))).toEqual(new Set(['done']))
  }
  expect(await database.value('select max(happened_at) < now() from private.audit_log')).toBe(true)
  expect(await database.sql(`select active from public.profiles where not active`)).toEqual([])
  expect(
    await database.value(`select count(*)::int from private.audit_log where table_name = 'profiles'`),
  ).toBe(1)
})

it('of the demo leave alone what somebody has changed before', async () => {
  await database.asUser('owl').query(`update public.brands set notes = 'Mine' where name = 'Quick Otter'`)
  await database.run(CHANGES)
  expect(await database.sql(`select notes from public.brands where name = 'Quick Otter'`)).toEqual([
    { notes: 'Mine' },
  ])
  expect(await database.value('select count(*)::int from private.acts')).toBe(1)
})
