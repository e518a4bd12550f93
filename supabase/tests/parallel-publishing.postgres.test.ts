import type { ReservedSql, Sql } from 'postgres'
import { openDatabase } from './harness'
import { PEOPLE } from './people'
import { openOwnSessions } from './postgres/own-sessions'

const ARTICLES = 40

describe('sessions that publish at one moment', () => {
  const database = openDatabase({ isShared: false })
  let sessions: Sql

  beforeAll(() => {
    sessions = openOwnSessions(8)
  })
  afterAll(() => sessions.end({ timeout: 5 }))

  /** Every fourth lacks an excerpt. Committed, so that the others see them. */
  beforeEach(async () => {
    await database.sql(`delete from public.outbox_messages where kind = 'article_not_published'`)
    await database.sql(
      `insert into public.seo_blog_posts
        (title, slug, blog_post, preview_text, featured_image, alt_text, status, publish_at, scheduled_by)
      select 'Lamp ' || n, 'lamp-' || n || '-' || gen_random_uuid(), $1, case when n % 4 > 0 then 'About' end, 'blog/a.webp', 'A lamp',
        'scheduled', now() - interval '1 second', $2
      from generate_series(1, ${ARTICLES}) as n`,
      ['Words about lamps. '.repeat(90), PEOPLE.admin],
    )
    await database.run('commit')
  })
  afterEach(() => database.sql(`delete from public.seo_blog_posts where slug like 'lamp-%'`))

  type Published = { article_id: string; is_live: boolean }
  const publish = (session: Sql | ReservedSql) =>
    session<Published[]>`select article_id, is_live from public.publish_due_articles()`
  const letters = () =>
    database.value<number>(
      `select count(*)::integer from public.outbox_messages where kind = 'article_not_published'`,
    )

  it('publish each article once, with one letter for each that lacks something', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(sessions)))
    const published = answers.flat()
    expect(new Set(published.map(({ article_id: id }) => id)).size).toBe(ARTICLES)
    expect(published).toHaveLength(ARTICLES)
    expect(await letters()).toBe(ARTICLES / 4)
    expect(await publish(sessions)).toHaveLength(0)
  })

  it('do not wait for one that has not committed yet, and find nothing after it', async () => {
    const slow = await sessions.reserve()
    await slow`begin`
    expect(await publish(slow)).toHaveLength(ARTICLES)
    expect(await publish(sessions)).toHaveLength(0)
    await slow`commit`
    slow.release()
    expect(await publish(sessions)).toHaveLength(0)
    expect(await letters()).toBe(ARTICLES / 4)
  })

  it('take over all of it from one that was cut off before it committed', async () => {
    const cut = await sessions.reserve()
    await cut`begin`
    const [backend] = await cut<{ pid: number }[]>`select pg_backend_pid() as pid`
    expect(await publish(cut)).toHaveLength(ARTICLES)
    await sessions`select pg_terminate_backend(${backend?.pid ?? 0})`
    await expect(cut`commit`).rejects.toBeDefined()
    cut.release()
    expect(await publish(sessions)).toHaveLength(ARTICLES)
    expect(await letters()).toBe(ARTICLES / 4)
  })
})
