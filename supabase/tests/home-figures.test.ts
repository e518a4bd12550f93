import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

type Week = { week: string; leads: number; added: number; approved: number }
type Steps = Record<'new' | 'contacted' | 'call_booked' | 'quoted' | 'won', number>

const homeOf = <Home>(person: Person, name: 'super_admin' | 'manager' | 'crm') =>
  database.asUser(person).value<Home>(`select public.get_${name}_home()`) as Promise<Home>

const superAdminHome = () =>
  homeOf<{ leadWeeks: Week[]; adWeeks: Week[]; leadSteps: Steps }>('super_admin', 'super_admin')

const addLead = (status: string, age: string) =>
  database.value<string>(`
    insert into public.contact_submissions (first_name, last_name, email, business_name, message, status, created_at)
    values ('Nora', 'Lund', 'nora@example.com', 'Lund', 'A film', '${status}', now() - interval '${age}')
    returning id`)

it('counts how far leads of the last 90 days came, lost ones as far as they once were', async () => {
  const { leadSteps: before } = await superAdminHome()
  for (const status of ['new', 'contacted', 'quoted', 'won', 'held', 'spam', 'lost'])
    await addLead(status, '1 day')
  await addLead('won', '91 days')
  const lost = await addLead('call_booked', '2 days')
  await database.run(
    `update public.contact_submissions set status = 'lost', lost_reason = 'price' where id = '${lost}'`,
  )
  const { leadSteps: after } = await superAdminHome()
  const added = Object.fromEntries(
    Object.entries(after).map(([step, count]) => [step, count - before[step as keyof Steps]]),
  )
  expect(added).toEqual({ new: 6, contacted: 4, call_booked: 3, quoted: 2, won: 1 })

  const crm = await homeOf<{ leadSteps: Steps }>('owl', 'crm')
  expect(crm.leadSteps).toEqual(after)
  const manager = await homeOf<{ leadSteps: Steps | null }>('project_manager', 'crm')
  expect(manager.leadSteps).toBeNull()
})

it('counts twelve weeks from Monday, the present one last', async () => {
  const { leadWeeks: before } = await superAdminHome()
  await addLead('new', '0 days')
  await addLead('spam', '0 days')
  await addLead('new', '7 days')
  await addLead('new', '85 days')
  const { leadWeeks, adWeeks } = await superAdminHome()
  expect(leadWeeks.map(({ leads }, at) => leads - (before[at]?.leads ?? 0))).toEqual([
    ...Array(10).fill(0),
    1,
    1,
  ])
  const monday = await database.value<string>(
    `select date_trunc('week', private.today()::timestamp)::date::text`,
  )
  expect(leadWeeks.map(({ week }) => week).at(-1)).toBe(monday)
  expect(adWeeks).toHaveLength(12)
})

it('counts ads that were added and approved, and not those that were reopened', async () => {
  const of = async () => (await homeOf<{ adWeeks: Week[] }>('project_manager', 'manager')).adWeeks.at(-1)
  const before = await of()
  await database.run(`
    insert into public.ads (id, ad_group_id, title)
    select ('f8000000-0000-4000-8000-00000000000' || n)::uuid, (select id from public.ad_groups limit 1), 'Ad ' || n
    from generate_series(1, 3) as n;
    insert into public.ad_approvals (ad_id, author_name, static_sha256, reopened_at)
    select ('f8000000-0000-4000-8000-00000000000' || n)::uuid, 'Maren', repeat(version, 64), case when n = 2 then now() end
    from (values (1, 'a'), (1, 'b'), (2, 'a')) as approved (n, version);`)
  const after = await of()
  expect([
    (after?.added ?? 0) - (before?.added ?? 0),
    (after?.approved ?? 0) - (before?.approved ?? 0),
  ]).toEqual([3, 1])
})
