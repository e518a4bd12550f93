import { openActDesk } from './act-desk'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

// It commits: each act is a transaction of its own.
const database = openDatabase({ isShared: false })
const { commit, newestAct, restore } = openActDesk(database)

type Line = { aboutId: string; label: string }

const idsOf = (start: string) =>
  Array.from({ length: 8 }, (_, index) => `${start}9000000-0000-4000-8000-00000000000${index}`)
const LEADS = idsOf('f')
const GROUPS = idsOf('e')

beforeEach(async () => {
  await database.run(`
    delete from public.notifications;
    delete from private.handovers;
    delete from public.notification_settings;
    delete from public.outbox_messages where kind = 'notification';
    delete from public.contact_submissions where id = any ('{${LEADS.join()}}');
    delete from public.ad_groups where id = any ('{${GROUPS.join()}}');
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
      select id, 'Ada', 'Byron', 'ada@example.com', 'Looms', 'A film.' from unnest('{${LEADS.join()}}'::uuid[]) as id;
    insert into public.ad_groups (id, name, parent_group_id, product_id)
      select id, 'Group', parent_group_id, product_id
      from unnest('{${GROUPS.join()}}'::uuid[]) as id
      cross join (select parent_group_id, product_id from public.ad_groups limit 1) as any_group`)
  await commit()
})

const inbox = async (person: Person) =>
  (await database
    .asUser(person)
    .value<{ rows: Line[] }>('select public.list_notifications(true, 50)')
    .then((found) => found?.rows)) ?? []
const aboutIds = async (person: Person) => (await inbox(person)).map(({ aboutId }) => aboutId).toSorted()
const letters = () =>
  database.sql<object>(
    `select payload -> 'line' as line from public.outbox_messages where kind = 'notification'`,
  )
const handovers = () => database.value<number>('select count(*)::integer from private.handovers')
const choose = (person: Person, kind: string, delivery: string) =>
  database.sql('insert into public.notification_settings values ($1, $2, $3)', [
    PEOPLE[person],
    kind,
    delivery,
  ])

async function giveLeads(ids: string[], to: Person = 'owl', by: Person = 'admin') {
  await database.asUser(by).query('select * from public.set_leads_owner($1, $2)', [ids, PEOPLE[to]])
  await commit()
}
async function assign(ids: string[]) {
  await database
    .asUser('project_manager')
    .query('select public.assign_ad_groups($1, $2)', [ids, PEOPLE.graphic_designer])
  await commit()
}

it('tells of up to five leads one by one', async () => {
  await giveLeads(LEADS.slice(0, 5))
  expect(await aboutIds('owl')).toEqual(LEADS.slice(0, 5))
  expect(await handovers()).toBe(0)
})

it('tells of more than five leads at once, with one letter', async () => {
  await choose('owl', 'lead_assignment', 'mail')
  await giveLeads(LEADS)
  // What the person has is not given again.
  await giveLeads(LEADS)
  expect(await inbox('owl')).toMatchObject([
    {
      kind: 'lead_assignment',
      aboutKind: 'handover',
      label: '8 leads',
      list: 'leads',
      author: 'Marcus Bell',
      events: 1,
    },
  ])
  expect(await letters()).toMatchObject([{ line: { label: '8 leads', list: 'leads' } }])
})

it('tells each person of what they got, and nobody of their own act', async () => {
  await giveLeads(LEADS.slice(0, 7), 'owl', 'owl')
  expect(await inbox('owl')).toEqual([])
  await database.asUser('super_admin').query(
    `update public.contact_submissions
      set owner_id = case when id = any ($1) then $2::uuid else $3::uuid end where id = any ($4)`,
    [LEADS.slice(0, 2), PEOPLE.owl, PEOPLE.admin, LEADS],
  )
  await commit()
  // Two were the owl's already.
  expect(await inbox('owl')).toEqual([])
  expect(await inbox('admin')).toMatchObject([{ label: '6 leads' }])
})

it('tells one by one what the server gives', async () => {
  await database.sql('update public.contact_submissions set owner_id = $1 where id = any ($2)', [
    PEOPLE.owl,
    LEADS,
  ])
  expect(await inbox('owl')).toHaveLength(8)
})

it('takes back what an undo takes back, and the letter with the last one', async () => {
  await choose('owl', 'lead_assignment', 'mail')
  await giveLeads(LEADS)
  const act = await newestAct()
  const records = LEADS.slice(0, 3).map((id) => ({ table: 'contact_submissions', key: { id } }))
  expect((await restore(act, 'admin', { records })).records).toMatchObject(
    records.map(() => ({ outcome: 'done' })),
  )
  expect(await inbox('owl')).toMatchObject([{ label: '5 leads' }])
  expect(await letters()).toMatchObject([{ line: { label: '5 leads' } }])
  await restore(act, 'admin')
  expect(await inbox('owl')).toEqual([])
  expect(await letters()).toEqual([])
  expect(await handovers()).toBe(0)
})

it('tells at once, too, when the undo is undone row by row', async () => {
  await choose('graphic_designer', 'ad_assignment', 'mail')
  await assign(GROUPS)
  expect(await inbox('graphic_designer')).toMatchObject([
    { kind: 'ad_assignment', label: '8 ad groups', list: 'ad-groups' },
  ])
  await restore(await newestAct(), 'admin')
  expect(await inbox('graphic_designer')).toEqual([])
  await restore(await newestAct(), 'admin')
  expect(await inbox('graphic_designer')).toMatchObject([
    { label: '8 ad groups', events: 1, author: 'Marcus Bell' },
  ])
  expect(await letters()).toMatchObject([{ line: { label: '8 ad groups' } }])
})

it('tells one by one of a few that an undo gives back', async () => {
  await assign(GROUPS.slice(0, 2))
  await restore(await newestAct(), 'admin')
  await restore(await newestAct(), 'admin')
  expect(await aboutIds('graphic_designer')).toEqual(GROUPS.slice(0, 2))
})

it('takes back leads that the list puts back', async () => {
  await giveLeads(LEADS)
  const changes = await database
    .asUser('admin')
    .query<{ record_id: string; change_id: string }>(
      `select * from public.list_last_changes('contact_submissions', $1)`,
      [LEADS],
    )
  await database
    .asUser('admin')
    .query(`select * from public.undo_changes('contact_submissions', $1, $2)`, [
      changes.map(({ record_id: id }) => id),
      changes.map(({ change_id: id }) => id),
    ])
  expect(await inbox('owl')).toEqual([])
})

it('goes with its notification, and with the next one when nobody was told', async () => {
  await giveLeads(LEADS)
  await database.run('delete from public.notifications')
  expect(await handovers()).toBe(0)

  await choose('admin', 'lead_assignment', 'nothing')
  await giveLeads(LEADS, 'admin', 'super_admin')
  await giveLeads(LEADS, 'owl', 'super_admin')
  await giveLeads(LEADS, 'admin', 'super_admin')
  expect(await inbox('admin')).toEqual([])
  // The owl's, and the last one of the admin.
  expect(await handovers()).toBe(2)
})
