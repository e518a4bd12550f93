import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()
beforeEach(database.deleteLeads)

const NOON = '2031-01-07T17:00:00Z'
const HALF_PAST = '2031-01-07T17:30:00Z'

async function createLead(name: string, status = 'new'): Promise<string> {
  return database.value(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message, status)
    values ($1, 'Byron', $1 || '@example.com', 'Analytical Engines', 'A film about looms.', $2) returning id`,
    [name, status],
  )
}

const book = (lead: string, startsAt = NOON, session: Session = database.asServiceRole()) =>
  session.query('select public.book_intro_call($1, $2, $3)', [lead, startsAt, 'America/Chicago'])

const cancel = (lead: string, session: Session = database.asServiceRole()) =>
  session.query('select public.cancel_intro_call($1)', [lead])

const calls = () =>
  database.sql(
    `select submission_id as lead, starts_at, status, sequence from public.intro_calls order by created_at, sequence`,
  )

const mails = () =>
  database.sql<{ kind: string; recipient: string | null; payload: Record<string, unknown> }>(
    `select kind, recipient, payload from public.outbox_messages order by kind`,
  )

it('books a call and writes to the lead and to the staff', async () => {
  const lead = await createLead('Ada')
  await book(lead)
  expect(await calls()).toMatchObject([{ lead, starts_at: new Date(NOON), status: 'booked', sequence: 0 }])
  const [toLead, toStaff] = await mails()
  expect(toLead).toMatchObject({
    kind: 'call_booked',
    recipient: 'Ada@example.com',
    payload: { first_name: 'Ada', time_zone: 'America/Chicago', sequence: 0, moved_from: null },
  })
  expect(Object.keys(toLead?.payload ?? {})).not.toContain('email')
  expect(toStaff).toMatchObject({
    kind: 'call_booked_notice',
    recipient: null,
    payload: { business_name: 'Analytical Engines', email: 'Ada@example.com' },
  })
})

it('gives a time to one lead only and keeps the bookings of others', async () => {
  const [winner, loser] = [await createLead('Ada'), await createLead('Grace')]
  await book(winner)
  await book(loser, HALF_PAST)
  await expect(book(loser, NOON)).rejects.toMatchObject({ code: 'PT409' })
  expect(await calls()).toMatchObject([
    { lead: winner, starts_at: new Date(NOON), status: 'booked' },
    { lead: loser, starts_at: new Date(HALF_PAST), status: 'booked' },
  ])
  expect(await mails()).toHaveLength(4)
})

it('books the same time for the same lead only once', async () => {
  const lead = await createLead('Ada')
  await Promise.all([book(lead), book(lead), book(lead)])
  expect(await calls()).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

it('moves the one call of a lead, and frees its time', async () => {
  const [lead, other] = [await createLead('Ada'), await createLead('Grace')]
  await book(lead)
  await book(lead, HALF_PAST)
  await book(other, NOON)
  expect(await calls()).toMatchObject([
    { lead, starts_at: new Date(NOON), status: 'moved', sequence: 0 },
    { lead: other, starts_at: new Date(NOON), status: 'booked', sequence: 0 },
    { lead, starts_at: new Date(HALF_PAST), status: 'booked', sequence: 1 },
  ])
  const moved = (await mails()).filter(({ payload }) => payload.moved_from)
  expect(moved.map(({ kind }) => kind)).toEqual(['call_booked', 'call_booked_notice'])
})

it('cancels once, tells both sides, and frees the time', async () => {
  const [lead, other] = [await createLead('Ada'), await createLead('Grace')]
  await book(lead)
  await cancel(lead)
  await cancel(lead)
  await book(other)
  expect(await calls()).toMatchObject([
    { lead, status: 'canceled' },
    { lead: other, status: 'booked' },
  ])
  const kinds = (await mails()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.startsWith('call_canceled'))).toEqual([
    'call_canceled',
    'call_canceled_notice',
  ])
})

it('counts a call whose time has come as done when the lead books another', async () => {
  const lead = await createLead('Ada')
  await database.sql(
    `insert into public.intro_calls (submission_id, starts_at, time_zone) values ($1, '2026-01-05 15:00Z', 'UTC')`,
    [lead],
  )
  await cancel(lead)
  await book(lead)
  expect(await calls()).toMatchObject([{ status: 'done' }, { status: 'booked', sequence: 1 }])
  expect((await mails())[0]?.payload.moved_from).toBeNull()
})

describe.each(['held', 'spam'])('a lead that is %s', (status) => {
  it('takes no time from others until the staff release it', async () => {
    const [lead, other] = [await createLead('Ada', status), await createLead('Grace')]
    await expect(book(lead)).rejects.toMatchObject({ code: 'PT403' })
    await book(other)
    await database.sql(`update public.contact_submissions set status = 'new' where id = $1`, [lead])
    await book(lead, HALF_PAST)
    expect(await calls()).toMatchObject([{ lead: other }, { lead }])
  })

  it('does not move its call, may cancel it, and gets no mail', async () => {
    const lead = await createLead('Ada')
    await database.sql(
      `insert into public.intro_calls (submission_id, starts_at, time_zone) values ($1, $2, 'UTC')`,
      [lead, NOON],
    )
    await database.sql('update public.contact_submissions set status = $2 where id = $1', [lead, status])
    await expect(book(lead, HALF_PAST)).rejects.toMatchObject({ code: 'PT403' })
    await cancel(lead)
    expect(await calls()).toMatchObject([{ lead, status: 'canceled' }])
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([null])
  })
})

it.each([
  ['a time that has passed', '2026-01-05T15:00:00Z', 'PT409'],
  ['a time that is no half hour', '2031-01-07T17:10:00Z', '23514'],
])('refuses %s', async (_, startsAt, code) => {
  const lead = await createLead('Ada')
  await expect(book(lead, startsAt)).rejects.toMatchObject({ code })
  expect(await calls()).toEqual([])
})

it('refuses a lead that does not exist, and a seventh booking in an hour', async () => {
  await expect(book('f0000000-0000-4000-8000-0000000000ff')).rejects.toMatchObject({ code: 'PT404' })
  const lead = await createLead('Ada')
  for (let hour = 10; hour < 16; hour += 1) await book(lead, `2031-01-07T${hour}:00:00Z`)
  await expect(book(lead)).rejects.toMatchObject({ code: 'PT429' })
})

it('forgets the calls of a lead with the lead, and the mail about them', async () => {
  const lead = await createLead('Ada')
  await book(lead)
  await database.sql('delete from public.contact_submissions where id = $1', [lead])
  expect(await calls()).toEqual([])
  expect(await mails()).toEqual([])
})

it('can be called by the server only', async () => {
  const lead = await createLead('Ada')
  for (const session of [database.asAnon(), database.asUser('member'), database.asUser('super_admin')]) {
    await expect(book(lead, NOON, session)).rejects.toMatchObject({ code: '42501' })
    await expect(cancel(lead, session)).rejects.toMatchObject({ code: '42501' })
  }
})
