import { openDatabase } from './harness'

const database = openDatabase()

const GROUP = 'f4400000-0000-4000-8000-0000000000a1'
const SITE = 'f4400000-0000-4000-8000-0000000000b1'
const OLD = 'f4400000-0000-4000-8000-0000000000c1'
const NEXT = 'f4400000-0000-4000-8000-0000000000c2'
const CARRIED = 'f4400000-0000-4000-8000-0000000000d1'

beforeEach(() =>
  database.run(`
    insert into public.parent_groups (id, name) values ('${GROUP}', 'Test Fuel');
    insert into public.sites (id, parent_group_id, number, name, time_zone)
      values ('${SITE}', '${GROUP}', 'A12', 'Main Street', 'America/Detroit');
    insert into public.brands (id, name, kind) values ('${OLD}', 'Test Old', 'fuel'), ('${NEXT}', 'Test Next', 'fuel');
    insert into public.brand_associations (id, site_id, brand_id, role, first_on)
      values ('${CARRIED}', '${SITE}', '${OLD}', 'fuel', '2025-01-01')`),
)

const owl = () => database.asUser('owl')
const worker = () => database.asServiceRole()

type Line = { facts: Record<string, unknown>; record?: string }

const begins = (first_on: string, last_on: string | null = null): Line => ({
  facts: { site_id: SITE, brand_id: NEXT, role: 'fuel', first_on, last_on },
})
const ends = (last_on: string | null): Line => ({ record: CARRIED, facts: { last_on } })

/** Checks the rows, as the worker has read them. */
async function check(rows: Line[]): Promise<string> {
  const id = await owl().value<string>('select public.start_owl_import($1, $2, $3)', [
    'brand-associations',
    'file.csv',
    ['A'],
  ])
  const lines = rows.map(({ facts, record = null }, at) => ({
    number: at + 2,
    keys: [`key ${at}`],
    label: '',
    record,
    version: record && 1,
    facts,
    shown: {},
    problems: {},
  }))
  const cells = JSON.stringify(lines.map(({ number }) => [String(number), 'cell']))
  await owl().query('select public.add_owl_import_rows($1, $2)', [id, cells])
  await owl().query('select public.match_owl_import($1, $2)', [id, '{}'])
  await worker().query('select public.check_owl_import_step($1, 1, $2)', [id, JSON.stringify(lines)])
  await worker().query('select public.check_owl_import_step($1, $2, $3)', [id, rows.length + 2, '[]'])
  return id ?? ''
}

type Row = { outcome: string; problems: Record<string, string> }

const rowsOf = async (id: string) =>
  ((await owl().value<Row[]>('select public.list_owl_import_rows($1, null, 500, 0)', [id])) ?? []).map(
    ({ outcome, problems }) => [outcome, problems[''] ?? null],
  )

type Import = { status: string; counts: Record<string, number>; kept: number }

const importOf = async (id: string) =>
  (await owl().value<Import[]>('select public.list_owl_imports($1, $2)', ['brand-associations', id]))?.[0]

async function finish(id: string): Promise<void> {
  while (await worker().value<boolean>('select public.write_owl_import_step($1, 100)', [id]));
}

async function run(id: string): Promise<void> {
  const counts = JSON.stringify((await importOf(id))?.counts)
  await owl().query('select public.run_owl_import($1, $2)', [id, counts])
  await finish(id)
}

const carried = () =>
  database.sql(
    `select brand.name, association.first_on::text, association.last_on::text
    from public.brand_associations as association join public.brands as brand on brand.id = association.brand_id
    where association.site_id = $1 order by association.first_on`,
    [SITE],
  )

const BEFORE = [{ name: 'Test Old', first_on: '2025-01-01', last_on: null }]

it.each([
  ['the end first', [ends('2026-05-31'), begins('2026-06-01')]],
  ['the begin first', [begins('2026-06-01'), ends('2026-05-31')]],
])('replaces a brand, with %s, and takes it back', async (_, rows) => {
  const id = await check(rows)
  expect(await carried()).toEqual(BEFORE)
  expect((await importOf(id))?.counts).toEqual({ create: 1, update: 1, unchanged: 0, error: 0 })
  await run(id)
  expect(await carried()).toEqual([
    { name: 'Test Old', first_on: '2025-01-01', last_on: '2026-05-31' },
    { name: 'Test Next', first_on: '2026-06-01', last_on: null },
  ])
  await owl().query('select public.undo_owl_import($1)', [id])
  await finish(id)
  expect(await carried()).toEqual(BEFORE)
  expect(await importOf(id)).toMatchObject({ status: 'undone', kept: 0 })
})

it('makes an overlap the error of its row, with the brand in the way', async () => {
  const id = await check([begins('2024-01-01', '2024-12-31'), begins('2026-06-01')])
  expect(await rowsOf(id)).toEqual([
    ['create', null],
    ['error', 'This site has Test Old as fuel brand since 2025-01-01'],
  ])
})

it('leaves what is the same', async () => {
  expect(await rowsOf(await check([ends(null)]))).toEqual([['unchanged', null]])
})
