import { openDatabase } from './harness'

const database = openDatabase()

const SITE = 'f4000000-0000-4000-8000-0000000000e1'
const FILE = `sites/${'a'.repeat(32)}.webp`
const OTHER = `sites/${'b'.repeat(32)}.webp`

beforeEach(() =>
  database.run(`
    insert into public.parent_groups (id, name) values ('f4000000-0000-4000-8000-0000000000e0', 'Picture Fuel');
    insert into public.sites (id, parent_group_id, number, name, time_zone)
      values ('${SITE}', 'f4000000-0000-4000-8000-0000000000e0', '1', 'Pictured', 'America/Detroit')`),
)

const setPictures = (pictures: unknown, person: 'owl' | 'graphic_designer' = 'owl') =>
  database
    .asUser(person)
    .attempt('update public.sites set pictures = $1 where id = $2', [JSON.stringify(pictures), SITE])

it('keeps pictures with their descriptions in their order, and what they were', async () => {
  const both = [
    { file: OTHER, alt: 'The canopy' },
    { file: FILE, alt: null },
  ]
  expect(await setPictures(both)).toEqual({ count: 1 })
  expect(await database.value('select pictures from public.sites where id = $1', [SITE])).toEqual(both)
  expect(
    await database
      .asUser('owl')
      .query('select changed_values from public.list_record_history($1, $2)', ['sites', SITE]),
  ).toEqual([{ changed_values: { pictures: [null, both] } }])
})

it.each([
  ['nothing', []],
  ['thirteen', Array.from({ length: 13 }, (_, n) => ({ file: `sites/${n}.webp`, alt: null }))],
  ['the same twice', [{ file: FILE }, { file: FILE }]],
  ['a file elsewhere', [{ file: 'brands/x.webp' }]],
  ['a path upward', [{ file: 'sites/../x.webp' }]],
  ['no file', [{ alt: 'x' }]],
  ['more than the two facts', [{ file: FILE, alt: null, size: 3 }]],
  ['an empty description', [{ file: FILE, alt: '' }]],
  ['one that is no list', { file: FILE }],
])('refuses %s', async (_, pictures) => {
  expect(await setPictures(pictures)).toEqual({ refused: '23514' })
})

it('is not for designers, who read them', async () => {
  expect(await setPictures([{ file: FILE, alt: null }], 'graphic_designer')).toEqual({ count: 0 })
})

it('lets owls and managers upload below sites, and nowhere else', async () => {
  await database.grantAsSupabaseLiteDoes()
  const upload = `insert into storage.objects (bucket_id, name) values ('logos', $1)`
  for (const person of ['owl', 'project_manager', 'admin'] as const) {
    expect(await database.asUser(person).attempt(upload, [`sites/${person}.webp`])).toEqual({ count: 1 })
  }
  expect(await database.asUser('owl').attempt(upload, ['x.webp'])).toEqual({ refused: '42501' })
  expect(await database.asUser('graphic_designer').attempt(upload, [FILE])).toEqual({ refused: '42501' })
})

it('keeps the files that a site or its history names from the sweep', async () => {
  const lost = `sites/${'c'.repeat(32)}.webp`
  await database.run(`
    delete from storage.objects;
    insert into storage.objects (bucket_id, name, created_at, updated_at)
      select 'logos', file, now() - interval '8 days', now() - interval '8 days'
      from unnest(array['${FILE}', '${OTHER}', '${lost}']) as file`)
  await setPictures([{ file: OTHER, alt: 'The canopy' }, { file: FILE }])
  await setPictures([{ file: FILE }])
  const orphans = 'select name from public.list_orphan_pictures(100)'
  expect(await database.asServiceRole().query(orphans)).toEqual([{ name: lost }])
})
