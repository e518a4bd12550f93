import { openDatabase } from './harness'
import { planFor } from './query-plan'

const database = openDatabase({ isShared: false })

const POSTS = 5_000

/** Ten topics; every tenth post is a draft, and every eleventh in no list. Edits have mixed their places on the disk. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.seo_blog_posts (title, slug, blog_post, status, dont_feature, seo_topic_cluster, created_at, published_at)
  select 'Post number ' || n, 'post-number-' || n, repeat('Words about video. ', 300),
    case when n % 10 = 0 then 'draft' else 'published' end, n % 11 = 0, 'Topic ' || n % 10,
    timestamptz '2020-01-01' + n * interval '1 hour',
    case when n % 10 <> 0 then timestamptz '2020-01-01' + n * interval '1 hour' end
  from generate_series(1, ${POSTS}) as n order by md5(n::text);
  set local session_replication_role = origin;
  analyze public.seo_blog_posts;`

const LISTED = `select id, slug, title, preview_text, featured_image, published_at from public.seo_blog_posts
  where status = 'published' and dont_feature = false`
const NEWEST_FIRST = 'order by published_at desc, id'

/** What the blog's pages ask, and how many rows the answer may touch. */
const QUERIES: [what: string, rows: number, query: string][] = [
  [
    'an article by its address',
    1,
    `select * from public.seo_blog_posts where slug = 'post-number-777' and status = 'published'
      order by created_at desc limit 1`,
  ],
  ['an article that is not there', 0, `${LISTED} and slug = 'no-such-post' order by created_at desc limit 1`],
  ['the first page of the list', 24, `${LISTED} ${NEWEST_FIRST} limit 24`],
  ['the tenth page of the list', 240, `${LISTED} ${NEWEST_FIRST} limit 24 offset 216`],
  [
    'other posts of the topic',
    6,
    `${LISTED} and slug <> 'post-number-777' and seo_topic_cluster = 'Topic 7' ${NEWEST_FIRST} limit 5`,
  ],
  ['other posts', 11, `${LISTED} and slug <> 'post-number-777' ${NEWEST_FIRST} limit 10`],
]

/** Committed once: filled in each test, these rows took two seconds six times. */
beforeAll(() => database.run(`begin; ${FILL} commit`))

it.each(QUERIES)(`among ${POSTS} posts %s is found by index, in at most %i rows`, async (_, rows, query) => {
  const plan = await planFor(database.asAnon(), query)
  expect(plan.accessPaths).toEqual([expect.stringMatching(/^seo_blog_posts_\w+_idx$/)])
  expect(plan.rowsRead).toBeLessThanOrEqual(rows)
})

it('of two titles with one address the newer published post answers', async () => {
  const add = (title: string, status: string, createdAt: string) =>
    database.sql(
      `insert into public.seo_blog_posts (title, blog_post, status, created_at) values ($1, 'Text', $2, $3)`,
      [title, status, createdAt],
    )
  await add('Light, Sound & Action', 'published', '2026-01-01')
  await add('Light Sound Action', 'published', '2026-03-01')
  await add('Light? Sound! Action.', 'draft', '2026-05-01')
  expect(
    await database.asAnon().query(
      `select title from public.seo_blog_posts where slug = 'light-sound-action' and status = 'published'
        order by created_at desc limit 1`,
    ),
  ).toEqual([{ title: 'Light Sound Action' }])
})
