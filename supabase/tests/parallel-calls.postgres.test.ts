import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { openDatabase } from './harness'
import { openOwnSessions } from './postgres/own-sessions'

const ROUNDS = 20

const database = openDatabase({ isShared: false })
let sessions: Sql

beforeAll(() => {
  sessions = openOwnSessions(8)
})
afterAll(() => sessions.end({ timeout: 5 }))

/** Committed, so that the other sessions see it. */
async function addLead(email = `ada@${randomUUID()}.example`): Promise<string> {
  const id = await database.value<string>(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Ada', 'Byron', $1, 'Engines', 'Looms.') returning id`,
    [email],
  )
  await database.run('commit; begin')
  return id
}

async function addLeads(count: number, email?: (number: number) => string): Promise<string[]> {
  const leads: string[] = []
  for (let number = 0; number < count; number += 1) leads.push(await addLead(email?.(number)))
  return leads
}

const codeOf = (error: { code?: string }) => error.code ?? 'unknown'

const book = (lead: string, slot: string) =>
  sessions`select public.book_intro_call(${lead}, ${slot}, 'UTC', ${randomUUID()}, true)`.then(
    () => 'held',
    codeOf,
  )

const confirm = (lead: string) =>
  sessions<{ kept: boolean }[]>`select public.confirm_intro_call(${lead}) as kept`.then(
    ([row]) => (row?.kept ? 'kept' : 'gone'),
    codeOf,
  )

const expire = () => sessions`select public.cancel_unconfirmed_calls()`.then(() => 'done', codeOf)

it('at the end of the hour a press, the job and two other people leave one call in a slot', async () => {
  const ends: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const slot = new Date(Date.UTC(2031, 0, 6 + round, 15)).toISOString()
    const [first, second, third] = [await addLead(), await addLead(), await addLead()]
    expect(await book(first, slot)).toBe('held')
    // It ends while they wait for each other, or just before or after.
    await sessions`update public.intro_calls set expires_at = clock_timestamp() + ${`${round % 5} milliseconds`}::interval
      where submission_id = ${first}`
    const answers = await Promise.all([confirm(first), expire(), book(second, slot), book(third, slot)])
    const booked = await sessions<{ lead: string; waits: boolean }[]>`
      select submission_id as lead, expires_at is not null and expires_at > now() as waits from public.intro_calls
      where starts_at = ${slot} and status = 'booked' and (expires_at is null or expires_at > now())`
    expect(booked.length).toBeLessThanOrEqual(1)
    const [pressed, job, ...others] = answers
    expect(job).toBe('done')
    expect(others.filter((answer) => answer !== 'held' && answer !== 'PT409')).toEqual([])
    if (pressed === 'kept') {
      expect([...booked]).toEqual([{ lead: first, waits: false }])
      expect(others).toEqual(['PT409', 'PT409'])
    } else {
      expect(pressed).toBe('gone')
      expect(booked.map(({ lead }) => lead)).not.toContain(first)
      expect(others.filter((answer) => answer === 'held')).toHaveLength(booked.length)
    }
    ends.push(pressed)
  }
  expect(ends).toContain('gone')
})

it('counts bookings of one mailbox, and of one day, one after the other', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [day, mailbox] = [Date.UTC(2032, 0, 5 + 7 * round, 14), `${randomUUID()}@example.com`]
    const slot = (halfHour: number) => new Date(day + halfHour * 1_800_000).toISOString()
    const aliases = await addLeads(6, (number) => mailbox.replace('@', `+${number}@`))
    const ofMailbox = await Promise.all(aliases.map((lead, number) => book(lead, slot(48 + number))))
    expect(ofMailbox.toSorted()).toEqual(['PT429', 'PT429', 'PT429', 'PT429', 'held', 'held'])

    // Six of the eight half hours that strangers may hold are taken.
    const strangers = await addLeads(14)
    for (const [number, lead] of strangers.splice(0, 6).entries())
      expect(await book(lead, slot(number))).toBe('held')
    const ofDay = await Promise.all(strangers.map((lead, number) => book(lead, slot(6 + number))))
    expect(ofDay.filter((answer) => answer === 'held')).toHaveLength(2)
    expect(new Set(ofDay)).toEqual(new Set(['held', 'PT409']))
  }
})

it('a call that is moved and canceled at once meets no deadlock', async () => {
  const cancel = (lead: string) =>
    sessions`select public.cancel_intro_call(${lead})`.then(() => 'canceled', codeOf)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slot = (halfHour: number) =>
      new Date(Date.UTC(2033, 0, 3 + 7 * round, 14, 30 * halfHour)).toISOString()
    const leads = await addLeads(3)
    for (const [number, lead] of leads.entries()) expect(await book(lead, slot(number))).toBe('held')
    const answers = await Promise.all(
      leads.flatMap((lead, number) => [book(lead, slot(3 + number)), cancel(lead)]),
    )
    expect(new Set(answers)).toEqual(new Set(['held', 'canceled']))
  }
})
