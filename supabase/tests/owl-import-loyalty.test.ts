import { FIRST_RULES } from '@/lib/owl/loyalty/rules'
import type { ImportCollection } from '@/lib/owl/imports/collections'
import { openDatabase } from './harness'

const database = openDatabase()

const GROUP = 'f4300000-0000-4000-8000-0000000000a1'

beforeEach(() => database.run(`insert into public.parent_groups (id, name) values ('${GROUP}', 'Test Fuel')`))

const owl = () => database.asUser('owl')
const worker = () => database.asServiceRole()

/** Checks the rows, as the worker has read them. */
async function check(collection: ImportCollection, rows: Record<string, unknown>[]): Promise<string> {
  const numbers = rows.map((_, at) => String(at + 2))
  const id = await owl().value<string>('select public.start_owl_import($1, $2, $3)', [
    collection,
    'file.csv',
    ['A'],
  ])
  const lines = rows.map((facts, at) => ({
    number: at + 2,
    keys: [`key ${at}`],
    label: '',
    record: null,
    version: null,
    facts,
    shown: {},
    problems: {},
  }))
  await owl().query('select public.add_owl_import_rows($1, $2)', [
    id,
    JSON.stringify(numbers.map((number) => [number, 'cell'])),
  ])
  await owl().query('select public.match_owl_import($1, $2)', [id, '{}'])
  await worker().query('select public.check_owl_import_step($1, 1, $2)', [id, JSON.stringify(lines)])
  await worker().query('select public.check_owl_import_step($1, $2, $3)', [id, rows.length + 2, '[]'])
  return id ?? ''
}

type Import = { status: string; counts: Record<string, number>; kept: number }

const importOf = async (collection: ImportCollection, id: string) =>
  (await owl().value<Import[]>('select public.list_owl_imports($1, $2)', [collection, id]))?.[0]

async function finish(id: string): Promise<void> {
  while (await worker().value<boolean>('select public.write_owl_import_step($1, 100)', [id]));
}

async function run(collection: ImportCollection, id: string): Promise<void> {
  const counts = (await importOf(collection, id))?.counts
  await owl().query('select public.run_owl_import($1, $2)', [id, JSON.stringify(counts)])
  await finish(id)
}

async function undo(id: string): Promise<void> {
  await owl().query('select public.undo_owl_import($1)', [id])
  await finish(id)
}

describe('programs', () => {
  const programs = () =>
    database.sql(
      `select program.name, version.number, version.state, version.rules
      from public.loyalty_programs as program left join public.loyalty_versions as version on version.program_id = program.id
      where program.parent_group_id = $1 order by program.name`,
      [GROUP],
    )

  it('begin with a draft as in their form, and go with it', async () => {
    const id = await check('loyalty-program', [
      { parent_group_id: GROUP, name: 'Perks', time_zone: 'America/Detroit' },
      { parent_group_id: GROUP, name: 'Miles', time_zone: 'America/Chicago', status: 'active' },
      { parent_group_id: GROUP, name: 'PERKS', time_zone: 'America/Chicago' },
    ])
    expect(await programs()).toEqual([])
    expect((await importOf('loyalty-program', id))?.counts).toEqual({
      create: 2,
      update: 0,
      unchanged: 0,
      error: 1,
    })
    await run('loyalty-program', id)
    expect(await programs()).toEqual([
      { name: 'Miles', number: 1, state: 'draft', rules: FIRST_RULES },
      { name: 'Perks', number: 1, state: 'draft', rules: FIRST_RULES },
    ])
    await undo(id)
    expect(await programs()).toEqual([])
    expect(await importOf('loyalty-program', id)).toMatchObject({ status: 'undone', kept: 0 })
  })
})
