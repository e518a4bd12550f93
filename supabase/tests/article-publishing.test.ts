import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const ID = 'f0000000-0000-4000-8000-00000000b001'
const CHANGE = 'select public.change_article_status($1, $2, $3, $4)'
const TEXT = 'Words about lamps. '.repeat(90)

type Row = {
  status: string
  publish_at: Date | null
  published_at: Date | null
  publish_problem: string | null
}

const read = async () => {
  const [row] = await database.sql<Row>(
    'select status, publish_at, published_at, publish_problem from public.seo_blog_posts where id = $1',
    [ID],
  )
  return row
}
const change = (step: string, seen: string, at: string | null = null, by: Person = 'admin') =>
  database.asUser(by).value(CHANGE, [ID, step, seen, at])
const set = (columns: string) =>
  database.asServiceRole().query(`update public.seo_blog_posts set ${columns} where id = $1`, [ID])
const publishDue = () => database.asServiceRole().query('select * from public.publish_due_articles()')
const queued = async () =>
  (await database.sql<{ kind: string }>(`select kind from public.jobs where status = 'queued'`)).map(
    ({ kind }) => kind,
  )
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

// The demo has one, which is due in some days.
beforeEach(() =>
  database.run(
    `update public.seo_blog_posts set status = 'draft', publish_at = null where status = 'scheduled'`,
  ),
)

beforeEach(() =>
  database.sql(
    `insert into public.seo_blog_posts (id, title, blog_post, preview_text, featured_image, alt_text)
      values ($1, 'Lamps', $2, 'About lamps', 'blog/lamp.webp', 'A lamp')`,
    [ID, TEXT],
  ),
)

it.each([
  [`preview_text = ' '`, ['excerpt']],
  [`featured_image = null, alt_text = null`, ['picture', 'alt']],
  [`blog_post = 'Few words.'`, ['words']],
  [`blog_post = blog_post || '[A](/blog/no-such-article) [B](/blog/lamps)'`, ['links']],
])('is not published with %s', async (columns, gaps) => {
  await set(columns)
  expect(await change('publish', 'draft')).toEqual(gaps)
  expect(await change('schedule', 'draft', TOMORROW)).toEqual(gaps)
  expect((await read())?.status).toBe('draft')
  expect(
    await database
      .asUser('admin')
      .attempt(`update public.seo_blog_posts set status = 'published' where id = $1`, [ID]),
  ).toEqual({ refused: 'PT422' })
})

it.each([
  '/blog/what-a-drone-is-good-for#top',
  '/video-production-in/detroit-mi/',
  '/video-production-in/texas',
  '/videos/industry/technology?x=1',
  '/get-started',
  '/storage/v1/object/public/blog/a.webp',
  'https://elsewhere.example/no',
])('takes a link to %s', async (path) => {
  await set(`blog_post = blog_post || '[A](${path})'`)
  expect(await change('publish', 'draft')).toEqual([])
})

it('publishes and unpublishes, also when asked twice', async () => {
  expect(await change('publish', 'draft')).toEqual([])
  expect(await change('publish', 'draft')).toEqual([])
  expect(await read()).toMatchObject({ status: 'published', published_at: expect.anything() })
  expect(await change('unpublish', 'published')).toEqual([])
  expect((await read())?.status).toBe('draft')
})

it('keeps what a published article needs, and what it lacked before', async () => {
  await change('publish', 'draft')
  const admin = database.asUser('admin')
  const update = (columns: string) =>
    admin.attempt(`update public.seo_blog_posts set ${columns} where id = $1`, [ID])
  expect(await update(`alt_text = ''`)).toEqual({ refused: 'PT422' })
  await set(`alt_text = null`)
  expect(await update(`title = 'Two lamps'`)).toEqual({ count: 1 })
})

it('refuses a status that somebody changed, unknown steps, and times without a schedule', async () => {
  await change('publish', 'draft')
  await expect(change('schedule', 'draft', TOMORROW)).rejects.toMatchObject({ code: 'PT409' })
  await expect(change('archive', 'published')).rejects.toMatchObject({ code: 'PT422' })
  await expect(change('schedule', 'published')).rejects.toMatchObject({ code: 'PT422' })
  await expect(
    database.asUser('admin').value(CHANGE, [PEOPLE.admin, 'publish', 'draft', null]),
  ).rejects.toMatchObject({ code: 'PT404' })
})

it.each(['project_manager', 'graphic_designer', 'owl', 'member'] as const)(
  'is not for a %s to publish',
  async (by) => {
    await expect(change('publish', 'draft', null, by)).rejects.toMatchObject({ code: 'PT403' })
  },
)

it('is not scheduled for a time that has passed by the clock of the database', async () => {
  const past = new Date(Date.now() - 60_000).toISOString()
  expect(await change('schedule', 'draft', past)).toEqual(['past'])
  expect((await read())?.status).toBe('draft')
})

describe('a scheduled article', () => {
  beforeEach(() => change('schedule', 'draft', TOMORROW))

  it('is hidden from visitors, and waits with a job', async () => {
    expect(await read()).toMatchObject({ status: 'scheduled', publish_at: new Date(TOMORROW) })
    expect(await database.asAnon().query('select id from public.seo_blog_posts where id = $1', [ID])).toEqual(
      [],
    )
    const [job] = await database.sql<{ run_after: Date }>(
      `select run_after from public.jobs where kind = 'publish-articles' and status = 'queued'`,
    )
    expect(Math.abs(Number(job?.run_after) - Date.parse(TOMORROW))).toBeLessThan(5000)
    expect(await publishDue()).toEqual([])
  })

  it('has its job again when taking back the schedule is undone', async () => {
    await change('unpublish', 'scheduled')
    await database.sql('delete from public.jobs')
    // As the history does.
    await database
      .asUser('admin')
      .query(`update public.seo_blog_posts set status = 'scheduled', publish_at = $2 where id = $1`, [
        ID,
        TOMORROW,
      ])
    expect(await queued()).toEqual(['publish-articles'])
  })

  it('goes live once when it is due, however many servers look', async () => {
    await set(`publish_at = now() - interval '1 second'`)
    expect(await publishDue()).toEqual([{ article_id: ID, slug: 'lamps', is_live: true }])
    expect(await publishDue()).toEqual([])
    expect(await read()).toMatchObject({ status: 'published', publish_at: null, publish_problem: null })
    expect(await queued()).toContain('announce-articles')
  })

  it('becomes a draft when it lacks something by then, and its author gets one letter', async () => {
    await set(`publish_at = now() - interval '1 second', preview_text = null`)
    expect(await publishDue()).toEqual([{ article_id: ID, slug: 'lamps', is_live: false }])
    await publishDue()
    expect(await read()).toMatchObject({ status: 'draft', publish_problem: 'excerpt' })
    expect(
      await database.sql(`select recipient, payload from public.outbox_messages where about_id = $1`, [ID]),
    ).toEqual([
      {
        recipient: await database.value('select email from public.profiles where id = $1', [PEOPLE.admin]),
        payload: { title: 'Lamps', gaps: ['excerpt'] },
      },
    ])
    await set(`preview_text = 'Now'`)
    await change('publish', 'draft')
    expect((await read())?.publish_problem).toBeNull()
  })

  it('can be moved to an earlier time and taken back', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await change('schedule', 'scheduled', soon)
    const seconds = await database.asServiceRole().value<number>('select public.seconds_to_next_article()')
    expect(seconds).toBeLessThanOrEqual(3601)
    await change('unpublish', 'scheduled')
    expect(await read()).toMatchObject({ status: 'draft', publish_at: null })
    expect(await database.asServiceRole().value('select public.seconds_to_next_article()')).toBeNull()
  })
})

it('lets only the server publish what is due', async () => {
  expect(await database.asUser('super_admin').attempt('select public.publish_due_articles()')).toEqual({
    refused: '42501',
  })
})
