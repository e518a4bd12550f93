import { openDatabase } from './harness'
import { planFor } from './query-plan'

const database = openDatabase({ isShared: false })

const ARTICLES = 5_000

/** Ninety topics, and every seventh a draft. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.seo_blog_posts (title, slug, blog_post, status, seo_topic_cluster, created_at, updated_at, published_at)
  select 'Article number ' || n, 'article-number-' || n, repeat('Words about video. ', 300),
    case when n % 7 = 0 then 'draft' else 'published' end, 'Topic ' || n % 90,
    timestamptz '2020-01-01' + n * interval '1 hour', timestamptz '2026-01-01' + n * 7 % 9973 * interval '1 minute',
    case when n % 7 <> 0 then timestamptz '2020-01-01' + n * interval '1 hour' end
  from generate_series(1, ${ARTICLES}) as n;
  set local session_replication_role = origin;
  analyze public.seo_blog_posts;`

const LIST = 'select id, title, slug, status, word_count, updated_at from public.seo_blog_posts'

/** What the list of staff asks first, and how many rows the answer may read. */
const QUERIES: [what: string, rows: number, path: string, query: string][] = [
  ['the newest changes', 50, 'seo_blog_posts_changed_idx', `${LIST} order by updated_at desc, id limit 50`],
  [
    'the page in the middle of changes',
    ARTICLES + 100,
    'seo_blog_posts',
    `${LIST} order by updated_at desc, id limit 50 offset 2500`,
  ],
  ['articles by title', ARTICLES + 100, 'seo_blog_posts', `${LIST} order by title, id limit 50`],
  [
    'words of a title',
    ARTICLES + 100,
    'seo_blog_posts',
    `${LIST} where search_text like '%number%' and search_text like '%499%' order by title, id limit 50`,
  ],
  [
    'what is due',
    0,
    'seo_blog_posts_due_idx',
    `select * from public.seo_blog_posts where status = 'scheduled' and publish_at <= now()`,
  ],
]

// Each test is rolled back to here.
beforeAll(() => database.run(`begin; ${FILL} commit`), 120_000)

it.each(QUERIES)(`among ${ARTICLES} articles %s needs at most %i rows`, async (_, rows, path, query) => {
  const plan = await planFor(database.asUser('admin'), query)
  expect(plan.accessPaths).toContain(path)
  expect(plan.rowsRead).toBeLessThanOrEqual(rows)
})

it('changes a page of articles by their ids, and hundreds at once', async () => {
  const ids = await database.value<string[]>(
    `select array_agg(id) from public.seo_blog_posts where status = 'draft'`,
  )
  const { accessPaths, rowsRead } = await planFor(
    database.asServiceRole(),
    `select * from public.seo_blog_posts where id = any ('{${ids.slice(0, 50).join(',')}}') order by id for update`,
  )
  expect(accessPaths).toEqual(['seo_blog_posts_pkey'])
  expect(rowsRead).toBe(50)
  const outcomes = await database.asUser('admin').query<{
    outcome: string
  }>('select outcome from public.change_articles($1, $2, $3)', [ids, 'topic', 'Light'])
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(ids.length)
})
