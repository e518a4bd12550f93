import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  NEXT_APPLICATION_STATUSES,
} from '../../lib/leads/statuses'
import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()

const apply = (name: string, status = 'new'): Promise<string> =>
  database.value(
    `insert into public.videographer_applications
      (first_name, last_name, email, phone, street, city, state, zip_code, about, status)
    values ($1, 'Marlow', $1 || '@example.com', '7', '1 Loom St', 'Flint', 'MI', '48502', 'I film looms.', $2)
    returning id`,
    [name, status],
  )

const decide = (id: string, from: string, to: string) =>
  database
    .asUser('admin')
    .attempt(`update public.videographer_applications set status = $3 where id = $1 and status = $2`, [
      id,
      from,
      to,
    ])

const letters = (id: string) =>
  database.sql('select kind, recipient, payload, status from public.outbox_messages where about_id = $1', [
    id,
  ])

const send = (id: string) =>
  database
    .asServiceRole()
    .query('select public.mark_outbox_message_sent(id) from public.outbox_messages where about_id = $1', [id])

it.each(['approved', 'declined'])('an application that is %s is answered once', async (decision) => {
  const id = await apply('Inez')
  expect(await decide(id, 'new', decision)).toEqual({ count: 1 })
  expect(await decide(id, decision, decision)).toEqual({ count: 1 })
  expect(await letters(id)).toEqual([
    {
      kind: `application_${decision}`,
      recipient: 'Inez@example.com',
      payload: { first_name: 'Inez' },
      status: 'waiting',
    },
  ])
})

it('of two decisions at the same time the second changes nothing', async () => {
  const id = await apply('Inez')
  expect(await decide(id, 'new', 'approved')).toEqual({ count: 1 })
  expect(await decide(id, 'new', 'declined')).toEqual({ count: 0 })
  expect(await letters(id)).toMatchObject([{ kind: 'application_approved' }])
})

it('a decision that changes before its mail is sent deletes that mail', async () => {
  const id = await apply('Inez')
  await decide(id, 'new', 'declined')
  await decide(id, 'declined', 'approved')
  expect(await letters(id)).toMatchObject([{ kind: 'application_approved' }])
})

it('a mail that was sent stays recorded, and the new one is sent too', async () => {
  const id = await apply('Inez')
  await decide(id, 'new', 'declined')
  await send(id)
  await decide(id, 'declined', 'approved')
  expect((await letters(id)).map(({ kind }) => kind).sort()).toEqual([
    'application_approved',
    'application_declined',
  ])
})

it('spam gets no answer', async () => {
  const id = await apply('Casino', 'held')
  await decide(id, 'held', 'spam')
  expect(await letters(id)).toEqual([])
})

it('tells nobody the same twice: what was taken back before its letter needs no other one', async () => {
  const id = await apply('Inez')
  await decide(id, 'new', 'approved')
  await send(id)
  await decide(id, 'approved', 'declined')
  await decide(id, 'declined', 'approved')
  expect(await letters(id)).toMatchObject([{ kind: 'application_approved', status: 'sent' }])
})

it('a letter waits five minutes before it is sent', async () => {
  const id = await apply('Inez')
  await decide(id, 'new', 'approved')
  const claim = 'select kind from public.claim_outbox_messages(50, 90) where about_id = $1'
  expect(await database.asServiceRole().query(claim, [id])).toEqual([])
  await database
    .asServiceRole()
    .query(
      `update public.outbox_messages set next_attempt_at = next_attempt_at - interval '5 minutes' where about_id = $1`,
      [id],
    )
  expect(await database.asServiceRole().query(claim, [id])).toEqual([{ kind: 'application_approved' }])
})

type Outcome = { application_id: string; name: string | null; was: string | null; outcome: string }

const SOON = `now() + interval '1 hour'`
const setMany = (ids: string[], status: string, who: Person = 'admin', asOf = SOON) =>
  database
    .asUser(who)
    .query<Outcome>(`select * from public.set_applications_status($1, $2, ${asOf})`, [ids, status])
const undoMany = async (rows: Outcome[], became: string, who: Person = 'admin') => {
  const undone = await database
    .asUser(who)
    .query<Outcome>('select * from public.undo_application_statuses($1, $2, $3)', [
      rows.map((row) => row.application_id),
      rows.map((row) => row.was ?? ''),
      became,
    ])
  return Object.fromEntries(undone.map(({ name, outcome }) => [name, outcome]))
}
const outcomes = (rows: Outcome[]) => Object.fromEntries(rows.map(({ name, outcome }) => [name, outcome]))
const statusOf = (id: string) =>
  database.value('select status from public.videographer_applications where id = $1', [id])

const NOBODYS = 'f1000000-0000-4000-8000-00000000ffff'

it('decides about many, with an outcome for each', async () => {
  const ids = [
    await apply('New'),
    await apply('Held', 'held'),
    await apply('Approved', 'approved'),
    await apply('Spam', 'spam'),
  ]
  expect(outcomes(await setMany([...ids, NOBODYS, ids[0] ?? ''], 'approved'))).toEqual({
    'New Marlow': 'done',
    'Held Marlow': 'not_next',
    'Approved Marlow': 'unchanged',
    'Spam Marlow': 'not_next',
    null: 'refused',
  })
  expect(await letters(ids[0] ?? '')).toMatchObject([{ kind: 'application_approved' }])
  expect(await letters(ids[1] ?? '')).toEqual([])
})

it('leaves what somebody has changed since the list was read', async () => {
  const id = await apply('Inez')
  expect(outcomes(await setMany([id], 'declined', 'admin', `now() - interval '1 second'`))).toEqual({
    'Inez Marlow': 'changed',
  })
  expect(await statusOf(id)).toBe('new')
})

it.each(Object.keys(NEXT_APPLICATION_STATUSES) as ApplicationStatus[])(
  'sets the statuses that follow %s, and no other',
  async (from) => {
    for (const to of APPLICATION_STATUSES.filter((status) => status !== from)) {
      const id = await apply('Inez', from)
      const expected = NEXT_APPLICATION_STATUSES[from].includes(to) ? 'done' : 'not_next'
      expect([to, outcomes(await setMany([id], to))]).toEqual([to, { 'Inez Marlow': expected }])
    }
  },
)

it('puts many back and withdraws their letters, but those that were told or decided again', async () => {
  const ids = [await apply('First'), await apply('Told'), await apply('Again')]
  const changed = await setMany(ids, 'approved')
  await send(ids[1] ?? '')
  await decide(ids[2] ?? '', 'approved', 'declined')
  expect(await undoMany(changed, 'approved')).toEqual({
    'First Marlow': 'done',
    'Told Marlow': 'told',
    'Again Marlow': 'changed',
  })
  expect(await letters(ids[0] ?? '')).toEqual([])
  expect(await Promise.all(ids.map(statusOf))).toEqual(['new', 'approved', 'declined'])
  expect(await undoMany(changed, 'approved')).toMatchObject({ 'First Marlow': 'changed' })
})

it('holds released ones again without a confirmation, and releases them again with one', async () => {
  const id = await apply('Inez', 'held')
  const changed = await setMany([id], 'new')
  expect(await letters(id)).toMatchObject([{ kind: 'application_received' }])
  expect(await undoMany(changed, 'new')).toEqual({ 'Inez Marlow': 'done' })
  expect(await letters(id)).toEqual([])
  await setMany([id], 'new')
  expect(await letters(id)).toMatchObject([{ kind: 'application_received' }])
})

it('is not for others, nor for read-only mirroring', async () => {
  const id = await apply('Inez')
  for (const who of ['owl', 'project_manager', 'graphic_designer', 'member'] as const) {
    expect(outcomes(await setMany([id], 'approved', who))).toEqual({ null: 'refused' })
  }
  const mirroring = await database.asMirroring('super_admin', 'admin')
  const set = `select outcome from public.set_applications_status($1, 'approved', ${SOON})`
  expect(await mirroring.query(set, [[id]])).toEqual([{ outcome: 'refused' }])
  const changed = await setMany([id], 'approved')
  expect(await undoMany(changed, 'approved', 'project_manager')).toEqual({ null: 'refused' })
  expect(await statusOf(id)).toBe('approved')
})

it('undoes only what a decision can have been', async () => {
  const id = await apply('Inez', 'approved')
  expect(await undoMany([{ application_id: id, name: null, was: 'spam', outcome: '' }], 'approved')).toEqual({
    'Inez Marlow': 'refused',
  })
})
