import type { TestDatabase } from './harness'
import type { Session } from './session'

export const GROUP = 'f4100000-0000-4000-8000-0000000000a1'
export const SITE = 'f4100000-0000-4000-8000-0000000000b1'
export const OTHER = 'f4100000-0000-4000-8000-0000000000b2'

export type Line = {
  number: number
  keys: string[]
  label: string
  record: string | null
  version: number | null
  facts: Record<string, unknown>
  shown: object
  problems: Record<string, string>
}

type Counts = Record<'create' | 'update' | 'unchanged' | 'error', number>
export type Import = {
  status: string
  counts: Counts | null
  problem: string | null
  kept: number
  work: object | null
}

type Row = {
  number: number
  outcome: string
  problems: Record<string, string>
  recordId: string | null
  kept: string | null
}

/** Imports of sites as the pages and the worker make them, in a group with two sites. */
export function openImportDesk(database: TestDatabase) {
  let lineNumber = 1
  beforeEach(() => (lineNumber = 1))
  beforeEach(() =>
    database.run(`
      insert into public.parent_groups (id, name) values ('${GROUP}', 'Test Fuel');
      insert into public.sites (id, parent_group_id, number, name, time_zone, phone, notes) values
        ('${SITE}', '${GROUP}', 'A12', 'Main Street', 'America/Detroit', '231 555 0100', 'Keep me'),
        ('${OTHER}', '${GROUP}', 'A13', 'Oak Street', 'America/Detroit', null, null)`),
  )

  /** As the worker reads it. */
  function line(facts: Record<string, unknown>, more: Partial<Line> = {}): Line {
    lineNumber += 1
    return {
      number: lineNumber,
      keys: [`key ${lineNumber}`],
      label: `Row ${lineNumber}`,
      record: null,
      version: null,
      facts,
      shown: {},
      problems: {},
      ...more,
    }
  }

  const added = (number: string, facts: Record<string, unknown> = {}) =>
    line({ parent_group_id: GROUP, number, name: `Site ${number}`, time_zone: 'America/Detroit', ...facts })

  const known = (record: string, facts: Record<string, unknown>, version = 1) =>
    line(facts, { record, version })

  async function start(lines: Line[], caller: Session = database.asUser('owl')): Promise<string> {
    const id = await caller.value<string>('select public.start_owl_import($1, $2, $3)', [
      'sites',
      'sites.csv',
      ['Number'],
    ])
    await caller.query('select public.add_owl_import_rows($1, $2)', [
      id,
      JSON.stringify(lines.map(({ number }) => [String(number), `cell ${number}`])),
    ])
    return id ?? ''
  }

  const match = (id: string, caller: Session = database.asUser('owl')) =>
    caller.value<string>('select public.match_owl_import($1, $2)', [id, '{"number": 1}'])

  const worker = () => database.asServiceRole()

  /** What the worker does: it reads `size` rows, and has the database try them. */
  async function check(id: string, lines: Line[], size = 100): Promise<void> {
    for (;;) {
      const step = await worker().value<{ place: number; rows: { number: number }[] } | null>(
        'select public.read_owl_import_step($1, $2)',
        [id, size],
      )
      if (!step) return
      const numbers = step.rows.map(({ number }) => number)
      await worker().query('select public.check_owl_import_step($1, $2, $3)', [
        id,
        step.place,
        JSON.stringify(lines.filter(({ number }) => numbers.includes(number))),
      ])
    }
  }

  async function prepare(lines: Line[], size?: number): Promise<string> {
    const id = await start(lines)
    await match(id)
    await check(id, lines, size)
    return id
  }

  const write = (id: string, size = 100) =>
    worker().value<boolean>('select public.write_owl_import_step($1, $2)', [id, size])

  async function finish(id: string, size?: number): Promise<void> {
    while (await write(id, size));
  }

  const importOf = async (id: string) =>
    (
      await database.asUser('owl').value<Import[]>('select public.list_owl_imports($1, $2)', ['sites', id])
    )?.[0]

  const rowsOf = async (id: string, kind: string | null = null) =>
    (await database
      .asUser('owl')
      .value<Row[]>('select public.list_owl_import_rows($1, $2, 500, 0)', [id, kind])) ?? []

  const run = async (id: string, caller: Session = database.asUser('owl')) =>
    caller.value<string>('select public.run_owl_import($1, $2)', [
      id,
      JSON.stringify((await importOf(id))?.counts),
    ])

  const undo = (id: string, caller: Session = database.asUser('owl')) =>
    caller.value<string>('select public.undo_owl_import($1)', [id])

  const outcomes = async (id: string) => (await rowsOf(id)).map(({ outcome }) => outcome)

  const sites = () =>
    database.sql<{ number: string; name: string; phone: string | null; notes: string | null }>(
      'select number, name, phone, notes from public.sites where parent_group_id = $1 order by number',
      [GROUP],
    )

  return {
    line,
    added,
    known,
    start,
    match,
    worker,
    check,
    prepare,
    write,
    finish,
    importOf,
    rowsOf,
    run,
    undo,
    outcomes,
    sites,
  }
}
