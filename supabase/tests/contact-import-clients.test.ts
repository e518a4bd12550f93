import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

const HEADERS = ['First', 'Last', 'Mail', 'Client']
const FIELDS = JSON.stringify({ first_name: 1, last_name: 2, email: 3, client: 4 })
const START = 'select public.start_contact_import($1, $2, $3)'
const MATCH = 'select public.match_contact_import($1, $2, $3, $4)'
const RUN = 'select public.run_contact_import($1, $2)'
const UNDO = 'select public.undo_contact_import($1)'
const DISCARD = 'select public.discard_contact_import($1)'
const ROWS = 'select number, outcome, new_client, problems from public.list_contact_import_rows($1)'

async function start(session: Session, rows: string[][]): Promise<string> {
  const lines = rows.map((cells, index) => [String(index + 2), ...cells])
  return (await session.value<string>(START, ['people.csv', HEADERS, JSON.stringify(lines)])) ?? ''
}

async function plan(session: Session, rows: string[][], matchBy = 'email') {
  const id = await start(session, rows)
  await session.query(MATCH, [id, FIELDS, matchBy, true])
  return { id, counts: await countsOf(session, id) }
}

const countsOf = (session: Session, id: string) =>
  session.value<Record<string, number>>('select counts from public.list_contact_imports($1)', [id])

const clientsCalled = (name: string) =>
  database.sql<{ id: string; name: string }>('select id, name from public.clients where lower(name) = $1', [
    name.toLowerCase(),
  ])

const ADA = ['Ada', 'Byron', 'ada@example.com', 'Nobody & Sons']
const BEA = ['Bea', 'Byron', 'bea@example.com', 'NOBODY & sons']
const PETE = ['Pete', 'Kowalczyk', 'pete@lakeshoreroasters.example', 'New Roasters']
const CLEO = ['Cleo', 'Byron', 'cleo', 'Of a row with an error']

it('plans a new client once, however rows write it, and none for rows with errors', async () => {
  const admin = database.asUser('admin')
  const { id, counts } = await plan(admin, [ADA, BEA, PETE, CLEO])
  expect(counts).toEqual({ create: 2, update: 1, skip: 0, error: 1, new_clients: 2 })
  expect(await admin.query(ROWS, [id])).toMatchObject([
    { outcome: 'create', new_client: 'Nobody & Sons' },
    { outcome: 'create', new_client: 'Nobody & Sons' },
    { outcome: 'update', new_client: 'New Roasters' },
    { outcome: 'error', new_client: null, problems: { email: 'invalid' } },
  ])
  expect(await clientsCalled('Nobody & Sons')).toEqual([])
})

it('compares names at a client that is not there yet', async () => {
  const admin = database.asUser('admin')
  const { id } = await plan(
    admin,
    [ADA, ['ADA', 'byron', '', 'nobody & SONS'], ['Ada', 'Byron', '', '']],
    'name',
  )
  expect((await admin.query<{ outcome: string }>(ROWS, [id])).map(({ outcome }) => outcome)).toEqual([
    'create',
    'skip',
    'create',
  ])
})

it('refuses a name that is too long, and without the tick an unknown one', async () => {
  const admin = database.asUser('admin')
  const { id } = await plan(admin, [['Ada', 'Byron', 'ada@example.com', 'x'.repeat(161)]])
  expect(await admin.query(ROWS, [id])).toMatchObject([{ outcome: 'error', problems: { client: 'long' } }])
  const other = await start(admin, [ADA])
  await admin.query('select public.match_contact_import($1, $2, $3)', [other, FIELDS, 'email'])
  expect(await admin.query(ROWS, [other])).toMatchObject([
    { outcome: 'error', problems: { client: 'unknown' } },
  ])
})

it('adds the clients with the run, and removes them with the undo', async () => {
  const admin = database.asUser('admin')
  const state = `select (select jsonb_agg(client.name order by client.name) from public.clients as client) as clients,
    (select jsonb_agg(contact.client_id order by contact.id) from public.contacts as contact) as contacts`
  const before = await database.sql(state)
  const { id, counts } = await plan(admin, [ADA, BEA, PETE, CLEO])
  for (const _ of [1, 2]) expect(await admin.value(RUN, [id, counts])).toBe('done')
  const [added] = await clientsCalled('nobody & sons')
  expect(added?.name).toBe('Nobody & Sons')
  expect(
    await database.value('select count(*)::int from public.contacts where client_id = $1', [added?.id]),
  ).toBe(2)
  expect(await clientsCalled('Of a row with an error')).toEqual([])
  expect(await admin.value(UNDO, [id])).toBe('undone')
  expect(await database.sql(state)).toEqual(before)
})

it('keeps a client that was changed or is in use since, and says how many', async () => {
  const admin = database.asUser('admin')
  const { id, counts } = await plan(admin, [ADA, PETE, ['Di', 'Byron', 'di@example.com', 'Third']])
  await admin.query(RUN, [id, counts])
  await database.run(`
    update public.clients set website = 'https://nobody.example' where name = 'Nobody & Sons';
    insert into public.client_reviews (rating, description, client_id)
      select 5, 'Good', id from public.clients where name = 'New Roasters'`)
  await admin.query(UNDO, [id])
  expect(await admin.value('select kept_clients from public.list_contact_imports($1)', [id])).toBe(2)
  expect(await clientsCalled('Nobody & Sons')).toHaveLength(1)
  expect(await clientsCalled('New Roasters')).toHaveLength(1)
  expect(await clientsCalled('Third')).toEqual([])
})

it('takes a client that somebody added meanwhile, after saying so', async () => {
  const admin = database.asUser('admin')
  const { id, counts } = await plan(admin, [ADA])
  await database.run(`insert into public.clients (name) values ('nobody & sons')`)
  expect(await admin.value(RUN, [id, counts])).toBe('changed')
  const seen = await countsOf(admin, id)
  expect(seen).toEqual({ create: 1, update: 0, skip: 0, error: 0 })
  expect(await admin.value(RUN, [id, seen])).toBe('done')
  expect(await clientsCalled('nobody & sons')).toHaveLength(1)
})

it.each(['owl', 'project_manager'] as const)('is not for a %s, who may not add clients', async (person) => {
  const session = database.asUser(person)
  const id = await start(session, [ADA])
  expect(await session.attempt(MATCH, [id, FIELDS, 'email', true])).toEqual({ refused: 'PT403' })
  expect(await session.attempt(MATCH, [id, FIELDS, 'email', false])).toEqual({ count: 1 })
  const planned = await plan(database.asUser('admin'), [ADA])
  expect(await session.attempt(RUN, [planned.id, planned.counts])).toEqual({ refused: 'PT403' })
})

describe('a draft', () => {
  it('is listed, and discarded by the person who uploaded it or an admin', async () => {
    const [owl, manager, admin] = (['owl', 'project_manager', 'admin'] as const).map((person) =>
      database.asUser(person),
    ) as [Session, Session, Session]
    const [one, other] = [await start(owl, [ADA]), await start(owl, [BEA])]
    const list = 'select status, can_discard from public.list_contact_imports()'
    expect(await owl.query(list)).toEqual(Array(2).fill({ status: 'draft', can_discard: true }))
    expect(await manager.query(list)).toEqual(Array(2).fill({ status: 'draft', can_discard: false }))
    expect(await manager.attempt(DISCARD, [one])).toEqual({ refused: 'PT403' })
    await owl.query(DISCARD, [one])
    await admin.query(DISCARD, [other])
    expect(await admin.query(list)).toEqual([])
    expect(await owl.attempt(DISCARD, [one])).toEqual({ refused: 'PT404' })
  })

  it('is not discarded after its run, nor by others or mirroring that only looks', async () => {
    const admin = database.asUser('admin')
    const { id, counts } = await plan(admin, [ADA])
    for (const person of ['graphic_designer', 'member'] as const) {
      expect(await database.asUser(person).attempt(DISCARD, [id])).toEqual({ refused: 'PT403' })
    }
    const mirrored = await database.asMirroring('super_admin', 'admin')
    expect(await mirrored.attempt(DISCARD, [id])).toEqual({ refused: 'PT403' })
    await admin.query(RUN, [id, counts])
    expect(await admin.attempt(DISCARD, [id])).toEqual({ refused: 'PT409' })
  })
})
