import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()
beforeEach(database.deleteLeads)

type Message = {
  id: string
  kind: string
  lease: string
  status: string
  attempts: number
  recipient: string | null
  payload: Record<string, unknown>
}

const LEAD = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  business_name: 'Analytical Engines',
  message: 'A film about looms.',
}

const submit = (change: { payload?: object; key?: string; held?: boolean } = {}) =>
  database
    .asServiceRole()
    .value<string>('select public.submit_contact($1, $2, $3, $4)', [
      JSON.stringify(change.payload ?? LEAD),
      change.key ?? randomUUID(),
      'home',
      change.held ?? false,
    ])

const queued = () => database.sql<Message>('select * from public.outbox_messages order by kind')
const kinds = async () => (await queued()).map(({ kind }) => kind)

const enqueue = () =>
  database.value<string>(`select private.enqueue_message('contact_notice', null, gen_random_uuid(), '{}')`)

const claim = (count = 10) =>
  database.asServiceRole().query<Message>('select * from public.claim_outbox_messages($1, 90)', [count])

const sent = (id: string) =>
  database.asServiceRole().query('select public.mark_outbox_message_sent($1)', [id])

const failed = (id: string, lease: string, isFinal = false) =>
  database
    .asServiceRole()
    .query('select public.mark_outbox_message_failed($1, $2, $3, $4)', [id, lease, 'Refused', isFinal])

async function claimOne(): Promise<Message> {
  const [message] = await claim(1)
  if (!message) throw new Error('Nothing is due')
  return message
}

const letTimePass = (period: string) =>
  database.run(`
    update public.outbox_messages
    set next_attempt_at = next_attempt_at - interval '${period}', leased_until = leased_until - interval '${period}'`)

describe('a lead and its mail', () => {
  it('are stored together, once', async () => {
    const key = randomUUID()
    const id = await submit({ key })
    await submit({ key })
    expect(await queued()).toMatchObject([
      { kind: 'contact_notice', about_id: id, recipient: null, payload: LEAD },
      { kind: 'contact_received', about_id: id, recipient: LEAD.email, payload: { first_name: 'Ada' } },
    ])
  })

  it('are both absent when one of them cannot be stored', async () => {
    await database.run(`alter table public.outbox_messages add check (kind <> 'contact_received')`)
    await expect(submit()).rejects.toMatchObject({ code: 'PT422' })
    expect(await queued()).toEqual([])
    expect(await database.sql('select from public.contact_submissions')).toEqual([])
    expect(await database.sql('select from private.idempotency_keys')).toEqual([])
  })

  it('wait for a review when the lead is held', async () => {
    const id = await submit({ held: true })
    expect(await database.sql('select status from public.contact_submissions')).toEqual([{ status: 'held' }])
    expect(await kinds()).toEqual(['contact_notice'])
    await database
      .asUser('admin')
      .query(`update public.contact_submissions set status = 'new' where id = $1`, [id])
    expect(await kinds()).toEqual(['contact_notice', 'contact_received'])
  })

  it('are forgotten together', async () => {
    await submit()
    await database.asUser('super_admin').query('delete from public.contact_submissions')
    expect(await queued()).toEqual([])
  })
})

describe('sending', () => {
  it('leases a message to one run at a time, and to the next after the lease', async () => {
    await enqueue()
    expect(await claim()).toHaveLength(1)
    expect(await claim()).toHaveLength(0)
    await letTimePass('91 seconds')
    expect(await claim()).toMatchObject([{ attempts: 2 }])
  })

  it('gives no more than asked for, oldest first', async () => {
    for (let i = 0; i < 3; i += 1) await enqueue()
    expect(await claim(2)).toHaveLength(2)
    expect(await claim(2)).toHaveLength(1)
  })

  it('is over once a message is sent, even by a run that lost its lease', async () => {
    await enqueue()
    const { id } = await claimOne()
    await letTimePass('91 seconds')
    const second = await claimOne()
    await sent(id)
    await failed(id, second.lease)
    await letTimePass('10 days')
    expect(await claim()).toHaveLength(0)
    expect(await queued()).toMatchObject([{ status: 'sent', last_error: null }])
  })

  it('waits longer after each failure, an hour at most', async () => {
    await enqueue()
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const { id, lease } = await claimOne()
      await failed(id, lease)
      await letTimePass(`${minutes} minutes - 5 seconds`)
      expect(await claim()).toHaveLength(0)
      await letTimePass('6 seconds')
    }
  })

  it('stops after three days, or at once for a final error', async () => {
    await enqueue()
    await database.run('update public.outbox_messages set attempts = 76')
    const last = await claimOne()
    await failed(last.id, last.lease)
    await enqueue()
    const refused = await claimOne()
    await failed(refused.id, refused.lease, true)
    expect((await queued()).map(({ status }) => status)).toEqual(['failed', 'failed'])
  })

  it('ignores a failure that a run reports after losing its lease', async () => {
    await enqueue()
    const first = await claimOne()
    await letTimePass('91 seconds')
    const second = await claimOne()
    await failed(first.id, first.lease, true)
    expect(await queued()).toMatchObject([{ status: 'waiting', lease: second.lease }])
  })

  it('is for the server only', async () => {
    for (const session of [database.asAnon(), database.asUser('member'), database.asUser('super_admin')]) {
      for (const statement of [
        'select public.claim_outbox_messages(1, 90)',
        'select public.mark_outbox_message_sent(gen_random_uuid())',
        `select public.mark_outbox_message_failed(gen_random_uuid(), gen_random_uuid(), '', true)`,
        `select private.enqueue_message('x', null, gen_random_uuid(), '{}')`,
      ]) {
        expect(await session.attempt(statement)).toEqual({ refused: '42501' })
      }
    }
  })
})

describe('sending again', () => {
  const again = (change = `status = 'waiting'`) =>
    database.asUser('admin').attempt(`update public.outbox_messages set ${change}`)

  it('makes a failed message due at once, with all its attempts', async () => {
    await enqueue()
    const { id, lease } = await claimOne()
    await failed(id, lease, true)
    expect(await again()).toEqual({ count: 1 })
    expect(await claim()).toMatchObject([{ id, attempts: 1 }])
  })

  it('is not for mail that was sent', async () => {
    const id = await enqueue()
    await sent(id)
    expect(await again()).toEqual({ refused: 'PT409' })
  })

  it.each([`recipient = 'eve@example.com'`, `payload = '{}'`, `status = 'sent', sent_at = now()`])(
    'changes nothing else: %s',
    async (change) => {
      await submit()
      expect(await again(change)).toEqual({ refused: 'PT403' })
    },
  )
})

describe('sending many again', () => {
  const AGAIN = 'select * from public.send_mail_again($1)'
  const NOBODYS = '00000000-0000-4000-8000-00000000ffff'

  it('says what came of each', async () => {
    const delivered = await enqueue()
    await sent(delivered)
    await enqueue()
    const { id, lease } = await claimOne()
    await failed(id, lease, true)
    const rows = await database
      .asUser('admin')
      .query<{ message_id: string; outcome: string }>(AGAIN, [[id, delivered, NOBODYS]])
    expect(Object.fromEntries(rows.map((row) => [row.message_id, row.outcome]))).toEqual({
      [id]: 'done',
      [delivered]: 'sent',
      [NOBODYS]: 'missing',
    })
    expect(await claim()).toMatchObject([{ id, attempts: 1 }])
  })

  it('is refused to those who look through other eyes, and finds nothing for other roles', async () => {
    const id = await enqueue()
    const outcome = async (session: Session) =>
      (await session.query<{ outcome: string }>(AGAIN, [[id]])).map((row) => row.outcome)
    expect(await outcome(await database.asMirroring('super_admin', 'admin'))).toEqual(['refused'])
    expect(await outcome(database.asUser('owl'))).toEqual(['missing'])
  })
})

it('the list of mail shows invitations only to super admins, and staff by a word', async () => {
  await database.run('delete from public.outbox_messages')
  await database
    .asUser('super_admin')
    .query(`select public.invite_user('new@fieldlight.example', 'New', 'One', 'admin')`)
  await database.run(
    `insert into public.outbox_messages (kind, about_id, payload) values ('contact_notice', gen_random_uuid(), '{}')`,
  )
  const kinds = async (session: Session, word = '') =>
    (
      await session.query<{ kind: string }>(
        `select kind from public.mail_list where search_text like '%' || $1 || '%' order by kind`,
        [word],
      )
    ).map(({ kind }) => kind)
  expect(await kinds(database.asUser('super_admin'))).toEqual(['contact_notice', 'invitation'])
  expect(await kinds(database.asUser('admin'))).toEqual(['contact_notice'])
  expect(await kinds(database.asUser('admin'), 'staff')).toEqual(['contact_notice'])
  expect(await kinds(database.asUser('super_admin'), 'new@')).toEqual(['invitation'])
  for (const who of ['owl', 'project_manager', 'graphic_designer', 'member'] as const) {
    expect(await kinds(database.asUser(who))).toEqual([])
  }
})

describe('how long mail has found no sender', () => {
  const delay = () => database.asServiceRole().value<number | null>('select public.outbox_delay()')

  it('is null while no message is due', async () => {
    await database.run('delete from public.outbox_messages')
    expect(await delay()).toBeNull()
    const id = await enqueue()
    await sent(id)
    expect(await delay()).toBeNull()
  })

  it('counts from the time at which the message was due', async () => {
    await database.run('delete from public.outbox_messages')
    await enqueue()
    await letTimePass('20 minutes')
    expect(await delay()).toBe(20 * 60)
    const { id, lease } = await claimOne()
    expect(await delay()).toBeNull()
    await letTimePass('10 minutes')
    expect(await delay()).toBe(8 * 60 + 30)
    await failed(id, lease)
    expect(await delay()).toBeNull()
  })
})
