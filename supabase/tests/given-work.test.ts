import { randomUUID } from 'node:crypto'
import { openActDesk } from './act-desk'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { CONTENT, CREATE } from './quote-desk'
import type { Session } from './session'

// It commits: each act is a transaction of its own.
const database = openDatabase({ isShared: false })
const { commit, newestAct, restore } = openActDesk(database)

const TASK = 'f9000000-0000-4000-8000-000000000001'
const QUOTE = 'f9000000-0000-4000-8000-000000000002'
let client: { id: string; name: string }

beforeEach(async () => {
  client = (
    await database.sql<typeof client>('select id, name from public.clients order by name limit 1')
  )[0] as typeof client
  await database.run(`
    delete from public.tasks where id = '${TASK}';
    delete from public.quotes where id = '${QUOTE}';
    delete from public.notifications;
    delete from public.notification_settings;
    delete from public.outbox_messages where kind = 'notification';
    insert into public.quotes (id, number, title, recipient_name, owner_id, created_by)
      values ('${QUOTE}', 'Q-2027-9002', 'Looms', 'Ada Byron', '${PEOPLE.admin}', '${PEOPLE.admin}')`)
  await commit()
})

const inbox = async (person: Person) =>
  (await database
    .asUser(person)
    .value<{ rows: object[] }>('select public.list_notifications(true, 50)')
    .then((found) => found?.rows)) ?? []
const letters = () =>
  database.value<number>(`select count(*)::integer from public.outbox_messages where kind = 'notification'`)
const choose = (person: Person, kind: string) =>
  database.sql(`insert into public.notification_settings values ($1, $2, 'mail')`, [PEOPLE[person], kind])

async function addTask(to: Person | null, by: Session = database.asUser('project_manager')) {
  await by.query('insert into public.tasks (id, title, client_id, assignee_id) values ($1, $2, $3, $4)', [
    TASK,
    'Cut the square version',
    client.id,
    to && PEOPLE[to],
  ])
  await commit()
}
async function giveTask(to: Person | null, by: Session = database.asUser('project_manager')) {
  await by.query('update public.tasks set assignee_id = $2 where id = $1', [TASK, to && PEOPLE[to]])
  await commit()
}
async function giveQuote(to: Person | null, by: Person = 'admin') {
  await database.asUser(by).query('select public.assign_quote($1, $2)', [QUOTE, to && PEOPLE[to]])
  await commit()
}

describe('a task', () => {
  it('is told to whoever a colleague gives it, and taken back with its letter', async () => {
    await choose('graphic_designer', 'task_assignment')
    await addTask('graphic_designer')
    expect(await inbox('graphic_designer')).toMatchObject([
      {
        kind: 'task_assignment',
        aboutKind: 'task',
        aboutId: TASK,
        label: 'Cut the square version',
        context: client.name,
        author: 'Joanna Ekberg',
      },
    ])
    expect(await letters()).toBe(1)
    // What changes nothing tells nothing.
    await giveTask('graphic_designer')
    await database.asUser('admin').query(`update public.tasks set title = 'Cut it' where id = $1`, [TASK])
    expect(await inbox('graphic_designer')).toMatchObject([{ label: 'Cut it', events: 1 }])

    await giveTask('owl')
    expect(await inbox('graphic_designer')).toEqual([])
    expect(await letters()).toBe(0)
    expect(await inbox('owl')).toMatchObject([{ kind: 'task_assignment' }])
    await giveTask(null)
    expect(await inbox('owl')).toEqual([])
  })

  it('is told once each time that it is given', async () => {
    await addTask('graphic_designer')
    await giveTask(null)
    await giveTask('graphic_designer')
    expect(await inbox('graphic_designer')).toMatchObject([{ events: 1 }])
    await database.run('update public.notifications set read_at = now()')
    await giveTask('owl')
    await giveTask('graphic_designer')
    expect(await inbox('graphic_designer')).toHaveLength(1)
  })

  it('is no news for who takes it, when it is done, or when the server adds it', async () => {
    await addTask('project_manager')
    expect(await inbox('project_manager')).toEqual([])
    await giveTask('owl')
    await database.asUser('owl').query('update public.tasks set done_at = now() where id = $1', [TASK])
    expect(await inbox('owl')).toEqual([])
    await giveTask('graphic_designer')
    expect(await inbox('graphic_designer')).toEqual([])
    await database.run(`delete from public.tasks where id = '${TASK}'`)
    await addTask('owl', database.asServiceRole())
    expect(await inbox('owl')).toEqual([])
  })

  it('is given by the real person, who is not told', async () => {
    await addTask(null)
    const mirroring = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
    await giveTask('super_admin', mirroring)
    expect(await inbox('super_admin')).toEqual([])
    await giveTask('owl', mirroring)
    expect(await inbox('owl')).toMatchObject([{ author: 'Ruth Ainsley' }])
  })

  it('goes with its letter when it is deleted, or its addition undone', async () => {
    await choose('graphic_designer', 'task_assignment')
    await addTask('graphic_designer')
    const { records } = await restore(await newestAct(), 'project_manager')
    expect(records).toMatchObject([{ outcome: 'done' }])
    expect(await inbox('graphic_designer')).toEqual([])
    expect(await letters()).toBe(0)
  })

  it('is not given any more when that is undone', async () => {
    await addTask(null)
    await giveTask('graphic_designer')
    expect(await inbox('graphic_designer')).toHaveLength(1)
    await restore(await newestAct(), 'project_manager')
    expect(await inbox('graphic_designer')).toEqual([])
  })
})

describe('a quote', () => {
  it('is told to its new owner, and taken back with its letter', async () => {
    await choose('owl', 'quote_assignment')
    await giveQuote('owl')
    expect(await inbox('owl')).toMatchObject([
      {
        kind: 'quote_assignment',
        aboutKind: 'quote',
        aboutId: QUOTE,
        label: 'Q-2027-9002 Looms',
        author: 'Marcus Bell',
        events: 1,
      },
    ])
    expect(await letters()).toBe(1)
    await giveQuote('owl')
    expect(await letters()).toBe(1)
    await giveQuote('admin')
    expect(await inbox('owl')).toEqual([])
    expect(await letters()).toBe(0)
    expect(await inbox('admin')).toEqual([])
  })

  it('is not given any more when that is undone', async () => {
    await giveQuote('owl')
    const { records } = await restore(await newestAct(), 'admin')
    expect(records).toMatchObject([{ outcome: 'done' }])
    expect(await inbox('owl')).toEqual([])
  })

  it('is no news for who creates it', async () => {
    const created = await database
      .asUser('owl')
      .attempt(CREATE, [randomUUID(), null, client.id, 'Looms', JSON.stringify(CONTENT)])
    expect(created).toEqual({ count: 1 })
    expect(await inbox('owl')).toEqual([])
  })
})
