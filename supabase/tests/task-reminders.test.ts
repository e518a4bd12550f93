import { openDatabase } from './harness'
import { PEOPLE } from './people'

const database = openDatabase()

const CLIENT = 'c0000000-0000-4000-8000-000000000002'
const LEAD = 'f0000000-0000-4000-8000-00000000c001'
/** A Monday, 8:00 in Detroit. */
const MONDAY = '2027-01-11T13:00:00Z'

type Letter = {
  recipient: string
  about_id: string
  payload: { total: number; role: string; tasks: { title: string; about: string; due_on: string }[] }
}

const send = (at: string) =>
  database.asServiceRole().value<number>('select public.send_task_reminders($1)', [at])
const letters = () =>
  database.sql<Letter>(
    `select recipient, about_id, payload from public.outbox_messages where kind = 'task_reminder' order by recipient`,
  )
const addTask = (title: string, person: keyof typeof PEOPLE, dueOn: string, subject = `client_id`) =>
  database.run(
    `insert into public.tasks (title, ${subject}, assignee_id, due_on)
      values ('${title}', '${subject === 'lead_id' ? LEAD : CLIENT}', '${PEOPLE[person]}', '${dueOn}')`,
  )

beforeEach(() =>
  database.run(`
    delete from public.tasks;
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
      values ('${LEAD}', 'Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.')`),
)

it('writes one letter a day and person, however often it is asked', async () => {
  await addTask('Today', 'owl', '2027-01-11', 'lead_id')
  await addTask('Overdue', 'owl', '2027-01-04')
  await addTask('Tomorrow', 'owl', '2027-01-12')
  await addTask('Mine', 'graphic_designer', '2027-01-11')
  expect(await send(MONDAY)).toBe(2)
  expect(await send(MONDAY)).toBe(0)
  await addTask('Late', 'owl', '2027-01-11')
  expect(await send('2027-01-11T20:00:00Z')).toBe(0)
  const written = await letters()
  expect(written.map(({ about_id }) => about_id).toSorted()).toEqual([PEOPLE.owl, PEOPLE.graphic_designer])
  expect(written.find(({ about_id }) => about_id === PEOPLE.owl)?.payload).toMatchObject({
    role: 'owl',
    total: 2,
    tasks: [
      { title: 'Overdue', due_on: '2027-01-04', about: 'Lakeshore Roasters' },
      { title: 'Today', due_on: '2027-01-11', about: 'Analytical Engines' },
    ],
  })
  expect(await send('2027-01-12T13:00:00Z')).toBe(2)
})

it.each([
  ['before eight', '2027-01-11T12:59:00Z', 0],
  ['at eight', MONDAY, 1],
  ['at eight in summer', '2027-07-12T12:00:00Z', 1],
  ['after a server was down all morning', '2027-01-11T19:00:00Z', 1],
  ['in the evening', '2027-01-12T00:00:00Z', 0],
  ['on a Sunday', '2027-01-10T13:00:00Z', 0],
])('asked %s', async (_, at, count) => {
  await addTask('Call', 'owl', '2027-01-01')
  expect(await send(at)).toBe(count)
  expect(await letters()).toHaveLength(count)
})

it('keeps closed days free', async () => {
  await addTask('Call', 'owl', '2027-01-11')
  await database.run(`insert into public.company_closed_days (day) values ('2027-01-11')`)
  expect(await send(MONDAY)).toBe(0)
  expect(await send('2027-01-12T13:00:00Z')).toBe(1)
})

it('writes nothing about what is done, later, or for somebody else', async () => {
  await addTask('Done', 'owl', '2027-01-11')
  await database.run('update public.tasks set done_at = now()')
  await addTask('Later', 'owl', '2027-01-12')
  await addTask('Locked', 'admin', '2027-01-11')
  await addTask('They have no role now', 'project_manager', '2027-01-11')
  await addTask('Leads are closed to them now', 'owl', '2027-01-11', 'lead_id')
  await database.run(`
    update public.profiles set active = false where id = '${PEOPLE.admin}';
    update public.profiles set user_type = 'graphic_designer' where id = '${PEOPLE.owl}';
    update public.profiles set user_type = null where id = '${PEOPLE.project_manager}'`)
  expect(await send(MONDAY)).toBe(0)
})

it('names the first 25 tasks, and how many there are', async () => {
  await database.run(
    `insert into public.tasks (title, client_id, assignee_id, due_on)
      select repeat('ä', 200), '${CLIENT}', '${PEOPLE.owl}', '2027-01-11' from generate_series(1, 40)`,
  )
  expect(await send(MONDAY)).toBe(1)
  const [letter] = await letters()
  expect(letter?.payload.total).toBe(40)
  expect(letter?.payload.tasks).toHaveLength(25)
})

it.each([
  ['2027-01-11T12:00:00Z', 3600],
  [MONDAY, 86_400],
  ['2027-01-11T13:00:01Z', 86_399],
  // The clocks go forward in the night to March 14.
  ['2027-03-13T13:00:00Z', 82_800],
])('waits from %s for %i seconds', async (at, seconds) => {
  expect(await database.asServiceRole().value('select public.seconds_to_task_reminders($1)', [at])).toBe(
    seconds,
  )
})

it('is for the server alone', async () => {
  for (const call of ['send_task_reminders()', 'seconds_to_task_reminders()']) {
    expect(await database.asUser('super_admin').attempt(`select public.${call}`)).toEqual({
      refused: '42501',
    })
  }
})
