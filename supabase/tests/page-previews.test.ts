import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const HASH = 'a'.repeat(64)
const ADD = `insert into public.page_preview_links (page_kind, page_id, token_hash) values ($1, $2, $3) returning id`

describe('a preview link', () => {
  const draftOf = () =>
    database.value<string>(`insert into public.seo_blog_posts (title) values ('Unseen') returning id`)
  const open = (hash = HASH) =>
    database
      .asServiceRole()
      .value<{ kind: string; page: { title: string } }>('select public.open_page_preview($1)', [hash])

  it('shows a draft until it is revoked or too old', async () => {
    const id = await database.asUser('admin').value<string>(ADD, ['article', await draftOf(), HASH])
    expect(await open()).toMatchObject({ kind: 'article', page: { title: 'Unseen' } })
    expect(await open('b'.repeat(64))).toBeNull()
    await database
      .asUser('admin')
      .query('update public.page_preview_links set revoked_at = now() where id = $1', [id])
    expect(await open()).toBeNull()
    await database.run(
      `update public.page_preview_links set revoked_at = null, created_at = now() - interval '7 days', expires_at = now()`,
    )
    expect(await open()).toBeNull()
  })

  it('shows a place, and nothing of a deleted page', async () => {
    const place = await database.value<string>(
      `select id from public.service_geo_pages where slug = 'detroit-mi'`,
    )
    await database.asUser('admin').query(ADD, ['place', place, HASH])
    expect(await open()).toMatchObject({ kind: 'place', page: { slug: 'detroit-mi' } })
    await database.run(`delete from public.service_geo_pages where id = '${place}'`)
    expect(await open()).toBeNull()
  })

  it('never works for longer than seven days', async () => {
    await expect(
      database.sql(
        `insert into public.page_preview_links (page_kind, page_id, token_hash, expires_at)
          values ('article', gen_random_uuid(), $1, now() + interval '8 days')`,
        [HASH],
      ),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it.each<[Person, boolean]>([
    ['admin', true],
    ['project_manager', true],
    ['graphic_designer', false],
    ['owl', false],
  ])('is listed for a %s: %s', async (person, isListed) => {
    const draft = await draftOf()
    await database.asUser('admin').query(ADD, ['article', draft, HASH])
    const listed = await database
      .asUser(person)
      .attempt(`select * from public.list_preview_links('article', $1)`, [draft])
    expect(listed).toEqual(isListed ? { count: 1 } : { refused: 'PT403' })
  })

  it('is opened by the server alone', async () => {
    expect(await database.asAnon().attempt('select public.open_page_preview($1)', [HASH])).toEqual({
      refused: '42501',
    })
  })
})

describe('articles that suggest one', () => {
  const MOST = 2

  /** By the rule of the public pages. */
  const RULE = `
    with listed as (
      select * from public.seo_blog_posts where status = 'published' and not dont_feature
    )
    select reader.id from public.seo_blog_posts as reader
    where reader.status = 'published' and reader.id <> $1 and $1 in (
      select other.id from listed as other where other.slug <> reader.slug
      order by (other.seo_topic_cluster = coalesce(reader.seo_topic_cluster, '')) is true desc, other.published_at desc, other.id
      limit ${MOST}
    ) order by reader.id`

  it('are found as the public pages choose', async () => {
    await database.run(`
      insert into public.seo_blog_posts (title, status, seo_topic_cluster, dont_feature, created_at)
      select 'Made ' || n, case when n % 7 = 0 then 'draft' else 'published' end,
        case when n % 5 = 0 then null else 'Topic ' || n % 4 end, n % 6 = 0, timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, 30) as n`)
    const posts = await database.sql<{ id: string }>(
      `select id from public.seo_blog_posts where status = 'published' and not dont_feature`,
    )
    const admin = database.asUser('admin')
    let found = 0
    for (const { id } of posts) {
      const listed = await admin.query<{ id: string }>(
        `select id from public.list_suggesting_articles($1, ${MOST}) order by id`,
        [id],
      )
      expect(listed).toEqual(await database.sql(RULE, [id]))
      found += listed.length
    }
    expect(found).toBeGreaterThan(50)
  })
})
