import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { LEAD_ID, fillCalendar, ids } from './calendar-desk'

const database = openDatabase()

type Entry = {
  kind: string
  id: string
  title: string
  firstOn: string
  state: string
  about: { kind: string; id: string }
}
type Calendar = {
  entries: Entry[]
  dayCounts: Record<string, number>
  weekCounts: Record<string, number>
  people: { id: string }[]
}

const ALL = `'{ad_group,task,call,deal,article,quote}'`

const list = (person: Person, more = `${ALL}`, since = '2031-06-01', until = '2031-07-05') =>
  database.asUser(person).value<Calendar>(`select public.list_calendar('${since}', '${until}', ${more})`)

const kinds = (calendar: Calendar | null) =>
  [...new Set(calendar?.entries.map(({ kind }) => kind))].toSorted()

beforeEach(() => fillCalendar(database))

it('shows each role the kinds and rows that its policies give', async () => {
  expect(kinds(await list('admin'))).toEqual(['ad_group', 'article', 'call', 'deal', 'quote', 'task'])
  expect(kinds(await list('super_admin'))).toEqual(kinds(await list('admin')))
  expect(kinds(await list('project_manager'))).toEqual(['ad_group', 'article', 'deal', 'quote', 'task'])
  expect(kinds(await list('owl'))).toEqual(['call', 'deal', 'quote', 'task'])
  const designer = await list('graphic_designer')
  expect(kinds(designer)).toEqual(['ad_group', 'deal', 'task'])
  expect(designer?.entries.filter(({ kind }) => kind === 'task').map(({ title }) => title)).toEqual(['Draw'])
  expect(designer?.people.map(({ id }) => id)).toEqual([PEOPLE.graphic_designer])
})

it('is refused without a role, and beyond six weeks', async () => {
  const call = `select public.list_calendar('2031-06-01', '2031-07-05', ${ALL})`
  expect(await database.asUser('member').attempt(call)).toEqual({ refused: 'PT403' })
  expect(await database.asAnon().attempt(call)).toEqual({ refused: '42501' })
  await expect(list('admin', ALL, '2031-06-01', '2031-08-01')).rejects.toMatchObject({ code: 'PT422' })
  await expect(list('admin', ALL, '2031-06-02', '2031-06-01')).rejects.toMatchObject({ code: 'PT422' })
})

it('puts instants on the day of the company, to the minute of midnight', async () => {
  await database.sql(`update public.intro_calls set starts_at = '2031-06-11 03:30Z'`)
  const calls = (since: string, until: string) => list('admin', `'{call}'`, since, until)
  expect((await calls('2031-06-10', '2031-06-10'))?.entries).toMatchObject([
    { firstOn: '2031-06-10', title: 'Ada Byron, Analytical Engines', about: { kind: 'lead', id: LEAD_ID } },
  ])
  expect((await calls('2031-06-11', '2031-06-11'))?.entries).toEqual([])
})

it('shows what a person has', async () => {
  const titles = async (person: string) =>
    (await list('admin', `${ALL}, '${person}'`))?.entries.map(({ title }) => title).toSorted()
  expect(await titles(PEOPLE.graphic_designer)).toEqual(['Draw', 'Summer ads'])
  expect(await titles(PEOPLE.owl)).toEqual([
    'Ada Byron, Analytical Engines',
    'Call Ada',
    'Q-2031-0001 A film',
  ])
})

it('shows the first of a day and of a week, and counts all', async () => {
  await database.sql(
    `insert into public.tasks (title, client_id, due_on) select 'Many ' || lpad(n::text, 2, '0'), $1, '2031-06-12' from generate_series(1, 30) as n`,
    [ids.client],
  )
  await database.sql(
    `insert into public.deals (parent_group_id, title, offer_kind, offer_cents, first_on, last_on)
    select parent_group_id, 'Deal ' || n, offer_kind, offer_cents, '2031-06-09', '2031-06-20' from public.deals, generate_series(1, 9) as n
    where id = $1`,
    [ids.deal],
  )
  const month = await list('admin', `'{task,deal}', null, 3, 2`)
  expect(month?.entries.filter(({ kind }) => kind === 'task').map(({ title }) => title)).toContain('Many 03')
  expect(month?.entries.map(({ title }) => title)).not.toContain('Many 04')
  expect(month?.dayCounts['2031-06-12']).toBe(30)
  expect(month?.weekCounts).toMatchObject({ '2031-06-08': 10, '2031-06-15': 10 })
  expect(month?.entries.filter(({ kind }) => kind === 'deal').length).toBeLessThanOrEqual(4)
})

it('shows a call that was moved once, where it is now', async () => {
  await database
    .asServiceRole()
    .query(`select public.book_intro_call($1, '2031-06-16 15:00Z', 'UTC')`, [LEAD_ID])
  const calls = (await list('admin', `'{call}'`))?.entries
  expect(calls).toMatchObject([{ id: ids.call, firstOn: '2031-06-16', state: 'booked' }])
})

it('leaves out quotes that were answered, and drafts', async () => {
  await database.run(
    `set local session_replication_role = replica; update public.quotes set status = 'accepted'`,
  )
  expect((await list('admin', `'{quote}'`))?.entries).toEqual([])
})
