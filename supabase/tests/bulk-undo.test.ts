import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

type Change = { record_id: string; change_id: number }

const LAST = 'select * from public.list_last_changes($1, $2)'
const UNDO = 'select * from public.undo_changes($1, $2, $3)'

const lastChanges = (table: string, ids: string[], who: Person = 'admin') =>
  database.asUser(who).query<Change>(LAST, [table, ids])

async function undo(table: string, changes: Change[], who: Person = 'admin') {
  const rows = await database
    .asUser(who)
    .query<{ record_id: string; outcome: string }>(UNDO, [
      table,
      changes.map((change) => change.record_id),
      changes.map((change) => change.change_id),
    ])
  return new Map(rows.map((row) => [row.record_id, row.outcome]))
}

describe('leads that were changed together', () => {
  const LEADS = [1, 2, 3].map((number) => `f1000000-0000-4000-8000-00000000000${number}`)
  const [first = '', second = '', third = ''] = LEADS
  const stages = async () =>
    (
      await database.sql<{ status: string }>(
        'select status from public.contact_submissions where id = any ($1) order by id',
        [LEADS],
      )
    ).map(({ status }) => status)

  beforeEach(async () => {
    await database.deleteLeads()
    await database.run(
      LEADS.map(
        (id) => `
      insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
      values ('${id}', 'Ada', 'Byron', 'ada@example.com', 'Looms', 'A film.');`,
      ).join(''),
    )
    await database.asUser('owl').query(`select public.set_leads_stage($1, 'lost', 'price')`, [LEADS])
  })

  it('are as before, but those that were changed again since', async () => {
    const changes = await lastChanges('contact_submissions', LEADS, 'owl')
    await database.asUser('admin').query(`select public.set_leads_stage($1, 'won')`, [[second]])
    expect(await undo('contact_submissions', changes, 'owl')).toEqual(
      new Map([
        [first, 'done'],
        [second, 'changed'],
        [third, 'done'],
      ]),
    )
    expect(await stages()).toEqual(['new', 'won', 'new'])
    expect(await undo('contact_submissions', changes, 'owl')).toEqual(
      new Map(LEADS.map((id) => [id, 'changed'])),
    )
  })

  it('are told apart from what somebody else changed', async () => {
    expect(await lastChanges('contact_submissions', LEADS, 'admin')).toEqual([])
    expect(await lastChanges('contact_submissions', LEADS, 'owl')).toHaveLength(3)
  })

  it('stay as they are for those who do not work with leads, and for another record', async () => {
    const changes = await lastChanges('contact_submissions', LEADS, 'owl')
    expect(await database.asUser('project_manager').attempt(LAST, ['contact_submissions', LEADS])).toEqual({
      refused: 'PT403',
    })
    const refused = new Map(LEADS.map((id) => [id, 'refused']))
    for (const who of ['project_manager', 'graphic_designer', 'member'] as const) {
      expect(await undo('contact_submissions', changes, who)).toEqual(refused)
    }
    const mirroring = await database.asMirroring('super_admin', 'owl')
    const rows = await mirroring.query<{ outcome: string }>(UNDO, [
      'contact_submissions',
      LEADS,
      changes.map((change) => change.change_id),
    ])
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused'])
    const shifted = changes.map((change, index) => ({ ...change, record_id: LEADS[(index + 1) % 3] ?? '' }))
    expect(await undo('contact_submissions', shifted, 'owl')).toEqual(refused)
    expect(await stages()).toEqual(['lost', 'lost', 'lost'])
  })
})

describe('texts that were changed together', () => {
  const ids = (table: string, condition: string) =>
    database
      .sql<{ id: string }>(`select id from public.${table} where ${condition} order by id limit 3`)
      .then((rows) => rows.map(({ id }) => id))
  const statuses = async (table: string, of: string[]) =>
    (
      await database.sql<{ status: string }>(`select status from public.${table} where id = any ($1)`, [of])
    ).map(({ status }) => status)

  it('are as before: place pages', async () => {
    const pages = await ids('service_geo_pages', `status = 'published'`)
    await database.asUser('admin').query(`select public.set_place_pages_status($1, 'draft')`, [pages])
    const changes = await lastChanges('service_geo_pages', pages)
    expect(new Set((await undo('service_geo_pages', changes)).values())).toEqual(new Set(['done']))
    expect(await statuses('service_geo_pages', pages)).toEqual(['published', 'published', 'published'])
  })

  const change = (posts: string[], what: string, time: string | null = null) =>
    database.asUser('admin').query('select public.change_articles($1, $2, null, $3)', [posts, what, time])

  it('are as before: articles, also when one links to another that was withdrawn with it', async () => {
    const posts = await ids(
      'seo_blog_posts',
      `status = 'published' and cardinality(private.article_gaps(seo_blog_posts)) = 0`,
    )
    const [first = '', , last = ''] = posts
    // Two that link to each other would wait for each other.
    await database.sql(
      `update public.seo_blog_posts set blog_post = regexp_replace(blog_post, '[(]/blog/[^)]*[)]', '(/videos)', 'g')
      where id = any ($1)`,
      [posts],
    )
    await database.sql(
      `update public.seo_blog_posts as post set blog_post = post.blog_post || ' [that](/blog/' || other.slug || ')'
      from public.seo_blog_posts as other where post.id = $1 and other.id = $2`,
      [first, last],
    )
    await change(posts, 'unpublish')
    const changes = await lastChanges('seo_blog_posts', posts)
    expect(new Set((await undo('seo_blog_posts', changes)).values())).toEqual(new Set(['done']))
    expect(await statuses('seo_blog_posts', posts)).toEqual(['published', 'published', 'published'])
  })

  it('are as before: a schedule that was taken back', async () => {
    const [post = ''] = await ids('seo_blog_posts', `status = 'published'`)
    await change([post], 'unpublish')
    await change([post], 'schedule', new Date(Date.now() + 86_400_000).toISOString())
    await change([post], 'unpublish')
    const changes = await lastChanges('seo_blog_posts', [post])
    expect(await undo('seo_blog_posts', changes)).toEqual(new Map([[post, 'done']]))
    expect(await statuses('seo_blog_posts', [post])).toEqual(['scheduled'])
  })

  it('are left when a published one would lack something', async () => {
    const [post = ''] = await ids('seo_blog_posts', `status = 'published'`)
    await change([post], 'unpublish')
    const changes = await lastChanges('seo_blog_posts', [post])
    await database
      .asUser('admin')
      .query(`update public.seo_blog_posts set preview_text = '' where id = $1`, [post])
    expect(await undo('seo_blog_posts', changes)).toEqual(new Map([[post, 'incomplete']]))
    expect(await statuses('seo_blog_posts', [post])).toEqual(['draft'])
  })

  it('are for admins, and no other table is', async () => {
    const pages = await ids('service_geo_pages', `status = 'published'`)
    await database.asUser('admin').query(`select public.set_place_pages_status($1, 'draft')`, [pages])
    const changes = await lastChanges('service_geo_pages', pages)
    expect(await undo('service_geo_pages', changes, 'project_manager')).toEqual(
      new Map(pages.map((id) => [id, 'refused'])),
    )
    for (const table of ['profiles', 'clients']) {
      const outcome = await database.asUser('admin').attempt(UNDO, [table, [PEOPLE.owl], [1]])
      expect(outcome).toEqual({ refused: 'PT422' })
    }
  })
})
