import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const LEAD = 'f0000000-0000-4000-8000-00000000c001'
const CLIENT = 'c0000000-0000-4000-8000-000000000002'
const OTHER_CLIENT = 'c0000000-0000-4000-8000-0000000000aa'
const CONTACT = 'f0000000-0000-4000-8000-00000000c002'
const GROUP = 'f0000000-0000-4000-8000-00000000c003'
const TASK = 'f0000000-0000-4000-8000-00000000c004'
const NOTE = 'f0000000-0000-4000-8000-00000000c005'

const SUBJECTS = { lead: LEAD, client: CLIENT, contact: CONTACT, parent_group: GROUP }
type Kind = keyof typeof SUBJECTS

const STAFF = ['graphic_designer', 'project_manager', 'owl', 'admin', 'super_admin'] as const

const READERS: Record<Kind, readonly Person[]> = {
  lead: ['owl', 'admin', 'super_admin'],
  contact: ['project_manager', 'owl', 'admin', 'super_admin'],
  client: STAFF,
  parent_group: STAFF,
}
const CASES = (Object.keys(READERS) as Kind[]).flatMap((kind) =>
  STAFF.map((person) => [person, kind, READERS[kind].includes(person)] as const),
)

beforeEach(() =>
  database.run(`
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
      values ('${LEAD}', 'Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.');
    insert into public.clients (id, name) values ('${OTHER_CLIENT}', 'Another client');
    insert into public.contacts (id, first_name, last_name) values ('${CONTACT}', 'Grace', 'Hill');
    insert into public.parent_groups (id, name) values ('${GROUP}', 'Corner shops');
  `),
)

const addTask = (kind: Kind, columns = '', values = '') =>
  `insert into public.tasks (id, title, ${kind}_id${columns}) values ('${TASK}', 'Call', '${SUBJECTS[kind]}'${values})`
const addNote = (kind: Kind) =>
  `insert into public.notes (id, body, ${kind}_id) values ('${NOTE}', 'They like blue.', '${SUBJECTS[kind]}')`
const read = (session: Session, kind: Kind) =>
  session.attempt('select public.read_follow_up($1, $2)', [kind, SUBJECTS[kind]])
const task = async () =>
  (await database.sql<Record<string, unknown>>('select * from public.tasks where id = $1', [TASK]))[0]

describe.each(CASES)('a %s and tasks and notes about a %s', (person, kind, isReader) => {
  it(isReader ? 'may' : 'may not', async () => {
    const session = database.asUser(person)
    expect(await read(session, kind)).toEqual(isReader ? { count: 1 } : { refused: 'PT403' })
    expect(await session.attempt(addTask(kind))).toEqual(isReader ? { count: 1 } : { refused: '42501' })
    expect(await session.attempt(addNote(kind))).toEqual(isReader ? { count: 1 } : { refused: '42501' })
    const readOnly = await database.asMirroring('super_admin', person === 'super_admin' ? 'admin' : person)
    expect(await read(readOnly, kind)).toEqual(isReader ? { count: 1 } : { refused: 'PT403' })
    expect(await readOnly.attempt(addNote(kind).replace(NOTE, TASK))).toEqual({ refused: '42501' })
  })

  it('shows them to nobody else', async () => {
    await database.run(`${addTask(kind)}; ${addNote(kind)}`)
    const session = database.asUser(person)
    const isSeen = isReader && person !== 'graphic_designer'
    expect(await session.attempt('select from public.tasks where id = $1', [TASK])).toEqual({
      count: isSeen ? 1 : 0,
    })
    expect(await session.attempt('select from public.notes where id = $1', [NOTE])).toEqual({
      count: isSeen ? 1 : 0,
    })
    const given = await session.attempt(
      `update public.tasks set assignee_id = '${PEOPLE[person]}' where id = '${TASK}'`,
    )
    expect(given).toEqual({ count: isSeen ? 1 : 0 })
  })
})

it.each([
  ['lead', 'project_manager'],
  ['lead', 'graphic_designer'],
  ['contact', 'graphic_designer'],
  ['client', 'member'],
] as const)('gives no task about a %s to a %s', async (kind, person) => {
  const admin = database.asUser('admin')
  const statement = addTask(kind, ', assignee_id', `, '${PEOPLE[person]}'`)
  expect(await admin.attempt(statement)).toEqual({ refused: 'PT422' })
  await admin.query(addTask(kind))
  expect(
    await admin.attempt(`update public.tasks set assignee_id = '${PEOPLE[person]}' where id = '${TASK}'`),
  ).toEqual({ refused: 'PT422' })
})

it('gives no task to former user, and keeps those that they have', async () => {
  const mine = addTask('client', ', assignee_id', `, '${PEOPLE.owl}'`)
  await database.run(mine)
  await database.run(`update public.profiles set active = false where id = '${PEOPLE.owl}'`)
  const admin = database.asUser('admin')
  expect(await admin.attempt(mine.replace(TASK, NOTE))).toEqual({ refused: 'PT422' })
  expect(await admin.attempt(`update public.tasks set title = 'Write' where id = '${TASK}'`)).toEqual({
    count: 1,
  })
})

it('keeps who added and who did a task, whatever is sent', async () => {
  await database
    .asUser('owl')
    .query(addTask('client', ', created_by, done_by', `, '${PEOPLE.admin}', '${PEOPLE.admin}'`))
  expect(await task()).toMatchObject({ created_by: PEOPLE.owl, done_by: null, version: 1 })
  const manager = database.asUser('project_manager')
  await manager.query(
    `update public.tasks set done_at = '2020-01-01', done_by = '${PEOPLE.admin}' where id = '${TASK}'`,
  )
  const done = await task()
  expect(done).toMatchObject({ done_by: PEOPLE.project_manager, version: 2 })
  expect((done?.done_at as Date).getFullYear()).toBeGreaterThan(2020)
  await database.asUser('admin').query(
    `update public.tasks set done_at = now() + interval '1 day', done_by = '${PEOPLE.admin}', created_by = '${PEOPLE.admin}'
        where id = '${TASK}'`,
  )
  expect(await task()).toMatchObject({
    done_at: done?.done_at,
    done_by: PEOPLE.project_manager,
    created_by: PEOPLE.owl,
  })
  await manager.query(`update public.tasks set done_at = null where id = '${TASK}'`)
  expect(await task()).toMatchObject({ done_at: null, done_by: null })
})

it('lets people delete what they added, and admins everything', async () => {
  await database.asUser('owl').query(addTask('lead'))
  await database.asUser('owl').query(addNote('lead'))
  for (const table of ['tasks', 'notes']) {
    const remove = `delete from public.${table} where lead_id = '${LEAD}'`
    const mirrored = await database.asMirroring('super_admin', 'owl')
    expect(await mirrored.attempt(remove)).toEqual({ count: 0 })
    expect(await database.asUser('project_manager').attempt(remove)).toEqual({ count: 0 })
    await database.run('savepoint kept')
    expect(await database.asUser('owl').attempt(remove)).toEqual({ count: 1 })
    await database.run('rollback to savepoint kept')
    expect(await database.asUser('admin').attempt(remove)).toEqual({ count: 1 })
  }
})

it('lets only the author change a note, and says that it was changed', async () => {
  await database.asUser('owl').query(addNote('lead'))
  const change = `update public.notes set body = 'They like red.', author_id = '${PEOPLE.admin}' where id = '${NOTE}'`
  expect(await database.asUser('super_admin').attempt(change)).toEqual({ count: 0 })
  expect(await database.asUser('owl').attempt(change)).toEqual({ count: 1 })
  const [note] = await database.sql('select author_id, edited_at, version from public.notes where id = $1', [
    NOTE,
  ])
  expect(note).toEqual({ author_id: PEOPLE.owl, edited_at: expect.anything() as Date, version: 2 })
})

it('takes exactly one subject', async () => {
  const owl = database.asUser('owl')
  const insert = 'insert into public.notes (body, lead_id, client_id) values ($1, $2, $3)'
  expect(await owl.attempt(insert, ['A', null, null])).toEqual({ refused: '23514' })
  expect(await owl.attempt(insert, ['A', LEAD, CLIENT])).toEqual({ refused: '23514' })
  expect(await owl.attempt(insert, ['', LEAD, null])).toEqual({ refused: '23514' })
})

it('reads tasks and notes in order, with the people who may get a task', async () => {
  await database.run(`
    insert into public.tasks (title, client_id, due_on, done_at) values
      ('no day', '${OTHER_CLIENT}', null, null), ('later', '${OTHER_CLIENT}', '2030-01-02', null),
      ('sooner', '${OTHER_CLIENT}', '2030-01-01', null), ('done first', '${OTHER_CLIENT}', null, '2026-01-01'),
      ('done last', '${OTHER_CLIENT}', null, '2026-01-02');
    insert into public.notes (body, client_id, created_at) values
      ('older', '${OTHER_CLIENT}', '2026-01-01'), ('newer', '${OTHER_CLIENT}', '2026-01-02')`)
  type Answer = Record<'openTasks' | 'doneTasks', { title: string }[]> & {
    notes: { body: string; canEdit: boolean; canDelete: boolean }[]
    noteCount: number
    doneCount: number
    people: { id: string }[]
  }
  const answer = await database
    .asUser('admin')
    .value<Answer>('select public.read_follow_up($1, $2, 1)', ['client', OTHER_CLIENT])
  expect(answer?.openTasks.map(({ title }) => title)).toEqual(['sooner', 'later', 'no day'])
  expect(answer?.doneTasks.map(({ title }) => title)).toEqual(['done last'])
  expect(answer).toMatchObject({
    notes: [{ body: 'newer', canEdit: false, canDelete: true }],
    noteCount: 2,
    doneCount: 2,
  })
  expect(answer?.people.map(({ id }) => id)).toEqual(
    expect.arrayContaining([PEOPLE.graphic_designer, PEOPLE.owl, PEOPLE.super_admin]),
  )
  const forLead = await database
    .asUser('owl')
    .value<Answer>('select public.read_follow_up($1, $2)', ['lead', LEAD])
  expect(forLead?.people.map(({ id }) => id)).not.toContain(PEOPLE.project_manager)
})

it('deletes tasks and notes with their lead, and keeps clients that have some', async () => {
  await database.run(`${addTask('lead')}; ${addNote('client').replace(CLIENT, OTHER_CLIENT)}`)
  const boss = database.asUser('super_admin')
  expect(await boss.attempt('delete from public.contact_submissions where id = $1', [LEAD])).toEqual({
    count: 1,
  })
  expect(await task()).toBeUndefined()
  expect(await boss.attempt('select public.delete_unused_client($1)', [OTHER_CLIENT])).toEqual({
    refused: 'PT409',
  })
})

it('moves tasks, notes and leads with merged clients and contacts, and back', async () => {
  await database.run(`${addTask('client').replace(CLIENT, OTHER_CLIENT)}; ${addNote('contact')};
    update public.contact_submissions set client_id = '${OTHER_CLIENT}' where id = '${LEAD}'`)
  const clientOfLead = () =>
    database.value('select client_id from public.contact_submissions where id = $1', [LEAD])
  const boss = database.asUser('super_admin')
  const row = await database.sql<{ name: string }>('select name from public.clients where id = $1', [
    OTHER_CLIENT,
  ])
  await boss.query('select public.merge_clients($1, $2, false)', [OTHER_CLIENT, CLIENT])
  expect(await task()).toMatchObject({ client_id: CLIENT })
  expect(await clientOfLead()).toBe(CLIENT)
  await boss.query('insert into public.clients (id, name) values ($1, $2)', [OTHER_CLIENT, row[0]?.name])
  expect(await task()).toMatchObject({ client_id: OTHER_CLIENT })
  expect(await clientOfLead()).toBe(OTHER_CLIENT)
  const into = 'e0000000-0000-4000-8000-000000000001'
  await boss.query('select public.merge_contacts($1, $2, false)', [CONTACT, into])
  expect(await database.value('select contact_id from public.notes where id = $1', [NOTE])).toBe(into)
})

it('names in the log who changed a task, without its words', async () => {
  await database.asUser('owl').query(addTask('lead'))
  await database.asUser('owl').query(`update public.tasks set title = 'Write' where id = '${TASK}'`)
  const entries = await database.sql(
    `select action, changed_columns, changed_values from private.audit_log where table_name = 'tasks' order by id`,
  )
  expect(entries).toEqual([
    { action: 'insert', changed_columns: null, changed_values: null },
    { action: 'update', changed_columns: ['title'], changed_values: null },
  ])
})
