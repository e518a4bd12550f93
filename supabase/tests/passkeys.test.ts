import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { openSecondSteps } from './second-steps'

const database = openDatabase()
const server = () => database.asServiceRole()
const { signIn, stateOf, ...steps } = openSecondSteps(database)

const CHALLENGE = 'c'.repeat(43)
const HASH = 'a'.repeat(64)

const add = (id: string, credential: string, counter = 1) =>
  server().attempt(`select public.add_passkey($1, $2, 'key', $3, '{usb}', 'Blue key', $4)`, [
    id,
    credential,
    counter,
    [HASH],
  ])

const begin = (id: string, adds: boolean) =>
  server().attempt(`select * from public.begin_passkey($1, $2, $3, 'office', false)`, [id, CHALLENGE, adds])

const take = (id: string, adds: boolean, credential: string | null = null) =>
  server().query('select challenge, public_key from public.take_passkey_challenge($1, $2, $3)', [
    id,
    adds,
    credential,
  ])

const pass = (id: string, credential: string, counter: number) =>
  server().value('select public.pass_with_passkey($1, $2, $3)', [id, credential, counter])

const idOf = (credential: string) =>
  database.value('select id from private.passkeys where credential_id = $1', [credential])

const remove = async (id: string, credential: string) =>
  server().attempt('select public.remove_passkey($1, $2)', [id, await idOf(credential)])

const letters = async () => (await steps.letters()).map(({ event }) => event)

const codesOf = (person: Person) =>
  database.value('select count(*)::integer from private.recovery_codes where profile_id = $1', [
    PEOPLE[person],
  ])

it('the first passkey makes every other sign-in ask for it, and brings recovery codes', async () => {
  const [here, elsewhere] = [await signIn('admin'), await signIn('admin')]
  expect(await add(here.id, 'one')).toEqual({ count: 1 })
  expect([await stateOf(here.session), await stateOf(elsewhere.session)]).toEqual(['counts', 'second_step'])
  expect(await elsewhere.session.value('select public.get_user_type()')).toBeNull()
  expect(await codesOf('admin')).toBe(1)
  expect(await server().value('select public.pass_second_step($1, null, $2)', [elsewhere.id, HASH])).toBe(
    true,
  )
  expect(await stateOf(elsewhere.session)).toBe('counts')
  expect(await add(elsewhere.id, 'two')).toEqual({ count: 1 })
  expect(
    await here.session.query(
      'select has_app, jsonb_array_length(passkeys) as known from public.get_enrollment()',
    ),
  ).toEqual([{ has_app: false, known: 2 }])
  expect(await letters()).toEqual(['passkey_added', 'recovery_code', 'passkey_added'])
})

it('a sign-in without its second step adds and removes nothing, and sets up no app', async () => {
  const [here, elsewhere] = [await signIn('admin'), await signIn('admin')]
  await add(here.id, 'one')
  expect(await add(elsewhere.id, 'two')).toEqual({ refused: 'PT403' })
  expect(await begin(elsewhere.id, true)).toEqual({ refused: 'PT403' })
  expect(await remove(elsewhere.id, 'one')).toEqual({ refused: 'PT403' })
  expect(
    await server().attempt(`select public.enroll_second_factor($1, $2, 1, $3)`, [
      elsewhere.id,
      'x'.repeat(64),
      [HASH],
    ]),
  ).toEqual({ refused: 'PT403' })
})

it('a challenge belongs to one sign-in and one purpose, works once and for five minutes', async () => {
  const [here, elsewhere] = [await signIn('admin'), await signIn('admin')]
  await add(here.id, 'one')
  expect(await begin(elsewhere.id, false)).toEqual({ count: 1 })
  expect(await take(here.id, false, 'one')).toEqual([])
  expect(await take(elsewhere.id, false, 'one')).toEqual([{ challenge: CHALLENGE, public_key: 'key' }])
  expect(await take(elsewhere.id, false, 'one')).toEqual([])
  await begin(here.id, true)
  expect(await take(here.id, false, 'one')).toEqual([])
  expect(await take(here.id, true)).toEqual([])
  await begin(here.id, true)
  await database.run(`update private.sign_ins set challenge_at = now() - interval '6 minutes'`)
  expect(await take(here.id, true)).toEqual([])
})

it('a passkey passes with a counter that grows, or that never counts, and only its owner', async () => {
  const [here, elsewhere] = [await signIn('admin'), await signIn('admin')]
  await add(here.id, 'one', 5)
  await add(here.id, 'other', 0)
  for (const seen of [5, 4, 0]) expect(await pass(elsewhere.id, 'one', seen)).toBe(false)
  expect(await stateOf(elsewhere.session)).toBe('second_step')
  expect(await pass(elsewhere.id, 'one', 6)).toBe(true)
  expect(await stateOf(elsewhere.session)).toBe('counts')
  for (const _ of [1, 2]) expect(await pass(elsewhere.id, 'other', 0)).toBe(true)
  const owl = await signIn('owl')
  await add(owl.id, 'of the owl')
  const stranger = await signIn('graphic_designer')
  expect(await pass(stranger.id, 'of the owl', 9)).toBe(false)
  expect(await begin(stranger.id, false)).toEqual({ refused: 'PT404' })
  expect(await add(stranger.id, 'one')).toEqual({ refused: 'PT409' })
  await begin(elsewhere.id, false)
  expect(await take(elsewhere.id, false, 'of the owl')).toEqual([])
})

it('ten are the most, and the last that goes takes the recovery codes along', async () => {
  const { id, session } = await signIn('admin')
  for (let n = 0; n < 10; n += 1) expect(await add(id, `key ${n}`)).toEqual({ count: 1 })
  expect(await add(id, 'key 11')).toEqual({ refused: 'PT422' })
  await server().query('select public.enroll_second_factor($1, $2, 100, $3)', [id, 'x'.repeat(64), [HASH]])
  for (let n = 0; n < 10; n += 1) expect(await remove(id, `key ${n}`)).toEqual({ count: 1 })
  expect([await codesOf('admin'), await stateOf((await signIn('admin')).session)]).toEqual([1, 'second_step'])
  expect(await server().value('select public.remove_second_factor($1, 101)', [id])).toBe(true)
  expect([await codesOf('admin'), await stateOf(session)]).toEqual([0, 'counts'])
  const entries = await database.sql(
    `select action, count(*)::integer from private.audit_log where table_name = 'passkeys' and actor_id = $1 group by 1 order by 1`,
    [PEOPLE.admin],
  )
  expect(entries).toEqual([
    { action: 'delete', count: 10 },
    { action: 'insert', count: 10 },
  ])
})

it('the last second factor goes soon after the second step, or with a recovery code', async () => {
  const { id } = await signIn('admin')
  await add(id, 'one')
  await add(id, 'two')
  await database.run(`update private.sign_ins set second_step_at = now() - interval '11 minutes'`)
  const take = async (credential: string, hash: string | null = null) =>
    server().value('select public.remove_passkey($1, $2, $3)', [id, await idOf(credential), hash])
  expect(await take('two')).toBe(true)
  expect(await take('one')).toBe(false)
  expect(await take('one', 'b'.repeat(64))).toBe(false)
  expect(await take('one', HASH)).toBe(true)
  expect(await letters()).toEqual([
    'passkey_added',
    'passkey_added',
    'passkey_removed',
    'passkey_removed',
    'recovery_code',
  ])
  await add(id, 'three')
  expect(await take('three')).toBe(true)
  expect(await server().attempt('select public.remove_passkey($1, $1)', [id])).toEqual({ refused: 'PT404' })
})

it('nobody uses up the passkeys of somebody else', async () => {
  const { id } = await signIn('admin')
  await add(id, 'one')
  for (let n = 0; n < 30; n += 1) expect(await begin(id, false)).toEqual({ count: 1 })
  expect(await begin(id, false)).toEqual({ refused: 'PT429' })
  expect(await begin(id, true)).toEqual({ count: 1 })
  const known = `select * from public.begin_passkey($1, $2, false, 'browser one', true)`
  expect(await server().attempt(known, [id, CHALLENGE])).toEqual({ count: 1 })
})

it('a passkey is what a role needs, and a reset removes it', async () => {
  const boss = await signIn('super_admin')
  await boss.session.query(`select public.set_second_factor_role('owl', true)`)
  await database.run(`
    update private.second_factor_roles set created_at = now() - interval '8 days';
    update public.profiles set created_at = now() - interval '1 year'`)
  const owl = await signIn('owl')
  expect(await stateOf(owl.session)).toBe('enroll')
  expect(await begin(owl.id, true)).toEqual({ count: 1 })
  await add(owl.id, 'one')
  expect(await stateOf(owl.session)).toBe('counts')
  const [role] = await boss.session.query(
    `select enrolled from public.list_second_factor_roles() where user_type = 'owl'`,
  )
  expect(role).toEqual({ enrolled: 1 })
  expect(await boss.session.attempt('select public.reset_second_factor($1)', [PEOPLE.owl])).toEqual({
    count: 1,
  })
  expect([
    await codesOf('owl'),
    await database.value('select count(*)::integer from private.passkeys'),
  ]).toEqual([0, 0])
  expect(await stateOf((await signIn('owl')).session)).toBe('enroll')
})

it('nobody changes passkeys while mirroring, or with a token alone', async () => {
  const mirroring = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
  await mirroring.query('select public.get_sign_in()')
  const mirrored = await database.value<string>(
    'select session_id from private.mirroring_sessions where ended_at is null order by started_at desc limit 1',
  )
  expect(await add(mirrored, 'one')).toEqual({ refused: 'PT403' })
  expect(await begin(mirrored, true)).toEqual({ refused: 'PT403' })
  const { id, session } = await signIn('super_admin')
  for (const call of [
    `select public.begin_passkey($1, '${CHALLENGE}', false, 'office', true)`,
    'select public.take_passkey_challenge($1, true)',
    `select public.add_passkey($1, 'one', 'key', 1, '{}', 'Key', '{}')`,
    `select public.pass_with_passkey($1, 'one', 9)`,
    'select public.remove_passkey($1, $1)',
    'select public.get_second_step($1)',
  ]) {
    expect(await session.attempt(call, [id])).toEqual({ refused: '42501' })
  }
})
