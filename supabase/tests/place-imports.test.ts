import { openDatabase } from './harness'
import type { Person } from './people'
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

const undo = (id: string, caller: Session = database.asUser('admin')) =>
  caller.query('select public.undo_place_import($1)', [id])

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
  expect(await run(id)).toBe('done')
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
  expect(await run(id, { create: 2, update: 1, skip: 0, error: 4 })).toBe('done')
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
  expect(await run(id, { create: 700, update: 0, skip: 0, error: 0 })).toBe('done')
  const imported = await admin.value<{ files: object[]; pageIds: string[] }[]>(
    'select public.list_place_imports($1)',
    [id],
  )
  expect([imported?.[0]?.files.length, imported?.[0]?.pageIds.length]).toEqual([500, 500])
  expect(await admin.attempt(ADD, [id, '[]'])).toEqual({ refused: 'PT409' })
  await undo(id)
  expect(
    await database.value(`select count(*)::int from public.service_geo_pages where slug like 'many-%'`),
  ).toBe(0)
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
