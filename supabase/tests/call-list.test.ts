import { CALL_COUNTS, type CallTime } from '../../lib/leads/call-list'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { readBothWays } from './read-both-ways'

const database = openDatabase()
beforeEach(database.deleteLeads)

const NOON = `(private.today() + interval '12 hours') at time zone 'America/Detroit'`

/** By days from now: two are to come, one is today, the others are over. A moved one is in no list. */
beforeEach(() =>
  database.run(`
    set local session_replication_role = replica;
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message, owner_id)
    select md5('call ' || n)::uuid, 'Nora', 'Number ' || n, 'n' || n || '@example.com', 'Business ' || 9 - n, 
      case when n = 4 then 'A film about looms.' else 'A film.' end, case when n = 1 then '${PEOPLE.owl}'::uuid end
    from generate_series(1, 7) as n;
    insert into public.intro_calls (submission_id, starts_at, time_zone, status, created_at)
    select md5('call ' || made.n)::uuid, ${NOON} + made.days * interval '1 day', 'America/Chicago', made.status,
      now() - made.n * interval '1 hour'
    from (values
      (1, 2, 'booked'), (2, 5, 'canceled'), (3, 0, 'done'), (4, -1, 'booked'), (5, -2, 'missed'), (6, -3, 'canceled'),
      (7, 3, 'moved')
    ) as made (n, days, status);
    set local session_replication_role = origin`),
)

type Found = { last_name: string; owner: string | null; total: number }

const search = (parameters: string, who: Person = 'admin') =>
  database.asUser(who).query<Found>(`select * from public.search_calls(${parameters})`)
const numbers = async (parameters: string) =>
  (await search(parameters)).map(({ last_name: name }) => Number(name.at(-1)))

it.each([
  [`words => '{looms}'`, [4]],
  [`words => '{nora,n5@example.com}'`, [5]],
  [`with_when => 'today'`, [3]],
  [`with_when => 'open'`, [4]],
  [`with_when => 'upcoming', with_status => 'booked'`, [1]],
  [`with_status => 'canceled'`, [2, 6]],
  [`with_status => 'moved'`, []],
  [`of_lead => '${PEOPLE.member}'`, []],
])('search_calls(%s) finds %j', async (parameters, expected) => {
  expect(await numbers(parameters)).toEqual(expected)
})

it('finds the calls of a lead, and counts them on all pages', async () => {
  const [lead] = await database.sql<{ id: string }>(`select md5('call 5')::uuid as id`)
  expect(await numbers(`of_lead => '${lead?.id}'`)).toEqual([5])
  const page = await search(`with_when => 'upcoming', with_status => 'booked', max_rows => 1`)
  expect(page).toMatchObject([{ total: 1, owner: 'Ines Carvalho' }])
  expect((await search('max_rows => 2')).map(({ total }) => total)).toEqual([6, 6])
})

it('has the next one first, then those that are over, the latest first', async () => {
  const listed = await numbers('')
  expect(listed.filter((number) => number !== 3)).toEqual([1, 2, 4, 5, 6])
  expect(await numbers('descending => true')).toEqual(listed.toReversed())
})

it.each([
  [`'name', descending => false`, [1, 2, 3, 4, 5, 6]],
  [`'business', descending => false`, [6, 5, 4, 3, 2, 1]],
  [`'booked', descending => true`, [1, 2, 3, 4, 5, 6]],
  [`'status', descending => true`, [2, 6]],
])('sorted by %s, %j come first', async (order, expected) => {
  const found = await numbers(`sort_by => ${order}`)
  expect(found).toHaveLength(6)
  expect(expected.length === 2 ? found.slice(0, 2).toSorted() : found).toEqual(expected)
})

it.each<[Person, number]>([
  ['super_admin', 6],
  ['owl', 6],
  ['project_manager', 0],
  ['graphic_designer', 0],
])('shows a %s what they may read', async (who, count) => {
  expect(await search('', who)).toHaveLength(count)
})

type Overview = {
  counts: Record<CallTime, number>
  hours: { opens: string }[]
  closedDays: { day: string; reason: string | null; booked: number }[]
}

const overview = () => database.asUser('admin').value<Overview>('select public.get_call_overview()')

it('counts what each of its lists shows, and the home what today does', async () => {
  const { counts } = (await overview()) as Overview
  for (const [time, { when, status }] of Object.entries(CALL_COUNTS)) {
    const filter = [`with_when => '${when}'`, status && `with_status => '${status}'`]
      .filter(Boolean)
      .join(', ')
    expect([time, counts[time as CallTime]]).toEqual([time, (await search(filter)).length])
  }
  expect(counts.upcoming).toBe(1)
  const home = await database
    .asUser('admin')
    .value<{ calls: { count: number } }>(
      'select public.get_admin_home(private.today() - 29, private.today())',
    )
  expect(home?.calls.count).toBe(counts.today)
})

it('tells the hours, and closed days to come with the calls that stay', async () => {
  await database.run(`insert into public.company_closed_days (day, reason)
    values (private.today() + 2, 'Inventory'), (private.today() + 5, null), (private.today() - 1, 'Past')`)
  const { hours, closedDays } = (await overview()) as Overview
  expect(hours.length).toBeGreaterThan(4)
  expect(hours[0]?.opens).toMatch(/^\d\d:\d\d:00$/)
  expect(closedDays).toMatchObject([
    { reason: 'Inventory', booked: 1 },
    { reason: null, booked: 0 },
  ])
})

it.each(['search_calls()', 'get_call_overview()'])('is closed to visitors: %s', async (call) => {
  expect(await database.asAnon().attempt(`select * from public.${call}`)).toEqual({ refused: '42501' })
})

it.each(['starts', 'name', 'business', 'status', 'booked'])(
  'is read to its end by key, sorted by %s, up and down',
  async (sort) => {
    for (const descending of [true, false]) {
      const order = `sort_by => '${sort}', descending => ${descending}`
      const { whole, byKey } = await readBothWays(database.asUser('admin'), 'search_calls', order)
      expect([descending, byKey]).toEqual([descending, whole])
      expect(whole).toHaveLength(6)
    }
  },
)
