import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const NOBODY = { id: null, role: null, writesAs: null }

async function viewerOf(session: Session) {
  const [row] = await session.query(
    `select private.viewer_id() as id, private.viewer_role()::text as role, private.viewer_write_role()::text as "writesAs"`,
  )
  return row
}

const himself = (person: Person) => ({ id: PEOPLE[person], role: person, writesAs: person })

describe('without mirroring', () => {
  it.each(['super_admin', 'admin', 'owl', 'graphic_designer', 'project_manager'] as const)(
    'a %s is who they are',
    async (person) => {
      expect(await viewerOf(database.asUser(person))).toEqual(himself(person))
      expect(await database.asUser(person).value('select public.get_user_type()')).toBe(person)
    },
  )

  it('somebody without a role has an id and no role', async () => {
    expect(await viewerOf(database.asUser('member'))).toEqual({ ...NOBODY, id: PEOPLE.member })
    expect(await database.asUser('member').value('select public.get_user_type()')).toBeNull()
  })

  it('somebody who was deactivated is nobody at once', async () => {
    await database.run(`update public.profiles set active = false where user_type = 'admin'`)
    expect(await viewerOf(database.asUser('admin'))).toEqual(NOBODY)
    expect(await database.asUser('admin').attempt('select * from public.profiles')).toEqual({ count: 0 })
  })

  it('somebody whose role was changed has the new one at once', async () => {
    await database.run(`update public.profiles set user_type = 'owl' where user_type = 'admin'`)
    expect(await viewerOf(database.asUser('admin'))).toMatchObject({ role: 'owl' })
  })

  it('a person the database does not know is nobody', async () => {
    expect(await viewerOf(database.asClaims({ sub: randomUUID() }))).toEqual(NOBODY)
  })

  it.each([undefined, '', 'no-uuid', "'; drop table public.profiles; --"])(
    'a token whose session_id is %p belongs to no sign-in, and to nobody',
    async (sessionId) => {
      expect(await viewerOf(database.asUser('admin', { session_id: sessionId }))).toEqual(NOBODY)
    },
  )

  it.each([
    ['signed out', 'delete from auth.sessions'],
    ['timed out', `update auth.sessions set not_after = now() - interval '1 second'`],
  ])('the token of somebody who is %s reads no more', async (_, end) => {
    const session = database.asUser('admin')
    expect(await viewerOf(session)).toEqual(himself('admin'))
    await database.run(end)
    expect(await viewerOf(session)).toEqual(NOBODY)
    expect(await session.attempt('select * from public.contact_submissions')).toEqual({ count: 0 })
  })

  it('visitors and the server cannot ask for a role', async () => {
    for (const session of [database.asAnon(), database.asServiceRole()]) {
      expect(await session.attempt('select public.get_user_type()')).toEqual({ refused: '42501' })
    }
  })
})

/** The last one could be neither demoted nor deactivated. */
const ANOTHER_SUPER_ADMIN = `update public.profiles set user_type = 'super_admin' where user_type = 'project_manager'`
const ACTOR = `where id = '${PEOPLE.super_admin}'`

describe('while mirroring', () => {
  it('the target counts, for reading only', async () => {
    const session = await database.asMirroring('super_admin', 'owl')
    expect(await viewerOf(session)).toEqual({ id: PEOPLE.owl, role: 'owl', writesAs: null })
    expect(await session.value('select public.get_user_type()')).toBe('owl')
    expect(await session.value('select email from public.profiles')).toBe('owl@fieldlight.example')
  })

  it('the target counts for writing too when changes were allowed', async () => {
    const session = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
    expect(await viewerOf(session)).toEqual(himself('owl'))
  })

  it('a target without a role has none', async () => {
    const session = await database.asMirroring('super_admin', 'member', { allowChanges: true })
    expect(await viewerOf(session)).toEqual({ ...NOBODY, id: PEOPLE.member })
  })

  it('other sign-ins of the same super admin are not affected', async () => {
    await database.asMirroring('super_admin', 'owl')
    expect(await viewerOf(database.asUser('super_admin'))).toEqual(himself('super_admin'))
  })

  it('stopping gives the own role back', async () => {
    const session = await database.asMirroring('super_admin', 'owl', { ended: true })
    expect(await viewerOf(session)).toEqual(himself('super_admin'))
  })

  it('an expired mirror leaves no role, not even to read the own profile', async () => {
    const session = await database.asMirroring('super_admin', 'admin', { expired: true })
    expect(await viewerOf(session)).toEqual(NOBODY)
    expect(await session.attempt('select * from public.profiles')).toEqual({ count: 0 })
  })

  it.each([
    ['the target is deactivated', `update public.profiles set active = false where user_type = 'owl'`],
    ['the target is deleted', `delete from auth.users where email = 'owl@fieldlight.example'`],
    [
      'the actor is demoted',
      `${ANOTHER_SUPER_ADMIN}; update public.profiles set user_type = 'admin' ${ACTOR}`,
    ],
    [
      'the actor is deactivated',
      `${ANOTHER_SUPER_ADMIN}; update public.profiles set active = false ${ACTOR}`,
    ],
  ])('nobody is left when %s', async (_, change) => {
    const session = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
    await database.run(change)
    expect(await viewerOf(session)).toEqual(NOBODY)
  })

  it.each(['admin', 'project_manager', 'member'] as const)('a %s cannot mirror', async (actor) => {
    expect(await viewerOf(await database.asMirroring(actor, 'super_admin', { allowChanges: true }))).toEqual(
      NOBODY,
    )
  })

  it("somebody else's sign-in id gives nothing", async () => {
    const sessionId = randomUUID()
    await database.sql(
      `insert into private.mirroring_sessions (session_id, actor_id, target_id, expires_at)
      values ($1, $2, $3, now() + interval '1 hour')`,
      [sessionId, PEOPLE.super_admin, PEOPLE.admin],
    )
    expect(await viewerOf(database.asUser('owl', { session_id: sessionId }))).toEqual(NOBODY)
  })

  it('a sign-in has one open mirror at a time', async () => {
    const open = `insert into private.mirroring_sessions (session_id, actor_id, target_id, expires_at)
      values ('77777777-7777-4777-8777-777777777777', $1, $2, now() + interval '1 hour')`
    await database.sql(open, [PEOPLE.super_admin, PEOPLE.owl])
    await expect(database.sql(open, [PEOPLE.super_admin, PEOPLE.admin])).rejects.toMatchObject({
      code: '23505',
    })
  })
})

it.each([
  { user_type: 'super_admin' },
  { target_id: PEOPLE.super_admin },
  { mirroring: { target_id: PEOPLE.super_admin } },
  { user_metadata: { user_type: 'super_admin', target_id: PEOPLE.super_admin } },
  { app_metadata: { role: 'super_admin' } },
])('a token claiming %p is no more than its owner', async (claims) => {
  expect(await viewerOf(database.asUser('owl', claims))).toEqual(himself('owl'))
})
