import { openDatabase } from './harness'
import { PEOPLE } from './people'
import { EXTRA_ROWS } from './samples'

const database = openDatabase()

/** A time that says when something was added, and the person who added it. */
const FACTS = ['created_at', 'created_on', 'saved_at', 'created_by', 'saved_by', 'uploaded_by', 'drawn_by']

/** With their own triggers; and the day of a review is what its client says. */
const OTHERWISE = [
  'client_reviews.created_at',
  'contact_submissions.created_at',
  'intro_calls.created_at',
  'notes.created_at',
  'outbox_messages.created_at',
  'tasks.created_at',
  'tasks.created_by',
  'videographer_applications.created_at',
]

type Fact = { table: string; column: string; is_set: boolean }

/** Of tables that somebody signed in may write. */
const listFacts = () =>
  database.sql<Fact>(
    `select columns.table_name as table, columns.column_name as column, exists (
        select from pg_trigger as trigger
        where trigger.tgrelid = format('public.%I', columns.table_name)::regclass
          and trigger.tgfoid = 'private.set_row_facts()'::regprocedure
          and columns.column_name = any (string_to_array(encode(trigger.tgargs, 'escape'), '\\000'))
      ) as is_set
    from information_schema.columns as columns
    where columns.table_schema = 'public' and columns.column_name = any ($1) and exists (
      select from pg_policies as policy
      where policy.schemaname = 'public' and policy.tablename = columns.table_name and policy.cmd in ('INSERT', 'UPDATE')
    )`,
    [FACTS],
  )

it('every fact of a table that staff may write is set by the database', async () => {
  const left = (await listFacts()).filter(({ is_set: isSet }) => !isSet)
  expect(left.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(OTHERWISE)
})

it('no request changes a fact later', async () => {
  await database.run(EXTRA_ROWS)
  const admin = database.asUser('super_admin')
  for (const { table, column } of (await listFacts()).filter(({ is_set: isSet }) => isSet)) {
    const name = `public.${table}`
    const value = column.endsWith('_by') ? `'${PEOPLE.owl}'` : `'2001-01-01'`
    const wrong = `select count(*)::integer from ${name} where ${column} = ${value}`
    const before = await database.value<number>(wrong)
    await admin.attempt(`update ${name} set ${column} = ${value} where true`)
    expect([name, column, await database.value<number>(wrong)]).toEqual([name, column, before])
  }
})

it.each([
  [`insert into public.clients (name, created_at) values ('Newcomer', '2001-01-01') returning created_at`],
  [
    `insert into public.videos (slug, created_on, published_at, draft) values ('new-film', '2001-01-01', '2001-01-01', true) returning created_on as created_at`,
  ],
])('a request does not say when a row was added: %s', async (statement) => {
  const [row] = await database.asUser('admin').query<{ created_at: Date }>(statement)
  expect(row?.created_at.getFullYear()).toBeGreaterThan(2001)
})

it('a request does not say who added a row', async () => {
  const link = `insert into public.page_preview_links (page_kind, page_id, token_hash, created_by)
    select 'article', id, repeat('a', 64), '${PEOPLE.owl}' from public.seo_blog_posts limit 1 returning created_by`
  expect(await database.asUser('admin').value(link)).toBe(PEOPLE.admin)
  const mirror = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
  expect(await mirror.value(link.replace(`repeat('a'`, `repeat('b'`))).toBe(PEOPLE.admin)
})

it('an article has no date of publication from before it was there', async () => {
  const insert = `insert into public.seo_blog_posts (title, slug, published_at) values ('Forged', 'forged', '2001-01-01')
    returning published_at`
  expect(await database.asUser('admin').value(insert)).toBeNull()
})
