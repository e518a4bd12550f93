import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const roleOf = (session: Session) => session.value('select public.get_user_type()')

async function signIn(person: Person, device = 'Firefox', zone = 'America/Detroit') {
  const id = randomUUID()
  const session = database.asUser(person, { session_id: id })
  await session.query('select public.get_sign_in($1, $2)', [device, zone])
  return { id, session }
}

const age = (id: string, created: string, seen: string) =>
  database.run(`
    update auth.sessions set created_at = now() - interval '${created}' where id = '${id}';
    update private.sign_ins set seen_at = now() - interval '${seen}' where session_id = '${id}'`)

const isKept = (id: string) =>
  database.value<boolean>('select exists (select from auth.sessions where id = $1)', [id])

type Security = { signIns: Record<string, unknown>[]; factor: unknown; enrollBy: string | null }

const security = (session: Session) => session.value<Security>('select public.read_own_security()')

it.each([
  ['owl', '13 days', '13 days', true],
  ['owl', '15 days', '15 days', false],
  ['owl', '29 days', '1 minute', true],
  ['owl', '31 days', '1 minute', false],
  ['super_admin', '11 hours', '1 minute', true],
  ['super_admin', '13 hours', '1 minute', false],
] as const)('a sign-in of %s from %s ago, seen %s ago: counts %s', async (person, created, seen, counts) => {
  const { id, session } = await signIn(person)
  await age(id, created, seen)
  expect(await roleOf(session)).toBe(counts ? person : null)
  // The next page ends it, so that its refresh token is worth nothing either.
  const [row] = await session.query('select session_state from public.get_sign_in()')
  expect(row?.session_state).toBe(counts ? 'counts' : 'over')
  expect(await isKept(id)).toBe(counts)
})

it('a renewal by the auth server is a use', async () => {
  const { id, session } = await signIn('owl')
  await age(id, '20 days', '20 days')
  await database.run(`update auth.sessions set refreshed_at = (now() at time zone 'UTC') - interval '1 day'`)
  expect(await roleOf(session)).toBe('owl')
})

it('is written down every five minutes at most', async () => {
  const { id, session } = await signIn('owl')
  const seenAt = () =>
    database.value<string>('select seen_at::text from private.sign_ins where session_id = $1', [id])
  const look = () => session.query('select public.get_sign_in()')
  await age(id, '1 day', '4 minutes')
  const before = await seenAt()
  await look()
  expect(await seenAt()).toBe(before)
  await age(id, '1 day', '6 minutes')
  await look()
  expect(await seenAt()).not.toBe(before)
  expect(await database.value('select user_agent from private.sign_ins where session_id = $1', [id])).toBe(
    'Firefox',
  )
})

it('is listed for its owner, this one first, with device, place and end', async () => {
  const here = await signIn('owl')
  const there = await signIn('owl', 'Safari', 'Europe/Berlin')
  await signIn('admin')
  await age(there.id, '3 days', '2 days')
  const known = await security(here.session)
  expect(known).toMatchObject({ factor: null, enrollBy: null })
  expect(
    known?.signIns.map(({ id, userAgent, timeZone, isThis }) => ({ id, userAgent, timeZone, isThis })),
  ).toEqual([
    { id: here.id, userAgent: 'Firefox', timeZone: 'America/Detroit', isThis: true },
    { id: there.id, userAgent: 'Safari', timeZone: 'Europe/Berlin', isThis: false },
  ])
  // As text: the driver of a server makes a Date of each timestamptz, without microseconds.
  const days = await database.value('select extract(day from $1::text::timestamptz - now())::integer', [
    known?.signIns[1]?.endsAt,
  ])
  expect(days).toBe(12)
})

it('ends at once, one or all others, and only the own', async () => {
  const [here, second, third] = [await signIn('owl'), await signIn('owl'), await signIn('owl')]
  const admin = await signIn('admin')
  const end = (id: string | null) => here.session.value('select public.end_own_sign_ins($1)', [id])
  expect(await end(admin.id)).toBe(0)
  expect(await roleOf(admin.session)).toBe('admin')
  expect(await end(second.id)).toBe(1)
  expect(await roleOf(second.session)).toBeNull()
  expect(await end(null)).toBeGreaterThanOrEqual(1)
  expect(await roleOf(third.session)).toBeNull()
  expect(await roleOf(here.session)).toBe('owl')
})

it('old ones of a person are deleted at the next sign-in', async () => {
  const old = await signIn('owl')
  await age(old.id, '31 days', '31 days')
  await signIn('admin')
  expect(await isKept(old.id)).toBe(true)
  await signIn('owl')
  expect(await isKept(old.id)).toBe(false)
})

describe('password and e-mail address', () => {
  const CHANGES = [
    ['encrypted_password', `'$2a$04$0123456789012345678901uexampleexampleexampleexampleexample'`],
    ['email_change', `'thief@example.com'`],
    ['email', `'thief@example.com'`],
  ] as const
  const change = (column: string, value: string) =>
    database.run(`update auth.users set ${column} = ${value} where id = '${PEOPLE.owl}'`)

  it.each(CHANGES)('are not changed without a permit: %s', async (column, value) => {
    await expect(change(column, value)).rejects.toMatchObject({ code: 'PT403' })
  })

  it.each(CHANGES)('are changed once with one: %s', async (column, value) => {
    await database.asServiceRole().query('select public.permit_account_change($1)', [PEOPLE.owl])
    await change(column, value)
    await expect(change(column, `'other'`)).rejects.toMatchObject({ code: 'PT403' })
  })

  it('have a permit for a minute', async () => {
    await database.asServiceRole().query('select public.permit_account_change($1)', [PEOPLE.owl])
    await database.run(`update private.account_change_permits set expires_at = now() - interval '1 second'`)
    await expect(change('email_change', `'thief@example.com'`)).rejects.toMatchObject({ code: 'PT403' })
  })

  it('do not hinder a sign-in, a mailed link, or its confirmation', async () => {
    await database.run(`
      update auth.users set last_sign_in_at = now(), recovery_token = 'token-of-a-letter' where id = '${PEOPLE.owl}';
      update auth.users set email_change = '' where id = '${PEOPLE.owl}'`)
    await database.asServiceRole().query('select public.permit_account_change($1)', [PEOPLE.owl])
    await change('email_change', `'barn@example.com'`)
    await change('email', `'barn@example.com', email_change = ''`)
  })
})
