import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()
beforeEach(database.deleteLeads)

const LEAD = 'f1000000-0000-4000-8000-000000000001'

beforeEach(() =>
  database.run(`
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message, phone_number)
    values ('${LEAD}', 'Ada', 'Byron', 'Ada@Looms.example', 'Looms & Co', 'A film about looms.', '555 0100')`),
)

const update = (change: string, who: Person = 'owl') =>
  database.asUser(who).query(`update public.contact_submissions set ${change} where id = '${LEAD}'`)

type Change = {
  id: number
  actor_name: string | null
  by_staff: boolean
  changed_values: Record<string, [unknown, unknown]>
}

const history = (who: Person = 'owl') =>
  database.asUser(who).query<Change>('select * from public.list_lead_history($1)', [LEAD])

const undo = async (entry: number, who: Person = 'owl') =>
  database.asUser(who).value<string[]>('select public.undo_lead_change($1, $2)', [LEAD, entry])

const lead = async () =>
  (await database.sql(`select * from public.contact_submissions where id = '${LEAD}'`))[0]

it('keeps what each sales field was and is, and who changed it', async () => {
  await update(`next_step = 'Call her', value_cents = 5000`)
  await update(`status = 'lost', lost_reason = 'price'`, 'admin')
  const [lost, step] = await history()
  expect(step).toMatchObject({
    by_staff: true,
    changed_values: { next_step: [null, 'Call her'], value_cents: [null, 5000] },
  })
  expect(lost?.changed_values).toMatchObject({ status: ['new', 'lost'], lost_reason: [null, 'price'] })
  expect(lost?.actor_name).not.toBe(step?.actor_name)
})

it('says so when the website changed something', async () => {
  await database.sql(`select private.move_lead_to_stage('${LEAD}', 'call_booked')`)
  expect(await history()).toMatchObject([
    { by_staff: false, changed_values: { status: ['new', 'call_booked'] } },
  ])
})

it('does not keep drags, and the audit log holds no next step', async () => {
  await update(`next_step = 'Call Ada at 555 0100'`)
  await database.asUser('owl').query(`select public.place_lead('${LEAD}', 'new', 'new')`)
  expect(await history()).toHaveLength(1)
  const log = await database.sql(`select changed_values::text as kept from private.audit_entries`)
  expect(JSON.stringify(log)).not.toContain('555 0100')
})

it('undoes a change with all that followed from it', async () => {
  await update(`status = 'lost', lost_reason = 'price', lost_note = 'Too dear'`)
  const [entry] = await history()
  expect(await undo(entry?.id ?? 0, 'admin')).toEqual([])
  expect(await lead()).toMatchObject({
    status: 'new',
    lost_reason: null,
    lost_note: null,
    first_answered_at: null,
  })
  const [undone] = await history()
  await undo(undone?.id ?? 0)
  expect(await lead()).toMatchObject({ status: 'lost', lost_reason: 'price', lost_note: 'Too dear' })
})

it('names what was changed again since, and then writes nothing', async () => {
  await update(`value_cents = 100, next_step = 'Call'`)
  const [entry] = await history()
  await update(`value_cents = 200`)
  expect(await undo(entry?.id ?? 0)).toEqual(['value_cents'])
  expect(await lead()).toMatchObject({ value_cents: 200, next_step: 'Call' })
})

it('refuses those who may not, and changes of another lead', async () => {
  await update(`value_cents = 100`)
  const [entry] = await history()
  const call = (session: ReturnType<typeof database.asUser>, id = LEAD) =>
    session.attempt('select public.undo_lead_change($1, $2)', [id, entry?.id])
  expect(await call(database.asUser('project_manager'))).toEqual({ refused: 'PT403' })
  expect(await call(await database.asMirroring('super_admin', 'owl'))).toEqual({ refused: 'PT403' })
  expect(await call(database.asUser('owl'), PEOPLE.member)).toEqual({ refused: 'PT404' })
  expect(
    await database.asUser('graphic_designer').attempt('select * from public.list_lead_history($1)', [LEAD]),
  ).toEqual({ refused: 'PT403' })
})

it('is deleted with the lead', async () => {
  await update(`value_cents = 100`)
  await database.asUser('super_admin').query(`delete from public.contact_submissions where id = '${LEAD}'`)
  expect(await database.sql('select * from private.lead_changes')).toEqual([])
})

describe('the same person or company', () => {
  type Match = { kind: string; label: string; reason: string }
  const matches = async (who: Person = 'owl') =>
    (await database.asUser(who).query<Match>('select * from public.find_lead_matches($1)', [LEAD])).map(
      ({ kind, label, reason }) => `${kind} ${label} ${reason}`,
    )

  const other = (email: string, name: string) => `insert into public.contact_submissions
    (first_name, last_name, email, business_name, message) values ('${name}', 'X', '${email}', 'Y', 'Z');`

  it('is found by e-mail, domain, website and name', async () => {
    await database.run(`
      ${other('ada@looms.example', 'Same')} ${other('bea@looms.example', 'Colleague')} ${other('c@mills.example', 'Else')}
      insert into public.clients (id, name, website) values
        ('c1000000-0000-4000-8000-000000000001', 'looms & co', null),
        ('c1000000-0000-4000-8000-000000000002', 'Weavers', 'https://www.looms.example/about'),
        ('c1000000-0000-4000-8000-000000000003', 'Mills', 'https://mills.example');
      insert into public.contacts (id, first_name, last_name) values
        ('e1000000-0000-4000-8000-000000000001', 'Ada', 'B'), ('e1000000-0000-4000-8000-000000000002', 'Bob', 'C');
      insert into public.contact_details (contact_id, email) values
        ('e1000000-0000-4000-8000-000000000001', 'ada@looms.example'),
        ('e1000000-0000-4000-8000-000000000002', 'bob@looms.example')`)
    expect((await matches()).toSorted()).toEqual([
      'client Weavers domain',
      'client looms & co name',
      'contact Ada B email',
      'contact Bob C domain',
      'lead Colleague X domain',
      'lead Same X email',
    ])
    expect(await matches('graphic_designer')).toEqual([])
  })

  it('is not found by the domain of a provider', async () => {
    await database.run(
      `update public.contact_submissions set email = 'ada@gmail.com'; ${other('bea@gmail.com', 'Else')}`,
    )
    expect(await matches()).toEqual([])
  })
})

describe('client and contact of a lead', () => {
  const add = (who: Person) => database.asUser(who).attempt('select public.add_records_of_lead($1)', [LEAD])
  const linked = () =>
    database.sql(`select client.name, contact.first_name, details.email, details.phone
      from public.contact_submissions as lead
      left join public.clients as client on client.id = lead.client_id
      left join public.contacts as contact on contact.id = lead.contact_id
      left join public.contact_details as details on details.contact_id = contact.id
      where lead.id = '${LEAD}'`)

  it('are added once by an admin', async () => {
    for (let time = 0; time < 2; time++) expect(await add('admin')).toEqual({ count: 1 })
    expect(await linked()).toEqual([
      { name: 'Looms & Co', first_name: 'Ada', email: 'Ada@Looms.example', phone: '555 0100' },
    ])
    expect(
      await database.value(`select count(*)::integer from public.contacts where first_name = 'Ada'`),
    ).toBe(1)
  })

  it('are linked where they are known, and an owl adds no client', async () => {
    expect(await add('owl')).toEqual({ count: 1 })
    expect(await linked()).toMatchObject([{ name: null, first_name: 'Ada' }])
    await database.run(`insert into public.clients (name) values ('LOOMS & CO')`)
    expect(await add('owl')).toEqual({ count: 1 })
    expect(await linked()).toMatchObject([{ name: 'LOOMS & CO', first_name: 'Ada' }])
  })

  it('are for owls and admins', async () => {
    expect(await add('project_manager')).toEqual({ refused: 'PT404' })
    expect(await add('graphic_designer')).toEqual({ refused: 'PT404' })
  })

  it('go with the client when it is merged, and come back', async () => {
    await add('admin')
    const client = await database.value<string>(
      `select client_id from public.contact_submissions where id = '${LEAD}'`,
    )
    const into = 'c0000000-0000-4000-8000-000000000001'
    const owner = database.asUser('super_admin')
    await owner.query('select * from public.merge_clients($1, $2, false)', [client, into])
    expect(await lead()).toMatchObject({ client_id: into })
    await owner.query(`insert into public.clients (id, name) values ($1, 'Looms & Co')`, [client])
    expect(await lead()).toMatchObject({ client_id: client })
  })
})

describe('the timeline', () => {
  type Entry = { kind: string; actor_name: string | null; facts: Record<string, unknown>; total: number }
  const timeline = (order = true) =>
    database.asUser('owl').query<Entry>('select * from public.list_lead_timeline($1, $2)', [LEAD, order])

  it('holds request, stages, calls, mails, notes and tasks in one order', async () => {
    const owl = database.asUser('owl')
    await database.run(`
      insert into public.intro_calls (submission_id, starts_at, time_zone, created_at)
      values ('${LEAD}', '2026-01-05 15:00Z', 'America/Detroit', now() + interval '1 second');
      insert into public.outbox_messages (kind, recipient, about_id, payload, created_at)
      values ('contact_received', 'ada@looms.example', '${LEAD}', '{}', now() + interval '2 seconds')`)
    await owl.query(`update public.intro_calls set status = 'done'`)
    await owl.query(`insert into public.notes (body, lead_id, author_id) values ('Likes looms', $1, $2)`, [
      LEAD,
      PEOPLE.owl,
    ])
    await owl.query(`insert into public.tasks (title, lead_id) values ('Send samples', $1)`, [LEAD])
    await owl.query(`update public.tasks set done_at = now()`)
    await update(`status = 'lost', lost_reason = 'price'`)
    const kinds = (await timeline()).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([
      'call_booked',
      'call_done',
      'mail',
      'note',
      'request',
      'stage',
      'stage',
      'task_added',
      'task_done',
    ])
    expect(kinds.slice(0, 2)).toEqual(['mail', 'call_booked'])
    expect((await timeline(false)).map(({ kind }) => kind)[0]).toBe('call_done')
    const lost = (await timeline()).find(({ facts }) => facts.to === 'lost')
    expect(lost).toMatchObject({ actor_name: expect.any(String), total: 9, facts: { reason: 'price' } })
  })

  it('names mails without their text, and is for owls and admins', async () => {
    await database.run(`
      insert into public.outbox_messages (kind, about_id, payload) values ('contact_notice', '${LEAD}', '{"message": "secret"}')`)
    expect(JSON.stringify(await timeline())).not.toContain('secret')
    expect(
      await database.asUser('project_manager').attempt('select * from public.list_lead_timeline($1)', [LEAD]),
    ).toEqual({ refused: 'PT403' })
  })
})
