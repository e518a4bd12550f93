import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const CLIENT = 'c0000000-0000-4000-8000-000000000002'
const LEAD = 'f0000000-0000-4000-8000-00000000c001'

type List = {
  counts: Record<'overdue' | 'today' | 'later' | 'done', number>
  rows: { title: string; state: string; about: { kind: string; label: string } | null }[]
}

const list = (person: Person, call: string) =>
  database.asUser(person).value<List>(`select public.list_tasks(${call})`)
const titles = (answer: List | null) => answer?.rows.map(({ title }) => title)

beforeEach(() =>
  database.run(`
    delete from public.tasks;
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
      values ('${LEAD}', 'Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.');
    insert into public.tasks (title, details, client_id, lead_id, assignee_id, due_on, done_at)
    select title, details,
      case when about = 'client' then '${CLIENT}'::uuid end, case when about = 'lead' then '${LEAD}'::uuid end,
      person::uuid, private.today() + days, case when done then now() end
    from (values
      ('Yesterday', 'Bring the looms', 'lead', '${PEOPLE.owl}', -1, false),
      ('Today', null, 'client', '${PEOPLE.owl}', 0, false),
      ('Tomorrow', null, 'client', '${PEOPLE.owl}', 1, false),
      ('Some day', null, 'client', '${PEOPLE.owl}', null, false),
      ('Finished', null, 'client', '${PEOPLE.owl}', -3, true),
      ('Draw', null, 'client', '${PEOPLE.graphic_designer}', 0, false)
    ) as sample (title, details, about, person, days, done)`),
)

it('sorts open tasks by what is most urgent, and counts all', async () => {
  const mine = await list('owl', `'${PEOPLE.owl}'`)
  expect(mine?.rows.map(({ title, state }) => [state, title])).toEqual([
    ['overdue', 'Yesterday'],
    ['today', 'Today'],
    ['later', 'Tomorrow'],
    ['later', 'Some day'],
  ])
  expect(mine?.counts).toEqual({ overdue: 1, today: 1, later: 2, done: 1 })
  expect(mine?.rows[0]?.about).toMatchObject({ kind: 'lead', label: 'Analytical Engines' })
})

it('answers the first tasks of each open state', async () => {
  expect(titles(await list('owl', `'${PEOPLE.owl}', null, '{}', null, 1`))).toEqual([
    'Yesterday',
    'Today',
    'Tomorrow',
  ])
})

it('answers one state page by page', async () => {
  expect(titles(await list('owl', `'${PEOPLE.owl}', 'later', '{}', null, 1, 1`))).toEqual(['Some day'])
  expect(titles(await list('owl', `'${PEOPLE.owl}', 'done'`))).toEqual(['Finished'])
})

it('finds every word, and one kind of record', async () => {
  expect(titles(await list('owl', `null, null, '{LOOMS,yester}'`))).toEqual(['Yesterday'])
  expect(titles(await list('owl', `null, null, '{looms,nothing}'`))).toEqual([])
  expect(titles(await list('owl', `null, null, '{}', 'lead'`))).toEqual(['Yesterday'])
})

it('shows each role what it may read', async () => {
  expect(titles(await list('admin', 'null'))).toHaveLength(5)
  expect(titles(await list('project_manager', 'null'))).not.toContain('Yesterday')
  expect(titles(await list('graphic_designer', 'null'))).toEqual(['Draw'])
  expect(await database.asUser('member').attempt('select public.list_tasks()')).toEqual({ refused: 'PT403' })
  expect(await database.asAnon().attempt('select public.list_tasks()')).toEqual({ refused: '42501' })
})

it('offers the people who may get a task', async () => {
  type People = Record<'lead' | 'contact' | 'client', { id: string }[]>
  const people = async (person: Person) => {
    const answer = await database.asUser(person).value<People>('select public.list_people_for_tasks()')
    return (kind: keyof People) => answer?.[kind].map(({ id }) => id)
  }
  const forOwl = await people('owl')
  expect(forOwl('lead')).not.toContain(PEOPLE.project_manager)
  expect(forOwl('contact')).toContain(PEOPLE.project_manager)
  expect(forOwl('client')).toContain(PEOPLE.graphic_designer)
  const forDesigner = await people('graphic_designer')
  expect(forDesigner('lead')).toEqual([])
  expect(forDesigner('client')).toEqual([PEOPLE.graphic_designer])
})
