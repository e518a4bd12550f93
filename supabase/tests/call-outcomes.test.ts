import { openDatabase } from './harness'

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
