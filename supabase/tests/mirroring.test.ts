import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const START = 'select public.impersonate_user($1, $2, $3, $4, $5)'

type Start = { admin?: Person; target?: Person | string; reason?: string; changes?: boolean; from?: string }

const start = (
  session: Session,
  { admin = 'super_admin', target = 'owl', reason = 'A bug report', changes = false, from }: Start = {},
) =>
  session.attempt(START, [
    PEOPLE[admin],
    target in PEOPLE ? PEOPLE[target as Person] : target,
    reason,
    changes,
    from ?? null,
  ])

const roleOf = (session: Session) => session.value('select public.get_user_type()')
const stop = (session: Session) => session.value('select public.stop_mirroring()')
const stateOf = (session: Session) => session.query('select * from public.get_mirroring()')
const log = () =>
  database.sql(
    `select actor_id, viewer_id, action from private.audit_log where table_name = 'mirroring_sessions' order by id`,
  )

describe('a super admin', () => {
  it('mirrors another user for this sign-in and an hour, and stops', async () => {
    const session = database.asUser('super_admin')
    const other = database.asUser('super_admin')
    expect(await start(session, { from: '/dashboard/super-admin/users' })).toEqual({ count: 1 })
    expect(await roleOf(session)).toBe('owl')
    expect(await roleOf(other)).toBe('super_admin')
    expect(await stateOf(session)).toMatchObject([
      { target_id: PEOPLE.owl, user_type: 'owl', allow_changes: false, is_valid: true },
    ])
    expect(
      await database.value(
        `select expires_at = started_at + interval '1 hour' from private.mirroring_sessions where ended_at is null`,
      ),
    ).toBe(true)

    expect(await stop(session)).toBe('/dashboard/super-admin/users')
    expect(await roleOf(session)).toBe('super_admin')
    expect(await stateOf(session)).toEqual([])
    expect(await log()).toMatchObject([
      { actor_id: PEOPLE.super_admin, viewer_id: PEOPLE.owl, action: 'start' },
      { actor_id: PEOPLE.super_admin, viewer_id: PEOPLE.owl, action: 'stop' },
    ])
  })

  it('can change data only with "Allow changes"', async () => {
    const change = `update public.industries set name = 'software' where name = 'technology'`
    const reader = database.asUser('super_admin')
    const writer = database.asUser('super_admin')
    await start(reader, { target: 'admin' })
    await start(writer, { target: 'admin', changes: true })
    expect(await reader.attempt(change)).toEqual({ count: 0 })
    expect(await writer.attempt(change)).toEqual({ count: 1 })
  })

  it.each<[string, Start, string]>([
    ['in the name of another', { admin: 'admin' }, 'PT403'],
    ['as themselves', { target: 'super_admin' }, 'PT422'],
    ['without a reason', { reason: '  ' }, 'PT422'],
    ['for a reason without end', { reason: 'x'.repeat(501) }, 'PT422'],
    ['as somebody unknown', { target: randomUUID() }, 'PT404'],
  ])('cannot start %s', async (_, options, refused) => {
    const session = database.asUser('super_admin')
    expect(await start(session, options)).toEqual({ refused })
    expect(await roleOf(session)).toBe('super_admin')
    expect(await log()).toEqual([])
  })

  it('cannot start as somebody who was deactivated', async () => {
    await database.run(`update public.profiles set active = false where user_type = 'owl'`)
    expect(await start(database.asUser('super_admin'))).toEqual({ refused: 'PT404' })
  })

  it('cannot start by a token that names no sign-in', async () => {
    const session = database.asUser('super_admin', { session_id: undefined })
    expect(await start(session)).toEqual({ refused: 'PT403' })
  })

  it.each(['owl', 'super_admin'] as const)('starts no second one while looking as a %s', async (role) => {
    await database.run(`update public.profiles set user_type = '${role}' where id = '${PEOPLE.owl}'`)
    const session = database.asUser('super_admin')
    expect(await start(session)).toEqual({ count: 1 })
    expect(await roleOf(session)).toBe(role)
    for (const admin of ['super_admin', 'owl'] as const) {
      expect(await start(session, { admin, target: 'admin' })).toEqual({ refused: 'PT409' })
    }
    expect(await roleOf(session)).toBe(role)
  })

  it('starts anew only after what has expired was stopped', async () => {
    const session = await database.asMirroring('super_admin', 'admin', { expired: true })
    expect(await start(session)).toEqual({ refused: 'PT409' })
    await stop(session)
    expect(await start(session)).toEqual({ count: 1 })
  })
})

it.each(['admin', 'project_manager', 'graphic_designer', 'owl', 'member'] as const)(
  'a %s starts nothing, whoever they say they are',
  async (person) => {
    for (const admin of [person, 'super_admin'] as const) {
      const claims = { user_type: 'super_admin', app_metadata: { role: 'super_admin' } }
      expect(await start(database.asUser(person, claims), { admin, target: 'graphic_designer' })).toEqual({
        refused: 'PT403',
      })
    }
  },
)

it('visitors do not mirror', async () => {
  const visitor = database.asAnon()
  expect(await start(visitor)).toEqual({ refused: '42501' })
  expect(await visitor.attempt('select public.stop_mirroring()')).toEqual({ refused: '42501' })
  expect(await visitor.attempt('select * from public.get_mirroring()')).toEqual({ refused: '42501' })
})

it('headers of a request change nothing', async () => {
  await database.run(
    `set local request.headers = '{"x-impersonate": "super_admin", "x-user-type": "super_admin"}'`,
  )
  expect(await roleOf(database.asUser('owl'))).toBe('owl')
})

describe('mirroring that is no longer valid', () => {
  it.each([
    ['the target was deactivated', `update public.profiles set active = false where user_type = 'owl'`],
    [
      'the actor was demoted',
      `update public.profiles set user_type = 'super_admin' where user_type = 'project_manager';
      update public.profiles set user_type = 'admin' where id = '${PEOPLE.super_admin}'`,
    ],
    [
      'an hour has passed',
      `update private.mirroring_sessions set started_at = now() - interval '2 hours', expires_at = now()`,
    ],
  ])('gives no rights once %s, says so, and can be stopped', async (_, change) => {
    const session = database.asUser('super_admin')
    await start(session, { changes: true })
    await database.run(change)
    expect(await roleOf(session)).toBeNull()
    expect(await session.attempt('select * from public.contact_submissions')).toEqual({ count: 0 })
    expect(await stateOf(session)).toMatchObject([{ target_id: PEOPLE.owl, is_valid: false }])
    await stop(session)
    expect(await stateOf(session)).toEqual([])
    expect(await roleOf(session)).toBe(
      await database.value(`select user_type::text from public.profiles where id = '${PEOPLE.super_admin}'`),
    )
  })

  it('is noted in the log once, at the time it expired', async () => {
    const session = await database.asMirroring('super_admin', 'owl', { expired: true })
    const reader = database.asUser('super_admin')
    await reader.query('select * from public.search_audit_log()')
    await reader.query('select * from public.search_audit_log()')
    await stop(session)
    expect(await log()).toMatchObject([
      { actor_id: PEOPLE.super_admin, viewer_id: PEOPLE.owl, action: 'expire' },
      { actor_id: PEOPLE.super_admin, viewer_id: PEOPLE.owl, action: 'stop' },
    ])
    expect(
      await database.value(
        `select happened_at = expires_at from private.audit_log, private.mirroring_sessions where action = 'expire'`,
      ),
    ).toBe(true)
  })
})

it("ends nobody else's mirroring", async () => {
  const session = database.asUser('super_admin')
  await start(session)
  expect(await stop(database.asUser('admin'))).toBeNull()
  expect(await stop(database.asUser('super_admin'))).toBeNull()
  expect(await roleOf(session)).toBe('owl')
})

it.each([
  `public.rename_oneself('Ann', 'Other')`,
  `public.begin_account_change()`,
  `public.create_calendar_address(repeat('a', 43))`,
  `public.revoke_calendar_address()`,
  `public.set_user_type('${PEOPLE.owl}', 'admin')`,
  `public.set_user_active('${PEOPLE.owl}', false)`,
  `public.invite_user('new@fieldlight.example', 'New', 'Comer', 'owl')`,
  `public.list_all_users()`,
])('%s is refused while mirroring, even where changes are allowed', async (call) => {
  for (const target of ['owl', 'admin'] as const) {
    const session = await database.asMirroring('super_admin', target, { allowChanges: true })
    expect(await session.attempt(`select ${call}`)).toEqual({ refused: 'PT403' })
  }
})
