import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const [COMPLETE, SHORT, LIVE] = ['1', '2', '3'].map((digit) => `f0000000-0000-4000-8000-00000000c00${digit}`)
const ALL = [COMPLETE, SHORT, LIVE]
const GONE = 'f0000000-0000-4000-8000-00000000c009'
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

type Outcome = { article_id: string; outcome: string; gaps: string[] }
type Options = { topic?: string; at?: string; by?: Session }

async function change(ids: (string | undefined)[], what: string, { topic, at, by }: Options = {}) {
  const rows = await (by ?? database.asUser('admin')).query<Outcome>(
    'select * from public.change_articles($1, $2, $3, $4)',
    [ids, what, topic ?? null, at ?? null],
  )
  return ids.map((id) => rows.find(({ article_id: changed }) => changed === id)?.outcome)
}

const read = (columns: string) =>
  database.sql(`select ${columns} from public.seo_blog_posts where id = any ($1) order by id`, [ALL])

beforeEach(() =>
  database.sql(
    `insert into public.seo_blog_posts (id, title, blog_post, preview_text, featured_image, alt_text, status)
      values
        ($1, 'Complete', $4, 'About', 'blog/a.webp', 'A lamp', 'draft'),
        ($2, 'Short', 'Few words', 'About', 'blog/a.webp', 'A lamp', 'draft'),
        ($3, 'Live', $4, 'About', 'blog/a.webp', 'A lamp', 'published')`,
    [...ALL, 'Words about lamps. '.repeat(90)],
  ),
)

it('publishes what is complete, and says what the others lack', async () => {
  const rows = await database
    .asUser('admin')
    .query<Outcome>('select * from public.change_articles($1, $2)', [[...ALL, GONE], 'publish'])
  expect(Object.fromEntries(rows.map(({ article_id: id, outcome, gaps }) => [id, [outcome, gaps]]))).toEqual({
    [COMPLETE ?? '']: ['done', []],
    [SHORT ?? '']: ['incomplete', ['words']],
    [LIVE ?? '']: ['unchanged', []],
    [GONE]: ['missing', []],
  })
  expect(await read('status')).toEqual([
    { status: 'published' },
    { status: 'draft' },
    { status: 'published' },
  ])
})

it('schedules drafts with their job and their author, and takes the schedule back', async () => {
  expect(await change(ALL, 'schedule', { at: TOMORROW })).toEqual(['done', 'incomplete', 'live'])
  expect(await read('status, publish_at, scheduled_by')).toMatchObject([
    { status: 'scheduled', publish_at: new Date(TOMORROW), scheduled_by: PEOPLE.admin },
    { status: 'draft', publish_at: null },
    { status: 'published' },
  ])
  expect(
    await database.sql(`select kind from public.jobs where status = 'queued' and kind = 'publish-articles'`),
  ).toHaveLength(1)
  expect(await change([COMPLETE], 'schedule', { at: TOMORROW })).toEqual(['unchanged'])
  expect(await change(ALL, 'unpublish')).toEqual(['done', 'unchanged', 'done'])
  expect(await read('status, publish_at')).toEqual(ALL.map(() => ({ status: 'draft', publish_at: null })))
})

it('sets and takes off topics, and keeps each as a version', async () => {
  expect(await change([COMPLETE, LIVE], 'topic', { topic: ' Light ' })).toEqual(['done', 'done'])
  expect(await change([LIVE], 'topic', { topic: 'Light' })).toEqual(['unchanged'])
  expect(await read('seo_topic_cluster')).toEqual([
    { seo_topic_cluster: 'Light' },
    { seo_topic_cluster: null },
    { seo_topic_cluster: 'Light' },
  ])
  expect(await change([LIVE], 'topic', { topic: '' })).toEqual(['done'])
  const [newest] = await database.sql(
    `select number, note, saved_by, content ->> 'seo_topic_cluster' as topic from public.page_versions
      where page_id = $1 order by number desc limit 1`,
    [LIVE],
  )
  expect(newest).toEqual({ number: 3, note: 'Changed in the list', saved_by: PEOPLE.admin, topic: null })
})

it('leaves articles out of lists and puts them back', async () => {
  expect(await change(ALL, 'unlist')).toEqual(['done', 'done', 'done'])
  expect(await change([SHORT], 'list')).toEqual(['done'])
  expect((await read('dont_feature')).map((row) => row.dont_feature)).toEqual([true, false, true])
})

/** As the history undoes: it writes the old values where the new ones are still there. */
async function undoLast(id: string | undefined): Promise<number> {
  const [entry] = await database.sql<{ changed_values: Record<string, [unknown, unknown]> }>(
    `select changed_values from private.audit_entries
      where table_name = 'seo_blog_posts' and row_key ->> 'id' = $1 order by id desc limit 1`,
    [id],
  )
  const columns = Object.entries(entry?.changed_values ?? {})
  const written = await database.asUser('admin').attempt(
    `update public.seo_blog_posts
      set ${columns.map(([column]) => `${column} = ($2::jsonb ->> '${column}')::${TYPES[column] ?? 'text'}`).join(', ')}
      where id = $1`,
    [id, Object.fromEntries(columns.map(([column, [before]]) => [column, before]))],
  )
  return 'count' in written ? written.count : 0
}
const TYPES: Record<string, string> = {
  publish_at: 'timestamptz',
  published_at: 'timestamptz',
  scheduled_by: 'uuid',
  dont_feature: 'boolean',
}

it.each([
  ['publish', {}],
  ['schedule', { at: TOMORROW }],
  ['topic', { topic: 'Light' }],
  ['unlist', {}],
])('%s is undone through the history', async (what, options) => {
  const before = await read('status, publish_at, seo_topic_cluster, dont_feature')
  expect(await change([COMPLETE], what, options)).toEqual(['done'])
  expect(await read('status, publish_at, seo_topic_cluster, dont_feature')).not.toEqual(before)
  expect(await undoLast(COMPLETE)).toBe(1)
  expect(await read('status, publish_at, seo_topic_cluster, dont_feature')).toEqual(before)
})

it.each([
  ['archive', {}],
  ['schedule', {}],
  ['schedule', { at: '2020-01-01T00:00:00Z' }],
  ['schedule', { at: new Date(Date.now() + 3 * 366 * 86_400_000).toISOString() }],
  ['topic', { topic: 'x'.repeat(101) }],
])('refuses %s with %j', async (what, options) => {
  await expect(change(ALL, what, options)).rejects.toMatchObject({ code: 'PT422' })
})

it.each(['project_manager', 'graphic_designer', 'owl', 'member'] as const)(
  'is not for a %s',
  async (person: Person) => {
    await expect(change(ALL, 'unlist', { by: database.asUser(person) })).rejects.toMatchObject({
      code: 'PT403',
    })
  },
)

it('is for the mirrored person, and only where changes are allowed', async () => {
  const reading = await database.asMirroring('super_admin', 'admin')
  await expect(change(ALL, 'unlist', { by: reading })).rejects.toMatchObject({ code: 'PT403' })
  const writing = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
  expect(await change([LIVE], 'unlist', { by: writing })).toEqual(['done'])
  expect(
    await database.asAnon().attempt('select * from public.change_articles($1, $2)', [ALL, 'unlist']),
  ).toEqual({ refused: '42501' })
})
