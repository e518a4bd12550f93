import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const OLD = 'e9100000-0000-4000-8000-000000000001'
const SAME = 'e9100000-0000-4000-8000-000000000002'

type Page = Record<string, string | null>

const page = (slug: string, changes: Page = {}): Page => ({
  city: `Zz ${slug}`,
  state: 'Montana',
  slug: `${slug}-mt`,
  status: 'draft',
  title: 'A page',
  meta_title: null,
  meta_description: null,
  written_content: 'Some words.',
  ...changes,
})

beforeEach(() =>
  database.run(`
    insert into public.service_geo_pages (id, city, state, slug, title, status, written_content, is_composed) values
      ('${OLD}', 'Zz old', 'Montana', 'old-mt', 'Before', 'published', 'Old words.', true),
      ('${SAME}', 'Zz same', 'Montana', 'same-mt', 'A page', 'draft', 'Some words.', false)`),
)

const FILES = [
  { name: 'new.md', page: page('new', { status: 'published' }), problem: null },
  { name: 'old.md', page: page('old', { status: 'published', title: 'After' }), problem: null },
  { name: 'same.md', page: page('same', { meta_title: '' }), problem: null },
  { name: 'broken.md', page: null, problem: 'It does not begin with front matter' },
  { name: 'twice.md', page: page('new'), problem: null },
  { name: 'moved.md', page: page('elsewhere', { city: 'Zz old' }), problem: null },
  { name: 'foreign.md', page: page('old', { city: 'Other' }), problem: null },
]
const COUNTS = { create: 1, update: 1, skip: 1, error: 4 }

const start = async (caller: Session = database.asUser('admin'), files: object[] = FILES) => {
  const [row] = await caller.query<{ id: string }>('select public.start_place_import($1, $2) as id', [
    'pages.zip',
    JSON.stringify(files),
  ])
  return row?.id ?? ''
}

const run = async (id: string, seen: object = COUNTS, caller: Session = database.asUser('admin')) => {
  const [row] = await caller.query<{ outcome: string }>('select public.run_place_import($1, $2) as outcome', [
    id,
    JSON.stringify(seen),
  ])
  return row?.outcome
}

/** What the worker does. Answers the number of steps. */
async function finish(id: string, filesPerStep = 100): Promise<number> {
  const step = () =>
    database.asServiceRole().value('select public.run_place_import_step($1, $2)', [id, filesPerStep])
  let steps = 0
  while ((await step()) !== null) steps += 1
  return steps
}

const undo = async (id: string, caller: Session = database.asUser('admin')) => {
  await caller.query('select public.undo_place_import($1)', [id])
  await finish(id)
}

type File = {
  name: string
  outcome: string
  problem: string | null
  changed: string[]
  kept: string | null
  pageId: string
}

async function filesOf(id: string): Promise<Map<string, File>> {
  const [row] = await database
    .asUser('admin')
    .query<{ imports: { files: File[] }[] }>('select public.list_place_imports($1) as imports', [id])
  return new Map(row?.imports[0]?.files.map((file) => [file.name, file]))
}

const stored = (slug: string) =>
  database
    .sql<{ title: string; status: string; written_content: string; is_composed: boolean }>(
      'select title, status, written_content, is_composed from public.service_geo_pages where slug = $1',
      [slug],
    )
    .then(([row]) => row)

it('says of every file what would happen, and changes nothing', async () => {
  const files = await filesOf(await start())
  expect(files.get('new.md')).toMatchObject({ outcome: 'create', problem: null })
  expect(files.get('old.md')).toMatchObject({
    outcome: 'update',
    changed: ['title', 'written_content'],
    pageId: OLD,
  })
  expect(files.get('same.md')).toMatchObject({ outcome: 'skip' })
  expect(files.get('broken.md')).toMatchObject({
    outcome: 'error',
    problem: expect.stringContaining('front matter'),
  })
  expect(files.get('twice.md')?.problem).toMatch(/earlier file/)
  expect(files.get('moved.md')?.problem).toMatch(/another address/)
  expect(files.get('foreign.md')?.problem).toMatch(/earlier file/)
  expect(await stored('new-mt')).toBeUndefined()
  expect(await stored('old-mt')).toMatchObject({ title: 'Before' })
})

it('refuses the address of another place, and one that another page had', async () => {
  await database.sql(
    `insert into public.slug_redirects (kind, slug, target_id) values ('place', 'past-mt', $1)`,
    [OLD],
  )
  const files = await filesOf(
    await start(undefined, [
      { name: 'foreign.md', page: page('old', { city: 'Other' }), problem: null },
      { name: 'past.md', page: page('past'), problem: null },
    ]),
  )
  expect(files.get('foreign.md')?.problem).toMatch(/another place/)
  expect(files.get('past.md')?.problem).toMatch(/had this address/)
})

it('adds and changes pages, keeps versions, and takes all of it back', async () => {
  const id = await start()
  expect(await run(id)).toBe('running')
  expect(await stored('new-mt')).toBeUndefined()
  await finish(id)
  expect(await stored('new-mt')).toMatchObject({ title: 'A page', status: 'published' })
  expect(await stored('old-mt')).toEqual({
    title: 'After',
    status: 'published',
    written_content: 'Some words.',
    is_composed: false,
  })
  expect(
    await database.value(
      `select note from public.page_versions where page_id = $1 order by number desc limit 1`,
      [OLD],
    ),
  ).toBe('Imported')
  expect(await run(id)).toBe('done')

  await undo(id)
  expect(await stored('new-mt')).toBeUndefined()
  expect(await stored('old-mt')).toEqual({
    title: 'Before',
    status: 'published',
    written_content: 'Old words.',
    is_composed: true,
  })
  await expect(undo(id)).rejects.toMatchObject({ code: 'PT409' })
})

it('leaves pages that somebody has changed since', async () => {
  const id = await start()
  await run(id)
  await finish(id)
  const admin = database.asUser('admin')
  await admin.query(`update public.service_geo_pages set title = 'Mine' where slug = 'old-mt'`)
  await admin.query(`update public.service_geo_pages set status = 'draft' where slug = 'new-mt'`)
  await undo(id)
  expect(await stored('old-mt')).toMatchObject({ title: 'Mine' })
  expect(await stored('new-mt')).toMatchObject({ status: 'draft' })
  const files = await filesOf(id)
  expect(files.get('old.md')?.kept).toBe('changed')
  expect(files.get('new.md')?.kept).toBe('changed')
})

it('does not run when other files would be written by now', async () => {
  const id = await start()
  await database.sql(`delete from public.service_geo_pages where id = $1`, [SAME])
  expect(await run(id)).toBe('changed')
  expect(await stored('new-mt')).toBeUndefined()
  expect(await run(id, { create: 2, update: 1, skip: 0, error: 4 })).toBe('running')
})

const ADD = 'select public.add_place_import_files($1, $2)'
const manyFiles = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${index}.md`,
    page: page(
      `many-${String.fromCharCode(97 + (from % 26))}-${index}`.replaceAll(/\d/g, (digit) =>
        String.fromCharCode(97 + Number(digit)),
      ),
    ),
    problem: null,
  }))

it('takes its files in parts, up to five thousand, and shows the first ones', async () => {
  const admin = database.asUser('admin')
  const id = await start(undefined, manyFiles(400))
  await admin.query(ADD, [id, JSON.stringify(manyFiles(300, 1))])
  expect(await admin.value('select public.plan_place_import($1)', [id])).toEqual({
    create: 700,
    update: 0,
    skip: 0,
    error: 0,
  })
  expect(await run(id, { create: 700, update: 0, skip: 0, error: 0 })).toBe('running')
  expect(await finish(id)).toBe(7)
  const imported = await admin.value<{ files: object[] }[]>('select public.list_place_imports($1)', [id])
  expect(imported?.[0]?.files).toHaveLength(500)
  expect(await admin.attempt(ADD, [id, '[]'])).toEqual({ refused: 'PT409' })
  await undo(id)
  expect(
    await database.value(`select count(*)::int from public.service_geo_pages where slug like 'many-%'`),
  ).toBe(0)
})

type Listed = { status: string; counts: object; work: { done: number; total: number } | null }

const listed = async (id: string): Promise<Listed | undefined> =>
  (await database.asUser('admin').value<Listed[]>('select public.list_place_imports($1)', [id]))?.[0]

const step = (id: string, count: number, caller: Session = database.asServiceRole()) =>
  caller.value<{ pages: object[]; neighbors: string[]; oldSlugs: string[] } | null>(
    'select public.run_place_import_step($1, $2)',
    [id, count],
  )

const FOUR = { create: 4, update: 0, skip: 0, error: 0 }
const CANCEL = 'select public.cancel_place_import($1)'

it('writes each file in one step, in the name of who began, and says how far it is', async () => {
  const id = await start(undefined, manyFiles(4))
  await run(id, FOUR, database.asUser('super_admin'))
  expect(await step(id, 3)).toMatchObject({
    pages: [
      { slug: 'many-a-a-mt', city: 'Zz many-a-a', state: 'Montana' },
      { slug: 'many-a-b-mt' },
      { slug: 'many-a-c-mt' },
    ],
  })
  expect(await listed(id)).toMatchObject({ status: 'running', work: { done: 3, total: 4 } })
  expect((await step(id, 3))?.pages).toHaveLength(1)
  expect(await step(id, 3)).toBeNull()
  expect(await listed(id)).toMatchObject({ status: 'done', counts: FOUR, work: null })
  expect(await step(id, 3)).toBeNull()
  expect(
    await database.sql(
      `select distinct version.saved_by as "savedBy", version.note, audit.actor_id as actor
      from public.service_geo_pages as page
      join public.page_versions as version on version.page_id = page.id
      join private.audit_log as audit on audit.row_key ->> 'id' = page.id::text
      where page.slug like 'many-%'`,
    ),
  ).toEqual([{ savedBy: PEOPLE.super_admin, note: 'Imported', actor: PEOPLE.super_admin }])
})

it('names the cities beside a page, before and after it', async () => {
  const id = await start(undefined, [
    { name: 'a.md', page: page('pa', { status: 'published' }), problem: null },
  ])
  await run(id, { create: 1, update: 0, skip: 0, error: 0 })
  expect((await step(id, 10))?.neighbors).toContain('old-mt')
  await finish(id)
  await database.asUser('admin').query('select public.undo_place_import($1)', [id])
  expect((await step(id, 10))?.neighbors).toContain('old-mt')
})

it('leaves out what somebody changes after the run began', async () => {
  const id = await start()
  await run(id)
  // In a test everything happens at one moment.
  await database.run(`
    alter table public.service_geo_pages disable trigger touch_updated_at;
    update public.service_geo_pages set title = 'Theirs', updated_at = now() + interval '1 second' where slug = 'old-mt';
    alter table public.service_geo_pages enable trigger touch_updated_at;
    insert into public.service_geo_pages (city, state, slug, title) values ('Zz new', 'Montana', 'new-mt', 'Theirs')`)
  await finish(id)
  expect([await stored('old-mt'), await stored('new-mt')]).toMatchObject([
    { title: 'Theirs' },
    { title: 'Theirs' },
  ])
  expect(await listed(id)).toMatchObject({
    status: 'done',
    counts: { create: 0, update: 0, skip: 1, error: 6 },
  })
  expect((await filesOf(id)).get('old.md')).toMatchObject({
    outcome: 'error',
    problem: expect.stringMatching(/after the import began/),
  })
  await undo(id)
  expect(await stored('new-mt')).toMatchObject({ title: 'Theirs' })
})

it('keeps what a canceled run has written until it is undone', async () => {
  const admin = database.asUser('admin')
  const id = await start(undefined, manyFiles(4))
  await run(id, FOUR)
  await step(id, 3)
  expect(await admin.value(CANCEL, [id])).toBe(true)
  expect(await admin.value(CANCEL, [id])).toBe(false)
  expect(await step(id, 3)).toBeNull()
  expect(await listed(id)).toMatchObject({
    status: 'done',
    counts: { create: 3, update: 0, skip: 1, error: 0 },
  })
  await undo(id)
  expect(
    await database.value(`select count(*)::int from public.service_geo_pages where slug like 'many-%'`),
  ).toBe(0)
})

it('lets only admins cancel, and only the worker write', async () => {
  const id = await start()
  await run(id)
  for (const caller of [database.asUser('owl'), await database.asMirroring('super_admin', 'admin')]) {
    expect(await caller.attempt(CANCEL, [id])).toEqual({ refused: 'PT403' })
  }
  await expect(step(id, 1, database.asUser('super_admin'))).rejects.toMatchObject({ code: '42501' })
})

it('takes more files only from who began it, and not too many', async () => {
  const id = await start()
  const add = (caller: Session, files: object[]) => caller.attempt(ADD, [id, JSON.stringify(files)])
  expect(await add(database.asUser('super_admin'), FILES)).toEqual({ refused: 'PT404' })
  expect(await add(database.asUser('owl'), FILES)).toEqual({ refused: 'PT403' })
  const broken = Array.from({ length: 5000 }, () => ({ name: 'a.md', page: null, problem: 'x' }))
  expect(await add(database.asUser('admin'), broken)).toEqual({ refused: 'PT422' })
  for (const caller of [database.asUser('owl'), await database.asMirroring('super_admin', 'admin')]) {
    expect(await caller.attempt('select public.plan_place_import($1)', [id])).toEqual({ refused: 'PT403' })
  }
})

it.each<Person>(['project_manager', 'owl', 'graphic_designer', 'member'])('refuses a %s', async (person) => {
  const id = await start()
  const caller = database.asUser(person)
  await expect(start(caller)).rejects.toMatchObject({ code: 'PT403' })
  await expect(run(id, COUNTS, caller)).rejects.toMatchObject({ code: 'PT403' })
  await expect(undo(id, caller)).rejects.toMatchObject({ code: 'PT403' })
  await expect(caller.query('select public.list_place_imports()')).rejects.toMatchObject({ code: 'PT403' })
})

it('refuses whoever looks through the eyes of an admin, no files, and too many', async () => {
  await expect(start(await database.asMirroring('super_admin', 'admin'))).rejects.toMatchObject({
    code: 'PT403',
  })
  await expect(start(undefined, [])).rejects.toMatchObject({ code: 'PT422' })
  await expect(
    start(
      undefined,
      Array.from({ length: 2001 }, () => ({ name: 'a.md', page: null, problem: 'x' })),
    ),
  ).rejects.toMatchObject({ code: 'PT422' })
})
