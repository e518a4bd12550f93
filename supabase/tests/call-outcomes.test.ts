import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const PAST = '2026-01-05T15:00:00Z'
const TO_COME = '2031-01-07T17:00:00Z'

async function createCall(startsAt: string, status = 'booked', leadStatus = 'new'): Promise<string> {
  const lead = await database.value(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message, status)
    values ('Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.', $1) returning id`,
    [leadStatus],
  )
  return database.value(
    `insert into public.intro_calls (submission_id, starts_at, time_zone, status)
    values ($1, $2, 'America/Chicago', $3) returning id`,
    [lead, startsAt, status],
  )
}

const settle = (id: string, status: string) =>
  database.asUser('admin').attempt('update public.intro_calls set status = $2 where id = $1', [id, status])

const mails = () => database.sql('select kind, recipient from public.outbox_messages order by kind')

it.each([
  ['booked', 'done'],
  ['booked', 'missed'],
  ['done', 'missed'],
  ['missed', 'done'],
])('a call that is over goes from %s to %s, and nobody is written to', async (from, to) => {
  expect(await settle(await createCall(PAST, from), to)).toEqual({ count: 1 })
  expect(await mails()).toEqual([])
})

it.each([
  [PAST, 'booked', 'canceled'],
  [PAST, 'canceled', 'done'],
  [PAST, 'moved', 'booked'],
  [TO_COME, 'booked', 'done'],
  [TO_COME, 'booked', 'moved'],
  [TO_COME, 'canceled', 'booked'],
])('a call of %s does not go from %s to %s', async (startsAt, from, to) => {
  expect(await settle(await createCall(startsAt, from), to)).toEqual({ refused: 'PT409' })
})

it('a call that staff cancel is cancelled for both sides, and its time is free', async () => {
  expect(await settle(await createCall(TO_COME), 'canceled')).toEqual({ count: 1 })
  expect(await mails()).toEqual([
    { kind: 'call_canceled', recipient: 'ada@example.com' },
    { kind: 'call_canceled_notice', recipient: null },
  ])
  await createCall(TO_COME)
})

it('a doubtful lead gets no mail', async () => {
  await settle(await createCall(TO_COME, 'booked', 'spam'), 'canceled')
  expect(await mails()).toEqual([{ kind: 'call_canceled_notice', recipient: null }])
})

type Outcome = { call_id: string; was: string | null; outcome: string }

const SOON = `now() + interval '1 hour'`
const setMany = (ids: string[], status: string, who: Person = 'admin', asOf = SOON) =>
  database.asUser(who).query<Outcome>(`select * from public.set_calls_status($1, $2, ${asOf})`, [ids, status])
const outcomesOf = (ids: string[], rows: Outcome[]) =>
  ids.map((id) => rows.find((row) => row.call_id === id)?.outcome)
const undoMany = async (rows: Outcome[], became: string, who: Person = 'admin') =>
  database
    .asUser(who)
    .query<Outcome>('select * from public.undo_call_statuses($1, $2, $3)', [
      rows.map((row) => row.call_id),
      rows.map((row) => row.was ?? ''),
      became,
    ])
const statuses = async (ids: string[]) => {
  const rows = await database.sql<{ id: string; status: string }>('select id, status from public.intro_calls')
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const leadOf = async (call: string) => {
  const [lead] = await database.sql<{ status: string; answered: string | null; due: string }>(
    `select lead.status, lead.first_answered_at::text as answered, lead.answer_due_at::text as due
    from public.contact_submissions as lead join public.intro_calls as call on call.submission_id = lead.id where call.id = $1`,
    [call],
  )
  return lead
}

describe('many calls', () => {
  it('get an outcome, with what came of each', async () => {
    const ids = [
      await createCall(PAST),
      await createCall('2026-01-06T15:00:00Z', 'missed'),
      await createCall('2026-01-07T15:00:00Z', 'done'),
      await createCall('2026-01-08T15:00:00Z', 'canceled'),
      await createCall(TO_COME),
    ]
    expect(outcomesOf(ids, await setMany(ids, 'done'))).toEqual([
      'done',
      'done',
      'unchanged',
      'not_next',
      'not_begun',
    ])
    expect(await mails()).toEqual([])
    expect(await statuses(ids)).toEqual(['done', 'done', 'done', 'canceled', 'booked'])
  })

  it('are called off with a mail to each, but not those that have begun', async () => {
    const ids = [await createCall(TO_COME), await createCall('2031-01-08T17:00:00Z'), await createCall(PAST)]
    expect(outcomesOf(ids, await setMany(ids, 'canceled'))).toEqual(['done', 'done', 'begun'])
    expect(await mails()).toHaveLength(4)
    const [first] = await setMany(ids.slice(0, 1), 'canceled')
    expect(first?.outcome).toBe('unchanged')
    const undone = await undoMany([{ call_id: ids[0] ?? '', was: 'booked', outcome: '' }], 'canceled')
    expect(undone).toMatchObject([{ outcome: 'refused' }])
  })

  it('are as before after an undo, and so are their leads', async () => {
    const ids = [await createCall(PAST), await createCall('2026-01-06T15:00:00Z', 'missed')]
    const before = await Promise.all(ids.map(leadOf))
    const changed = await setMany(ids, 'done')
    expect(await leadOf(ids[0] ?? '')).toMatchObject({
      answered: expect.stringMatching(/^2026-01-05/) as string,
    })
    expect(await undoMany(changed, 'done')).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
    expect(await statuses(ids)).toEqual(['booked', 'missed'])
    expect(await Promise.all(ids.map(leadOf))).toEqual(before)
    expect(await undoMany(changed, 'done')).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }])
  })

  it('stay when their lead has booked another one since', async () => {
    const id = await createCall(PAST)
    const changed = await setMany([id], 'missed')
    await database.sql(
      `insert into public.intro_calls (submission_id, starts_at, time_zone)
      select submission_id, $2, 'America/Chicago' from public.intro_calls where id = $1`,
      [id, TO_COME],
    )
    expect(await undoMany(changed, 'missed')).toMatchObject([{ outcome: 'changed' }])
    expect(await statuses([id])).toEqual(['missed'])
  })

  it('stay when somebody has changed them since the list was read', async () => {
    const id = await createCall(PAST)
    expect(await setMany([id], 'done', 'admin', `now() - interval '1 second'`)).toMatchObject([
      { outcome: 'changed' },
    ])
    expect(await statuses([id])).toEqual(['booked'])
  })

  it('are not for others, nor for read-only mirroring', async () => {
    const id = await createCall(PAST)
    for (const who of ['project_manager', 'graphic_designer', 'member'] as const) {
      expect(await setMany([id], 'done', who)).toMatchObject([{ outcome: 'refused' }])
    }
    const mirroring = await database.asMirroring('super_admin', 'admin')
    const set = `select outcome from public.set_calls_status($1, 'done', ${SOON})`
    expect(await mirroring.query(set, [[id]])).toEqual([{ outcome: 'refused' }])
    const changed = await setMany([id], 'done')
    expect(await undoMany(changed, 'done', 'project_manager')).toMatchObject([{ outcome: 'refused' }])
    expect(await statuses([id])).toEqual(['done'])
  })
})
