import { openDatabase } from './harness'

const database = openDatabase()
const server = () => database.asServiceRole()

beforeEach(async () => {
  await database.deleteLeads()
  await database.sql(`delete from private.rate_limits`)
  await database.sql(`delete from public.jobs`)
})

/** A Tuesday, open from 9 to 5 in Detroit. */
const slot = (halfHour: number) =>
  new Date(Date.parse('2031-01-07T14:00:00Z') + halfHour * 1_800_000).toISOString()

async function createLead(email: string, status = 'new'): Promise<string> {
  return database.value(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message, status)
    values ('Ada', 'Byron', $1, 'Analytical Engines', 'A film about looms.', $2) returning id`,
    [email, status],
  )
}

let senders = 0

const book = (lead: string, startsAt: string, sender = `sender ${(senders += 1)}`) =>
  server().query('select public.book_intro_call($1, $2, $3, $4, true)', [
    lead,
    startsAt,
    'America/Chicago',
    sender,
  ])

/** Where no mail server is, nobody is asked to confirm. */
const bookWithoutMail = (lead: string, startsAt: string) =>
  server().query(`select public.book_intro_call($1, $2, 'UTC', $3)`, [
    lead,
    startsAt,
    `sender ${(senders += 1)}`,
  ])

const heldDays = (lead: string) =>
  server().query("select to_char(day, 'YYYY-MM-DD') as day from public.list_held_days($1) as day", [lead])

const confirm = async (lead: string) =>
  (await server().query('select public.confirm_intro_call($1) as kept', [lead]))[0]?.kept

const call = async (lead: string) =>
  (
    await database.sql(
      `select status, expires_at is not null as waits, confirmed_at is not null as confirmed,
        extract(epoch from expires_at - created_at)::integer as seconds
      from public.intro_calls where submission_id = $1 order by sequence desc limit 1`,
      [lead],
    )
  )[0]

const letters = async () =>
  (await database.sql('select kind from public.outbox_messages order by kind')).map(({ kind }) => kind)

const stage = (lead: string) =>
  database.value('select status from public.contact_submissions where id = $1', [lead])

const endHour = (lead: string) =>
  database.sql(
    `update public.intro_calls set expires_at = now() - interval '1 second' where submission_id = $1 and status = 'booked'`,
    [lead],
  )

it('holds a call of an unknown address for an hour, and asks only its reader', async () => {
  const lead = await createLead('ada@example.com')
  await book(lead, slot(0))
  expect(await call(lead)).toMatchObject({ status: 'booked', waits: true, seconds: 3600 })
  expect(await letters()).toEqual(['call_confirmation'])
  expect(await stage(lead)).toBe('new')
  expect(await database.sql(`select kind, run_after > now() as later from public.jobs`)).toEqual([
    { kind: 'unconfirmed-calls', later: true },
  ])
})

it('keeps a confirmed call once, however often the link is pressed', async () => {
  const lead = await createLead('ada@example.com')
  await book(lead, slot(0))
  expect(await Promise.all([confirm(lead), confirm(lead)])).toEqual([true, true])
  expect(await call(lead)).toMatchObject({ status: 'booked', waits: false, confirmed: true })
  expect(await letters()).toEqual(['call_booked', 'call_booked_notice', 'call_confirmation'])
  expect(await stage(lead)).toBe('call_booked')
  await book(lead, slot(1))
  expect(await call(lead)).toMatchObject({ status: 'booked', waits: false, confirmed: true })
})

it('gives the time to the next one at once, and the late press changes nothing', async () => {
  const [late, next] = [await createLead('late@example.com'), await createLead('next@example.com')]
  await book(late, slot(0))
  await endHour(late)
  await book(next, slot(0))
  expect(await call(late)).toMatchObject({ status: 'canceled' })
  expect(await call(next)).toMatchObject({ status: 'booked', waits: true })
  expect(await confirm(late)).toBe(false)
  expect(await confirm(next)).toBe(true)
  expect(await letters()).not.toContain('call_canceled')
})

it('cancels what nobody confirmed, once, and says when the next one ends', async () => {
  const [over, waiting, kept] = [
    await createLead('a@example.com'),
    await createLead('b@example.com'),
    await createLead('c@example.com'),
  ]
  await book(over, slot(0))
  await book(waiting, slot(1))
  await book(kept, slot(2))
  await confirm(kept)
  await endHour(over)
  const work = async () => (await server().query('select public.cancel_unconfirmed_calls() as done'))[0]?.done
  expect(await work()).toMatchObject({ canceled: 1, next_in_seconds: expect.closeTo(3600, -2) })
  expect(await work()).toMatchObject({ canceled: 0 })
  expect([await call(over), await call(waiting), await call(kept)]).toMatchObject([
    { status: 'canceled' },
    { status: 'booked' },
    { status: 'booked' },
  ])
  await confirm(waiting)
  expect(await work()).toEqual({ canceled: 0, next_in_seconds: null })
})

it('gives no further hour to a call that moves', async () => {
  const lead = await createLead('ada@example.com')
  await book(lead, slot(0))
  await database.sql(`update public.intro_calls set expires_at = now() + interval '9 minutes'`)
  await book(lead, slot(3))
  expect(await call(lead)).toMatchObject({ status: 'booked', waits: true, seconds: 540 })
  await server().query('select public.cancel_intro_call($1)', [lead])
  expect(await letters()).toEqual(['call_confirmation', 'call_confirmation'])
})

/** What the sender reports when the mail server is away. */
async function failToSend(lead: string): Promise<void> {
  await database.sql(
    `update public.outbox_messages set attempts = 7, lease = id, leased_until = now() where about_id = $1`,
    [lead],
  )
  await server().query(
    `select public.mark_outbox_message_failed(id, id, 'connect ECONNREFUSED', false) from public.outbox_messages where about_id = $1`,
    [lead],
  )
}

it('waits for a letter that cannot be sent, and the letter says until when', async () => {
  const lead = await createLead('ada@example.com')
  await book(lead, slot(0))
  await failToSend(lead)
  expect(await call(lead)).toMatchObject({
    status: 'booked',
    waits: true,
    seconds: expect.closeTo(2 * 3600, -2),
  })
  expect(
    await database.sql(
      `select (message.payload ->> 'expires_at')::timestamptz = call.expires_at as same,
        call.expires_at = message.next_attempt_at + interval '1 hour' as hour
      from public.outbox_messages as message join public.intro_calls as call on call.submission_id = message.about_id`,
    ),
  ).toEqual([{ same: true, hour: true }])
})

it('waits no more than six hours for a letter, and not for one of a call that is over', async () => {
  const [lead, over] = [await createLead('ada@example.com'), await createLead('late@example.com')]
  await book(lead, slot(0))
  await database.sql(
    `update public.intro_calls set created_at = now() - interval '330 minutes', expires_at = now() + interval '5 minutes'`,
  )
  await failToSend(lead)
  expect(await call(lead)).toMatchObject({ status: 'booked', seconds: 6 * 3600 })
  await book(over, slot(1))
  await endHour(over)
  await failToSend(over)
  expect((await server().query('select public.cancel_unconfirmed_calls() as done'))[0]?.done).toMatchObject({
    canceled: 1,
  })
  expect(await call(over)).toMatchObject({ status: 'canceled' })
})

describe('does not ask', () => {
  it.each([
    [
      'a contact',
      `with person as (insert into public.contacts (first_name, last_name) values ('Ada', 'Byron') returning id)
      insert into public.contact_details (contact_id, email) select id, 'ADA+films@example.com' from person`,
    ],
    [
      'somebody whom staff answered',
      `insert into public.contact_submissions (first_name, last_name, email, business_name, message, first_answered_at)
      values ('Ada', 'Byron', 'Ada@Example.com', 'Engines', 'Looms.', now())`,
    ],
    [
      'somebody who confirmed a call before',
      `with lead as (
        insert into public.contact_submissions (first_name, last_name, email, business_name, message)
        values ('Ada', 'Byron', 'ada@example.com', 'Engines', 'Looms.') returning id
      ) insert into public.intro_calls (submission_id, starts_at, time_zone, status, confirmed_at)
      select id, '2026-01-05 15:00Z', 'UTC', 'done', now() from lead`,
    ],
  ])('%s', async (_, known) => {
    await database.sql(known)
    const lead = await createLead('ada@example.com')
    await book(lead, slot(0))
    expect(await call(lead)).toMatchObject({ status: 'booked', waits: false })
    await database.sql(
      `delete from public.contacts where id in (select contact_id from public.contact_details where lower(email) = 'ada@example.com')`,
    )
  })

  it('where letters are kept', async () => {
    const lead = await createLead('ada@example.com')
    await server().query(`select public.book_intro_call($1, $2, 'UTC')`, [lead, slot(0)])
    expect(await call(lead)).toMatchObject({ status: 'booked', waits: false })
  })
})

it('takes five new calls a day from an address of the network', async () => {
  for (let number = 0; number < 5; number += 1) {
    const lead = await createLead(`${number}@example.com`)
    await book(lead, slot(number), 'office')
    await confirm(lead)
  }
  const sixth = await createLead('sixth@example.com')
  await expect(book(sixth, slot(6), 'office')).rejects.toMatchObject({ code: 'PT429' })
  await book(sixth, slot(6), 'home')
})

it('takes two calls of a mailbox, also under its other names', async () => {
  const names = ['ada@example.com', 'Ada+films@example.com', 'ada+looms@example.com']
  const [first = '', second = '', third = ''] = await Promise.all(names.map((name) => createLead(name)))
  await book(first, slot(0))
  await book(second, slot(1))
  await expect(book(third, slot(2))).rejects.toMatchObject({ code: 'PT429' })
  await endHour(first)
  await book(third, slot(2))
})

describe.each([
  ['that wait for a letter', (lead: string, startsAt: string) => book(lead, startsAt)],
  ['where no mail server asks', bookWithoutMail],
])('calls of unknown addresses %s', (_, bookCall) => {
  const createLeads = (count: number) =>
    Promise.all(Array.from({ length: count }, (__, number) => createLead(`n${number}@example.com`)))

  it('hold half of a day, until staff or the person vouch for one', async () => {
    const leads = await createLeads(9)
    const last = leads.pop() ?? ''
    const [first = '', second = ''] = leads
    for (const [number, lead] of leads.entries()) await bookCall(lead, slot(number))
    await expect(bookCall(last, slot(10))).rejects.toMatchObject({ code: 'PT409' })
    expect([await heldDays(last), await heldDays(first)]).toEqual([[{ day: '2031-01-07' }], []])
    await bookCall(first, slot(11))
    await database.sql('update public.contact_submissions set first_answered_at = now() where id = $1', [
      second,
    ])
    expect(await heldDays(last)).toEqual([])
    await bookCall(last, slot(10))
  })

  it('leave the other half to people who are known', async () => {
    for (const [number, lead] of (await createLeads(8)).entries()) await bookCall(lead, slot(number))
    const known = await createLead('known@example.com')
    await database.sql('update public.contact_submissions set first_answered_at = now() where id = $1', [
      known,
    ])
    expect(await heldDays(known)).toEqual([])
    await bookCall(known, slot(12))
    expect(await call(known)).toMatchObject({ status: 'booked', waits: false })
  })

  it('hold one half hour of a day of half an hour', async () => {
    await database.sql(`update public.company_hours set opens = '09:00', closes = '09:30' where weekday = 2`)
    const [one = '', other = ''] = await createLeads(2)
    await bookCall(one, slot(0))
    await expect(bookCall(other, slot(1))).rejects.toMatchObject({ code: 'PT409' })
    await bookCall(other, slot(48))
  })
})

it('counts a call no more that a letter or staff confirmed', async () => {
  const leads = await Promise.all(
    Array.from({ length: 9 }, (_, number) => createLead(`n${number}@example.com`)),
  )
  const last = leads.pop() ?? ''
  for (const [number, lead] of leads.entries()) await book(lead, slot(number))
  await confirm(leads[0] ?? '')
  await book(last, slot(10))
})

it('sends a mailbox six letters a day because of forms', async () => {
  const submit = (number: number) =>
    server().query(`select public.submit_contact($1, gen_random_uuid(), $2)`, [
      {
        first_name: 'Ada',
        last_name: 'Byron',
        email: `ada+${number}@example.com`,
        business_name: 'Engines',
        message: 'Looms.',
      },
      `address ${number}`,
    ])
  for (let number = 0; number < 8; number += 1) await submit(number)
  const sent = await letters()
  expect(sent.filter((kind) => kind === 'contact_received')).toHaveLength(6)
  expect(sent.filter((kind) => kind === 'contact_notice')).toHaveLength(8)
  const lead = await createLead('ada@example.com')
  await expect(book(lead, slot(0))).rejects.toMatchObject({ code: 'PT429' })
})

it('lets staff keep a call, owls and admins alone, and not while mirroring', async () => {
  const lead = await createLead('ada@example.com')
  await book(lead, slot(0))
  const id = await database.value('select id from public.intro_calls where submission_id = $1', [lead])
  const keep = (session = database.asUser('admin')) =>
    session.query('select public.keep_unconfirmed_call($1)', [id])
  await expect(keep(database.asUser('graphic_designer'))).rejects.toMatchObject({ code: 'PT403' })
  await expect(keep(database.asAnon())).rejects.toMatchObject({ code: '42501' })
  await expect(keep(await database.asMirroring('super_admin', 'admin'))).rejects.toMatchObject({
    code: 'PT403',
  })
  const [calendar] = await database
    .asUser('owl')
    .query(`select public.list_calendar('2031-01-06', '2031-01-12', '{call}') -> 'entries' as entries`)
  expect(calendar?.entries).toMatchObject([{ state: 'unconfirmed', expiresAt: expect.any(String) }])
  const shown = await database
    .asUser('admin')
    .query(
      `select status, expires_at is not null as waits from public.search_calls(with_status => 'unconfirmed')`,
    )
  expect(shown).toEqual([{ status: 'booked', waits: true }])
  await keep()
  expect(await call(lead)).toMatchObject({ status: 'booked', waits: false, confirmed: true })
  expect(await letters()).toEqual(['call_booked', 'call_booked_notice', 'call_confirmation'])
  await expect(keep()).rejects.toMatchObject({ code: 'PT409' })
})

it('does not keep the call of a lead that staff have put away', async () => {
  const lead = await createLead('ada@example.com')
  await book(lead, slot(0))
  await database.sql(`update public.contact_submissions set status = 'spam' where id = $1`, [lead])
  expect(await confirm(lead)).toBe(false)
})
