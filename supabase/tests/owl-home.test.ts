import { dealStatusOn } from '@/lib/owl/deals/status'
import { dateIn } from '@/lib/time/in-zone'
import { openDatabase } from './harness'
import { EMPTY, FILL, id } from './owl-home-samples'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

type Rows = { count: number; rows: { id: string; title: string; group: string; on: string }[] }
type Home = {
  has: { brands: boolean; contacts: boolean; deals: boolean }
  deals: { running: number; starts: Rows; ends: Rows }
  sites: { all: number; open: number; missing: Record<'brand' | 'position' | 'contact' | 'hours', number> }
  groups: { all: number; contact: number; owner: number; step: number }
  loyalty: Rows
  tasks: { counts: { overdue: number; today: number }; rows: { title: string }[] }
}

const home = (person: Person = 'owl') =>
  database.asUser(person).value<Home>('select public.get_owl_home()') as Promise<Home>

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

type Deal = { id: string; groupId: string; firstOn: string; lastOn: string; state: 'planned' }
type Site = {
  id: string
  groupId: string
  status: string
  zone: string
  lat: number | null
  hasHours: boolean
}
type Carried = { siteId: string; firstOn: string; lastOn: string }

async function readAll() {
  const now = await database.value<string>(`select to_json(now()) #>> '{}'`)
  const deals = await database.sql<Deal>(`
    select id, parent_group_id as "groupId", first_on::text as "firstOn", last_on::text as "lastOn", state from public.deals`)
  const sites = await database.sql<Site>(`
    select id, parent_group_id as "groupId", status, time_zone as zone, latitude as lat, week_hours is not null as "hasHours"
    from public.sites`)
  const carried = await database.sql<Carried>(`
    select site_id as "siteId", first_on::text as "firstOn", last_on::text as "lastOn" from public.brand_associations`)
  return { now, deals, sites, carried }
}

it('counts deals by the clocks of their sites, as brute force does', async () => {
  await database.run(EMPTY + FILL)
  const { now, deals, sites } = await readAll()
  const daysOf = (groupId: string) => {
    const zones = sites.filter((site) => site.groupId === groupId && site.status !== 'closed')
    const days = zones.map(({ zone }) => dateIn(zone)(now)).toSorted()
    return days.length > 0 ? days : [dateIn('America/Detroit')(now)]
  }
  const planned = deals
    .filter(({ state }) => state === 'planned')
    .map((deal) => ({ ...deal, days: daysOf(deal.groupId) }))
  const idsOf = (found: Deal[]) => found.map((deal) => deal.id).toSorted()
  const running = planned.filter((deal) => deal.days.some((day) => dealStatusOn(deal, day) === 'runs'))
  const starts = planned.filter(
    ({ firstOn, days }) => days.every((day) => day < firstOn) && firstOn <= dayAfter(days.at(-1) ?? '', 14),
  )
  const ends = planned.filter(
    ({ lastOn, days: [earliest = ''] }) => lastOn >= earliest && lastOn <= dayAfter(earliest, 14),
  )
  expect(starts.length).toBeGreaterThan(20)
  expect(ends.length).toBeGreaterThan(20)

  const answer = (await home()).deals
  expect(answer).toMatchObject({
    running: running.length,
    starts: { count: starts.length },
    ends: { count: ends.length },
  })
  const listed = async (where: string) =>
    (await database.asUser('owl').query<{ id: string }>(`select id from public.deal_list where ${where}`))
      .map((deal) => deal.id)
      .toSorted()
  expect(await listed('starts_soon')).toEqual(idsOf(starts))
  expect(await listed('ends_soon')).toEqual(idsOf(ends))
  expect(answer.starts.rows).toHaveLength(6)
  expect(answer.starts.rows.map(({ on }) => on)).toEqual(
    starts
      .map(({ firstOn }) => firstOn)
      .toSorted()
      .slice(0, 6),
  )
})

it('counts the facts that open sites miss, as brute force and the list do', async () => {
  await database.run(EMPTY + FILL)
  const { now, sites, carried } = await readAll()
  const open = sites.filter(({ status }) => status === 'open')
  const carries = ({ id: siteId, zone }: Site) => {
    const day = dateIn(zone)(now)
    return carried.some((each) => each.siteId === siteId && each.firstOn <= day && each.lastOn >= day)
  }
  const bare = open.filter((site) => !carries(site))
  const contacts = await database.sql<{ ids: string[] }>('select site_ids as ids from public.contact_duties')
  const named = contacts.flatMap(({ ids }) => ids)
  expect(named.length).toBeGreaterThan(2)
  expect(bare.length).toBeGreaterThan(5)
  expect(bare.length).toBeLessThan(open.length - 5)
  expect((await home()).sites).toEqual({
    all: sites.length,
    open: open.length,
    missing: {
      brand: bare.length,
      position: open.filter(({ lat }) => lat === null).length,
      contact: open.filter((site) => !named.includes(site.id)).length,
      hours: open.filter(({ hasHours }) => !hasHours).length,
    },
  })
  const listed = await database
    .asUser('owl')
    .query<{ id: string }>(`select id from public.site_list where status = 'open' and not carries_brand`)
  expect(listed.map((site) => site.id).toSorted()).toEqual(bare.map((site) => site.id).toSorted())
})

it('counts active groups without an owner, and prospects without an open task', async () => {
  await database.run(`${EMPTY} ${FILL}
    insert into public.tasks (title, parent_group_id, assignee_id, due_on)
      values ('Call them', ${id('0', '1')}, '${PEOPLE.owl}', private.today());
    insert into public.tasks (title, parent_group_id, assignee_id, due_on, done_at)
      values ('Called them', ${id('0', '4')}, '${PEOPLE.owl}', private.today() - 1, now())`)
  const answer = await home()
  expect(answer.groups).toEqual({ all: 7, contact: 1, owner: 1, step: 2 })
  expect(answer.tasks).toMatchObject({ counts: { overdue: 0, today: 1 }, rows: [{ title: 'Call them' }] })
  expect((await home('admin')).tasks.rows).toEqual([])
})

it('names the next version of a program until its first day begins in the zone of the program', async () => {
  const today = (zone: string) => `(now() at time zone '${zone}')::date`
  await database.run(`${EMPTY} ${FILL}
    insert into public.loyalty_programs (id, parent_group_id, name, time_zone) values
      (${id('5', '1')}, ${id('0', '1')}, 'Tomorrow in Guam', 'Pacific/Guam'),
      (${id('5', '2')}, ${id('0', '1')}, 'Today in Honolulu', 'Pacific/Honolulu'),
      (${id('5', '3')}, ${id('0', '2')}, 'Two to come', 'America/Detroit');
    set local session_replication_role = replica;
    insert into public.loyalty_versions (program_id, number, state, first_on, rules) values
      (${id('5', '1')}, 1, 'published', ${today('Pacific/Guam')} + 1, '{}'),
      (${id('5', '2')}, 1, 'published', ${today('Pacific/Honolulu')}, '{}'),
      (${id('5', '3')}, 1, 'published', ${today('America/Detroit')} + 90, '{}'),
      (${id('5', '3')}, 2, 'published', ${today('America/Detroit')} + 60, '{}'),
      (${id('5', '3')}, 3, 'draft', null, '{}');
    set local session_replication_role = origin`)
  const { loyalty } = await home()
  expect(loyalty.count).toBe(2)
  expect(loyalty.rows).toMatchObject([
    { title: 'Tomorrow in Guam', group: 'Group 1', number: 1 },
    { title: 'Two to come', number: 2 },
  ])
})

it('answers for an empty company', async () => {
  await database.run(EMPTY)
  expect(await home('project_manager')).toMatchObject({
    has: { brands: false, contacts: false, deals: false },
    deals: { running: 0, starts: { count: 0, rows: [] }, ends: { count: 0, rows: [] } },
    sites: { all: 0, open: 0 },
    groups: { all: 0, contact: 0, owner: 0, step: 0 },
    loyalty: { count: 0, rows: [] },
  })
})

it('is closed to everybody who does not look after sites', async () => {
  for (const person of ['graphic_designer', 'member'] as const) {
    expect(await database.asUser(person).attempt('select public.get_owl_home()')).toEqual({
      refused: 'PT403',
    })
  }
  expect(await database.asAnon().attempt('select public.get_owl_home()')).toEqual({ refused: '42501' })
  const mirrored = await database.asMirroring('super_admin', 'owl')
  expect(await mirrored.value('select public.get_owl_home()')).toMatchObject({ tasks: {} })
})
