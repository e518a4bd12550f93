import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const addLead = (status = 'new', email = 'ada@example.com') =>
  database.value<string>(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message, status, lost_reason, created_at)
    values ('Ada', 'Byron', $1, 'Engines', 'A film about looms.', $2, case $2 when 'lost' then 'price' end, now() - interval '2 hours')
    returning id`,
    [email, status],
  )

type Lead = {
  status: string
  lost_reason: string | null
  answered: boolean
  hours_left: number
  owner_id: string | null
}

const read = async (id: string) => {
  const [lead] = await database.sql<Lead>(
    `select status, lost_reason, first_answered_at is not null as answered, owner_id,
      round(extract(epoch from answer_due_at - created_at) / 3600)::integer as hours_left
    from public.contact_submissions where id = $1`,
    [id],
  )
  return lead
}

const moveTo = (id: string, stage: string) =>
  database.sql('select private.move_lead_to_stage($1, $2)', [id, stage])

const update = (who: Person, id: string, change: string) =>
  database.asUser(who).attempt(`update public.contact_submissions set ${change} where id = $1`, [id])

it.each([
  ['new', 'call_booked', 'call_booked'],
  ['new', 'quoted', 'quoted'],
  ['contacted', 'call_booked', 'call_booked'],
  ['quoted', 'call_booked', 'quoted'],
  ['quoted', 'won', 'won'],
  ['won', 'quoted', 'won'],
  ['lost', 'quoted', 'lost'],
  ['lost', 'won', 'won'],
  ['held', 'call_booked', 'held'],
  ['spam', 'won', 'spam'],
])('what happens moves a lead from %s to %s: then it is %s', async (from, stage, after) => {
  const id = await addLead(from)
  await moveTo(id, stage)
  expect(await read(id)).toMatchObject({
    status: after,
    lost_reason: after === 'lost' ? 'price' : null,
    answered: false,
  })
})

it.each(['held', 'spam', 'lost', 'nothing', null])('nothing moves a lead to %s', async (stage) => {
  const id = await addLead()
  await expect(database.sql('select private.move_lead_to_stage($1, $2)', [id, stage])).rejects.toMatchObject({
    code: 'PT422',
  })
})

it.each(['owl', 'admin', 'super_admin'] as const)('a %s writes the sales fields', async (who) => {
  const id = await addLead()
  const change = `status = 'contacted', owner_id = '${PEOPLE.owl}', next_step = 'Call', next_step_on = '2026-12-01',
    value_cents = 250000`
  expect(await update(who, id, change)).toEqual({ count: 1 })
  expect(await read(id)).toMatchObject({ status: 'contacted', owner_id: PEOPLE.owl, answered: true })
})

it.each([
  `message = 'Nicer'`,
  `email = 'b@example.com'`,
  `first_answered_at = now()`,
  `answer_due_at = now()`,
  `stage_changed_at = '2026-01-01'`,
])('nobody writes %s', async (change) => {
  const id = await addLead()
  expect(await update('super_admin', id, change)).toEqual({ refused: 'PT403' })
})

it.each(['project_manager', 'graphic_designer', 'member'] as const)(
  'a %s neither reads nor writes leads',
  async (who) => {
    const id = await addLead()
    expect(await update(who, id, `status = 'won'`)).toEqual({ count: 0 })
    expect(await database.asUser(who).attempt('select * from public.contact_submissions')).toEqual({
      count: 0,
    })
    expect(await database.asUser(who).attempt('select * from public.list_lead_owners()')).toEqual({
      refused: 'PT403',
    })
  },
)

it('looking as an owl without changes writes nothing', async () => {
  const id = await addLead()
  const looking = await database.asMirroring('super_admin', 'owl')
  expect(await looking.attempt(`update public.contact_submissions set status = 'won'`)).toEqual({ count: 0 })
  expect(await read(id)).toMatchObject({ status: 'new' })
  expect(await looking.attempt('select * from public.list_lead_owners()')).toMatchObject({
    count: expect.any(Number),
  })
})

it('a lost lead has a reason, and loses it when it is open again', async () => {
  const id = await addLead()
  expect(await update('owl', id, `status = 'lost'`)).toEqual({ refused: 'PT422' })
  expect(await update('owl', id, `status = 'lost', lost_reason = 'price', lost_note = 'Too dear'`)).toEqual({
    count: 1,
  })
  expect(await read(id)).toMatchObject({ status: 'lost', lost_reason: 'price' })
  expect(await update('owl', id, `status = 'contacted'`)).toEqual({ count: 1 })
  expect(await read(id)).toMatchObject({ status: 'contacted', lost_reason: null })
})

it('only owls and admins own leads', async () => {
  const id = await addLead()
  for (const person of ['graphic_designer', 'project_manager'] as const) {
    expect(await update('admin', id, `owner_id = '${PEOPLE[person]}'`)).toEqual({ refused: 'PT422' })
  }
  expect(await update('admin', id, `owner_id = '${PEOPLE.admin}'`)).toEqual({ count: 1 })
})

it('releasing a held lead and marking spam are no answers', async () => {
  const id = await addLead('held')
  await update('owl', id, `status = 'new'`)
  await update('owl', id, `status = 'spam'`)
  expect(await read(id)).toMatchObject({ status: 'spam', answered: false })
})

describe('a call', () => {
  const book = (lead: string, startsAt: string) =>
    database.value<string>(
      `insert into public.intro_calls (submission_id, starts_at, time_zone)
      values ($1, date_trunc('day', now()) + $2::interval, 'America/Detroit') returning id`,
      [lead, startsAt],
    )

  it('moves the lead, and is the answer that it waits for', async () => {
    const id = await addLead()
    await book(id, '3 days')
    const lead = await read(id)
    expect(lead).toMatchObject({ status: 'call_booked', answered: false })
    expect(lead?.hours_left).toBeGreaterThan(24)
  })

  it('is the first answer once it took place', async () => {
    const id = await addLead()
    const call = await book(id, '-1 day')
    await database.asUser('owl').query(`update public.intro_calls set status = 'done' where id = $1`, [call])
    expect(await read(id)).toMatchObject({ answered: true })
    await database
      .asUser('owl')
      .query(`update public.intro_calls set status = 'missed' where id = $1`, [call])
    expect(await read(id)).toMatchObject({ answered: false, hours_left: 24 })
  })

  it('that is canceled leaves the promise of 24 hours', async () => {
    const id = await addLead()
    const call = await book(id, '3 days')
    await database
      .asUser('admin')
      .query(`update public.intro_calls set status = 'canceled' where id = $1`, [call])
    expect(await read(id)).toMatchObject({ status: 'call_booked', hours_left: 24 })
  })
})

it('the list of possible owners holds active owls and admins', async () => {
  const people = await database
    .asUser('owl')
    .query<{ id: string }>('select id from public.list_lead_owners() where may_own')
  expect(people.map(({ id }) => id).toSorted()).toEqual(
    [PEOPLE.owl, PEOPLE.admin, PEOPLE.super_admin].toSorted(),
  )
})
