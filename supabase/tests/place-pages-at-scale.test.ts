import { openDatabase } from './harness'

const database = openDatabase({ isShared: false })

const PAGES = 50_000
const VIDEOS = 5_000

/** A name in letters, as slugs are spelled, for each number. */
const NAME = `translate(n::text, '0123456789', 'abcdefghij')`

/** Fifty states with a thousand cities each; every fifth page is thin, every seventh a draft, and one city of ten has films. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.service_geo_pages (city, state, slug, title, status, written_content, updated_at)
  select 'Town ' || ${NAME}, 'State ' || n % 50, 'town-' || ${NAME} || '-oh', 'A page of town ' || n,
    case when n % 7 = 0 then 'draft' else 'published' end,
    repeat('Some words of a text that is long enough. ', case when n % 5 = 0 then 2 else 30 end),
    timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, ${PAGES}) as n;
  insert into public.videos (slug, name_on_website, video_file, city, state, website_placement, draft, archived)
  select 'film-number-' || n, 'Film ' || n, 'a.mp4', 'Town ' || translate((n * 10)::text, '0123456789', 'abcdefghij'),
    'State ' || n * 10 % 50, 'featured-video', n % 9 = 0, false
  from generate_series(1, ${VIDEOS}) as n;
  set local session_replication_role = origin;
  analyze public.service_geo_pages, public.videos;`

/** What the list asks, and how often the answer may read every row. */
const QUERIES: [what: string, scans: number, query: string][] = [
  ['the newest', 1.5, 'select * from public.search_place_pages()'],
  ['a word of all pages', 1.5, `select * from public.search_place_pages('{town}')`],
  ['two words of few pages', 1.5, `select * from public.search_place_pages('{town,bcdef}')`],
  [
    'drafts of a state',
    1.5,
    `select * from public.search_place_pages(in_state => 'State 7', with_status => 'draft')`,
  ],
  ['those not in search', 1.5, 'select * from public.search_place_pages(in_search => false)'],
  [
    'a page in the middle, by films',
    1.5,
    `select * from public.search_place_pages(sort_by => 'films', skip_rows => 20000)`,
  ],
  [
    'the last page, by place',
    1.5,
    `select * from public.search_place_pages(sort_by => 'place', skip_rows => 49950)`,
  ],
  [
    'what may be alike',
    1.5,
    `select * from public.list_alike_candidates(
      (select id from public.service_geo_pages where slug = 'town-bcdef-oh'), 60, 20)`,
  ],
]

/** In this transaction, from tables and indexes. */
const ROWS_READ = `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer from pg_stat_xact_user_tables
  where schemaname = 'public' and relname in ('service_geo_pages', 'videos')`

it(`among ${PAGES} place pages each question of the list reads every row about once`, async () => {
  await database.run(FILL)
  const admin = database.asUser('admin')
  const found: [what: string, scans: number][] = []
  for (const [what, , query] of QUERIES) {
    const before = await database.value<number>(ROWS_READ)
    await admin.query(query)
    found.push([what, ((await database.value<number>(ROWS_READ)) - before) / (PAGES + VIDEOS)])
  }
  for (const [index, [, scans]] of QUERIES.entries()) {
    expect(found.filter(([, read], position) => position === index && read >= scans)).toEqual([])
  }
}, 120_000)
