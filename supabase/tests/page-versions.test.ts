import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const SAVE = 'select public.save_page($1, $2, $3, $4, $5)'
const ARTICLE = 'f0000000-0000-4000-8000-00000000a001'

const save = (
  changes: Record<string, unknown>,
  madeFrom: number,
  { by = 'admin', note = null, kind = 'article' }: { by?: Person; note?: string | null; kind?: string } = {},
) => database.asUser(by).value(SAVE, [kind, ARTICLE, JSON.stringify(changes), madeFrom, note])

const versions = () =>
  database.sql(
    `select number, content ->> 'title' as title, saved_by, note from public.page_versions where page_id = $1 order by number`,
    [ARTICLE],
  )

beforeEach(() =>
  database.run(
    `insert into public.seo_blog_posts (id, title, blog_post, status) values ('${ARTICLE}', 'Lamps', 'One.', 'published')`,
  ),
)

it('keeps each save with its author, and what the server had stored before the first one', async () => {
  expect(await versions()).toEqual([])
  expect(await save({ title: 'Two lamps' }, 1)).toBe(2)
  expect(await save({ blog_post: 'Two.' }, 2, { by: 'super_admin', note: 'Restored from 1' })).toBe(3)
  expect(await versions()).toEqual([
    { number: 1, title: 'Lamps', saved_by: null, note: 'Imported' },
    { number: 2, title: 'Two lamps', saved_by: PEOPLE.admin, note: null },
    { number: 3, title: 'Two lamps', saved_by: PEOPLE.super_admin, note: 'Restored from 1' },
  ])
  expect(await database.value('select blog_post from public.seo_blog_posts where id = $1', [ARTICLE])).toBe(
    'Two.',
  )
})

it('keeps the first version of what staff add', async () => {
  const id = await database
    .asUser('admin')
    .value<string>(`insert into public.seo_blog_posts (title) values ('New') returning id`)
  expect(
    await database.sql('select number, saved_by from public.page_versions where page_id = $1', [id]),
  ).toEqual([{ number: 1, saved_by: PEOPLE.admin }])
})

it('counts only what changes the content, and cannot be counted by hand', async () => {
  const change = (columns: string) =>
    database
      .asUser('admin')
      .value(`update public.seo_blog_posts set ${columns} where id = $1 returning version`, [ARTICLE])
  expect(await change(`status = 'draft'`)).toBe(1)
  expect(await change(`title = 'Lamps'`)).toBe(1)
  expect(await change(`version = 9`)).toBe(1)
  expect(await change(`title = 'Candles'`)).toBe(2)
  expect(await versions()).toHaveLength(2)
})

it('refuses a save that was made from an older version', async () => {
  await save({ blog_post: 'Two.' }, 1)
  await expect(save({ blog_post: 'Three.' }, 1)).rejects.toMatchObject({ code: 'PT409' })
})

it('answers a repeated save with the first result, also after the next one', async () => {
  const changes = { title: 'Two lamps', blog_post: 'Two.' }
  expect(await save(changes, 1)).toBe(2)
  expect(await save(changes, 1)).toBe(2)
  await save({ blog_post: 'Three.' }, 2, { by: 'super_admin' })
  expect(await save(changes, 1)).toBe(2)
  expect(await versions()).toHaveLength(3)
  await expect(save(changes, 1, { by: 'super_admin' })).rejects.toMatchObject({ code: 'PT409' })
})

it('notes the form that a version came from, for the rest of no other save', async () => {
  const form = 'f0000000-0000-4000-8000-0000000000aa'
  const admin = database.asUser('admin')
  const saveFrom = (text: string, madeFrom: number, of: string | null) =>
    admin.value('select public.save_page($1, $2, $3, $4, null, $5)', [
      'article',
      ARTICLE,
      JSON.stringify({ blog_post: text }),
      madeFrom,
      of,
    ])
  await saveFrom('Two.', 1, form)
  await saveFrom('Three.', 2, null)
  await admin.query(`update public.seo_blog_posts set title = 'Lanterns' where id = $1`, [ARTICLE])
  expect(
    await database.sql(
      'select number, form_id from public.page_versions where page_id = $1 order by number',
      [ARTICLE],
    ),
  ).toEqual([
    { number: 1, form_id: null },
    { number: 2, form_id: form },
    { number: 3, form_id: null },
    { number: 4, form_id: null },
  ])
})

it('changes no other columns than those of a version', async () => {
  await save({ title: 'Two lamps', status: 'draft', id: PEOPLE.admin, created_at: '2020-01-01' }, 1)
  expect(
    await database.sql('select status, title from public.seo_blog_posts where id = $1', [ARTICLE]),
  ).toEqual([{ status: 'published', title: 'Two lamps' }])
})

it('goes on counting when a deletion is undone', async () => {
  await save({ title: 'Two lamps' }, 1)
  await database.run(`delete from public.seo_blog_posts where id = '${ARTICLE}'`)
  const version = await database
    .asUser('admin')
    .value(`insert into public.seo_blog_posts (id, title) values ($1, 'Two lamps') returning version`, [
      ARTICLE,
    ])
  expect(version).toBe(3)
  expect(await versions()).toHaveLength(3)
})

it('works for places', async () => {
  const id = await database.value<string>(`select id from public.service_geo_pages where slug = 'detroit-mi'`)
  const admin = database.asUser('admin')
  const changes = JSON.stringify({ written_content: 'Motors.', state: 'Texas' })
  expect(await admin.value(SAVE, ['place', id, changes, 1, null])).toBe(2)
  expect(
    await database.sql('select state, written_content from public.service_geo_pages where id = $1', [id]),
  ).toEqual([{ state: 'Michigan', written_content: 'Motors.' }])
})

it('keeps the change in the history of the record, without generated columns', async () => {
  await save({ title: 'Two lamps' }, 1)
  const [entry] = await database
    .asUser('admin')
    .query<{ changed_values: object }>('select * from public.list_record_history($1, $2)', [
      'seo_blog_posts',
      ARTICLE,
    ])
  expect(entry?.changed_values).toEqual({ title: ['Lamps', 'Two lamps'] })
})

it('lists versions with the names of their authors', async () => {
  await save({ title: 'Two lamps' }, 1)
  const LIST = `select number, author_name, note from public.list_page_versions('article', $1, $2, $3)`
  const manager = database.asUser('project_manager')
  const listed = await manager.query(LIST, [ARTICLE, 20, 0])
  expect(listed).toEqual([
    { number: 2, author_name: expect.stringMatching(/\w+ \w+/), note: null },
    { number: 1, author_name: null, note: 'Imported' },
  ])
  expect(await manager.query(LIST, [ARTICLE, 1, 1])).toEqual([listed[1]])
  for (const person of ['graphic_designer', 'owl', 'member'] as const) {
    expect(await database.asUser(person).attempt(LIST, [ARTICLE, 20, 0])).toEqual({ refused: 'PT403' })
  }
})

it.each(['project_manager', 'graphic_designer', 'owl', 'member'] as const)(
  'is not for a %s to save',
  async (by) => {
    await expect(save({ title: 'Mine' }, 1, { by })).rejects.toMatchObject({ code: 'PT403' })
  },
)

it('refuses visitors, people who only look, unknown pages and kinds', async () => {
  const changes = JSON.stringify({ title: 'Mine' })
  expect(await database.asAnon().attempt(SAVE, ['article', ARTICLE, changes, 1, null])).toEqual({
    refused: '42501',
  })
  const looking = await database.asMirroring('super_admin', 'admin')
  expect(await looking.attempt(SAVE, ['article', ARTICLE, changes, 1, null])).toEqual({ refused: 'PT403' })
  const admin = database.asUser('admin')
  expect(await admin.attempt(SAVE, ['article', PEOPLE.admin, changes, 1, null])).toEqual({ refused: 'PT404' })
  expect(await admin.attempt(SAVE, ['film', ARTICLE, changes, 1, null])).toEqual({ refused: 'PT422' })
})
