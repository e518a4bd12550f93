import { openDatabase } from './harness'

const database = openDatabase({ isShared: false })

const VIDEOS = 20_000

/** Four hundred clients, two industries a film, fifty states with ten cities each; every seventh is a draft. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.clients (name) select 'Client ' || n from generate_series(1, 400) as n;
  insert into public.videos
    (slug, name_on_website, video_thumbnail, video_file, aspect_ratio, about_video_goal, service, city, state,
      website_placement, draft, archived, created_on, updated_at)
  select 'film-number-' || n, 'Film number ' || n, case when n % 9 > 0 then 'a.webp' end, 'a.mp4', 'standard',
    repeat('What it is for. ', 8), 'Service ' || n % 10, 'City ' || n % 500, 'State ' || n % 50, 'featured-video',
    n % 7 = 0, n % 31 = 0, timestamptz '2020-01-01' + n * interval '1 hour', timestamptz '2026-01-01' + n % 997 * interval '1 minute'
  from generate_series(1, ${VIDEOS}) as n;
  with client as (select id, row_number() over (order by name) - 1 as position from public.clients),
    video as (select id, row_number() over (order by slug) as position from public.videos)
  insert into public.video_clients (video_id, client_id)
  select video.id, client.id from video join client on client.position = video.position % 400;
  with industry as (select id, row_number() over (order by name) - 1 as position, count(*) over () as of from public.industries),
    video as (select id, row_number() over (order by slug) as position from public.videos)
  insert into public.video_industries (video_id, industry_id)
  select video.id, industry.id from video
  join industry on industry.position in (video.position % industry.of, (video.position + 3) % industry.of)
  on conflict do nothing;
  set local session_replication_role = origin;
  analyze public.clients, public.videos, public.video_clients, public.video_industries, public.industries;`

/** What the gallery asks, and how many rows of all tables the answer may touch. */
const QUERIES: [what: string, rows: number, query: string][] = [
  ['the newest', 1.3 * VIDEOS, 'select * from public.search_videos()'],
  ['a word of many names', 1.3 * VIDEOS, `select * from public.search_videos('{film}')`],
  ['a word of one client', 2.2 * VIDEOS, `select * from public.search_videos('{"client 77"}')`],
  ['a word of all clients', 3.3 * VIDEOS, `select * from public.search_videos('{client}')`],
  [
    'drafts of a state',
    1.3 * VIDEOS,
    `select * from public.search_videos(with_status => 'draft', in_state => 'State 7')`,
  ],
  [
    'an industry',
    2.3 * VIDEOS,
    'select * from public.search_videos(of_industry => (select id from public.industries limit 1))',
  ],
  [
    'a client',
    1.3 * VIDEOS,
    `select * from public.search_videos(of_client => (select id from public.clients where name = 'Client 7'))`,
  ],
  ['those without industry', 4.3 * VIDEOS, `select * from public.search_videos(without => 'industry')`],
  [
    'a page in the middle, by name',
    1.3 * VIDEOS,
    `select * from public.search_videos(sort_by => 'title', descending => false, skip_rows => 10000)`,
  ],
  ['the choices', 2.2 * VIDEOS, 'select public.list_video_choices()'],
  [
    'the pages of one',
    2.2 * VIDEOS,
    `select public.list_video_pages(array(select id from public.videos where slug = 'film-number-19999'), 4, 24, 24)`,
  ],
]

/** In this transaction, from tables and indexes. */
const ROWS_READ = `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer from pg_stat_xact_user_tables where schemaname = 'public'`

it(`among ${VIDEOS} videos each question of the gallery reads a bounded number of rows`, async () => {
  await database.run(FILL)
  const admin = database.asUser('admin')
  const found: [what: string, rowsRead: number][] = []
  for (const [what, , query] of QUERIES) {
    const before = await database.value<number>(ROWS_READ)
    await admin.query(query)
    found.push([what, (await database.value<number>(ROWS_READ)) - before])
  }
  for (const [index, [, rows]] of QUERIES.entries()) {
    // With its name, so that a failure tells which.
    expect(found.filter(([, read], position) => position === index && read >= rows)).toEqual([])
  }
}, 120_000)
