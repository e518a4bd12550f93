import { randomUUID } from 'node:crypto'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { openSecondSteps } from './second-steps'
import type { Session } from './session'

const database = openDatabase()
const server = () => database.asServiceRole()
const { signIn, stateOf, ...steps } = openSecondSteps(database)

const SECRET = 'x'.repeat(64)
const HASHES = ['a', 'b'].map((digit) => digit.repeat(64))

const roleOf = (session: Session) => session.value('select public.get_user_type()')

const enroll = (id: string) =>
  server().attempt('select public.enroll_second_factor($1, $2, 100, $3)', [id, SECRET, HASHES])

const pass = (id: string, step: number | null, hash: string | null = null) =>
  server().value('select public.pass_second_step($1, $2, $3)', [id, step, hash])

const letters = async () => (await steps.letters()).map(({ event, recipient }) => `${event} ${recipient}`)

const entries = () =>
  database.sql(
    `select actor_id, action, table_name from private.audit_log
    where table_name in ('second_factors', 'second_factor_roles') order by id`,
  )

describe('an enrolled person', () => {
  it('is nobody in every sign-in until its second step is done, whatever is asked', async () => {
    const here = await signIn('admin')
    const elsewhere = await signIn('admin')
    expect(await enroll(here.id)).toEqual({ count: 1 })
    expect(await roleOf(here.session)).toBe('admin')
    expect(await stateOf(elsewhere.session)).toBe('second_step')
    expect(await roleOf(elsewhere.session)).toBeNull()
    expect(await elsewhere.session.attempt('select * from public.contact_submissions')).toEqual({ count: 0 })
    for (const change of [
      `select public.rename_oneself('A', 'B')`,
      'select public.begin_account_change()',
      'select public.get_enrollment()',
      'select public.end_own_sign_ins()',
    ]) {
      expect(await elsewhere.session.attempt(change)).toEqual({ refused: 'PT403' })
    }
    expect(await pass(elsewhere.id, 101)).toBe(true)
    expect(await stateOf(elsewhere.session)).toBe('counts')
    expect(await roleOf(elsewhere.session)).toBe('admin')
  })

  it('uses a code of the app once, and none before the newest', async () => {
    const { id } = await signIn('admin')
    await enroll(id)
    expect(await pass(id, 100)).toBe(false)
    expect(await pass(id, 102)).toBe(true)
    for (const used of [102, 101]) expect(await pass(id, used)).toBe(false)
    expect(await pass(id, 103)).toBe(true)
  })

  it('uses a recovery code once, and gets a letter about it', async () => {
    const { id } = await signIn('admin')
    await enroll(id)
    const other = await signIn('admin')
    expect(await pass(other.id, null, 'f'.repeat(64))).toBe(false)
    expect(await pass(other.id, null, HASHES[0])).toBe(true)
    expect(await roleOf(other.session)).toBe('admin')
    expect(await pass(other.id, null, HASHES[0])).toBe(false)
    expect(await letters()).toEqual([
      'enrolled admin@fieldlight.example',
      'recovery_code admin@fieldlight.example',
    ])
    await server().query('select public.replace_recovery_codes($1, $2, null, $3)', [
      id,
      ['c'.repeat(64)],
      HASHES[1],
    ])
    expect(await pass(other.id, null, HASHES[1])).toBe(false)
    expect(await pass(other.id, null, 'c'.repeat(64))).toBe(true)
  })

  describe('that somebody guesses codes of', () => {
    const begin = (id: string, sender: string, isKnown = false) =>
      server().attempt('select * from public.begin_second_step($1, $2, $3)', [id, sender, isKnown])
    const guess = async (id: string, sender: string) => {
      for (let n = 0; n < 10; n += 1) expect(await begin(id, sender)).toEqual({ count: 1 })
    }

    it('has ten attempts in fifteen minutes from one sender in all sign-ins together, and hears of them once', async () => {
      const [here, there] = [await signIn('admin'), await signIn('admin')]
      await enroll(here.id)
      for (let n = 0; n < 5; n += 1) {
        expect(await begin(here.id, 'office')).toEqual({ count: 1 })
        expect(await begin(there.id, 'office')).toEqual({ count: 1 })
      }
      expect(await begin(here.id, 'office')).toEqual({ refused: 'PT429' })
      expect(await letters()).toEqual([
        'enrolled admin@fieldlight.example',
        'guessed admin@fieldlight.example',
      ])
      expect(await pass(there.id, 101)).toBe(true)
      expect(await begin(here.id, 'office')).toEqual({ count: 1 })
    })

    it('gets in from elsewhere, and in a known browser also when many guess', async () => {
      const { id } = await signIn('admin')
      await enroll(id)
      await guess(id, 'guesser')
      expect(await begin(id, 'home')).toEqual({ count: 1 })
      await guess(id, 'second guesser')
      for (let n = 0; n < 9; n += 1) await begin(id, 'third guesser')
      expect(await begin(id, 'fourth guesser')).toEqual({ refused: 'PT429' })
      expect(await begin(id, 'home')).toEqual({ refused: 'PT429' })
      for (let n = 0; n < 10; n += 1) expect(await begin(id, 'browser one', true)).toEqual({ count: 1 })
      expect(await begin(id, 'browser one', true)).toEqual({ refused: 'PT429' })
    })
  })

  it('removes it with a code: other sign-ins count again', async () => {
    const { id } = await signIn('admin')
    await enroll(id)
    const other = await signIn('admin')
    const remove = (step: number) => server().value('select public.remove_second_factor($1, $2)', [id, step])
    expect(await remove(100)).toBe(false)
    expect(await stateOf(other.session)).toBe('second_step')
    expect(await remove(101)).toBe(true)
    expect(await stateOf(other.session)).toBe('counts')
    expect(await entries()).toEqual(
      ['insert', 'delete'].map((action) => ({
        actor_id: PEOPLE.admin,
        action,
        table_name: 'second_factors',
      })),
    )
  })
})

it('nobody sets up a second factor twice, for others, or while mirroring', async () => {
  const { id } = await signIn('admin')
  await enroll(id)
  expect(await enroll(id)).toEqual({ refused: 'PT409' })
  expect(await enroll(randomUUID())).toEqual({ refused: 'PT403' })
  const mirroring = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
  await mirroring.query('select public.get_sign_in()')
  const session = await database.value<string>(
    'select session_id from private.mirroring_sessions where ended_at is null order by started_at desc limit 1',
  )
  expect(await enroll(session)).toEqual({ refused: 'PT403' })
  for (const change of ['replace_recovery_codes($1, $2)', 'remove_second_factor($1)']) {
    const parameters = change.includes('$2') ? [session, HASHES] : [session]
    expect(await server().attempt(`select public.${change}`, parameters)).toEqual({ refused: 'PT403' })
  }
  expect(await mirroring.attempt('select public.get_enrollment()')).toEqual({ refused: 'PT403' })
  expect(await mirroring.value('select public.read_own_security()')).toBeNull()
  expect(await mirroring.attempt('select public.end_own_sign_ins()')).toEqual({ refused: 'PT403' })
})

it('what the server settles is not for people with a token', async () => {
  const { id, session } = await signIn('super_admin')
  for (const call of [
    'select public.pass_second_step($1, 999)',
    `select public.begin_second_step($1, 'office', true)`,
    'select public.has_second_factors() where $1::uuid is not null',
    `select public.enroll_second_factor($1, '${SECRET}', 1, '{}')`,
    'select public.remove_second_factor($1, 999)',
    `select public.replace_recovery_codes($1, '{}', 999)`,
    'select public.permit_account_change($1)',
  ]) {
    expect(await session.attempt(call, [id])).toEqual({ refused: '42501' })
  }
})

describe('a role that needs it', () => {
  const need = async (age: string) => {
    const { session } = await signIn('super_admin')
    await session.query(`select public.set_second_factor_role('owl', true)`)
    await database.run(`
      update private.second_factor_roles set created_at = now() - interval '${age}';
      update public.profiles set created_at = now() - interval '1 year'`)
  }

  it('has seven days, and then sets it up before anything else', async () => {
    await need('6 days')
    const { id, session } = await signIn('owl')
    expect(await stateOf(session)).toBe('counts')
    const [row] = await session.query<{ left: boolean }>(
      `select enroll_by between now() + interval '23 hours' and now() + interval '25 hours' as left from public.get_sign_in()`,
    )
    expect(row?.left).toBe(true)
    await database.run(`update private.second_factor_roles set created_at = now() - interval '8 days'`)
    expect(await stateOf(session)).toBe('enroll')
    expect(await roleOf(session)).toBeNull()
    expect(await session.attempt('select public.begin_account_change()')).toEqual({ count: 1 })
    expect(await session.query('select user_id, has_app from public.get_enrollment()')).toEqual([
      { user_id: PEOPLE.owl, has_app: false },
    ])
    await enroll(id)
    expect(await roleOf(session)).toBe('owl')
    expect(await roleOf((await signIn('admin')).session)).toBe('admin')
  })

  it('is led back to setting it up after removing it', async () => {
    await need('8 days')
    const { id, session } = await signIn('owl')
    await enroll(id)
    await server().query('select public.remove_second_factor($1, 101)', [id])
    expect(await stateOf(session)).toBe('enroll')
  })

  it('is chosen by super admins, who see who has one', async () => {
    await need('0 days')
    const { session } = await signIn('super_admin')
    await enroll((await signIn('owl')).id)
    const rows = await session.query(
      `select people > 0 as known, enrolled, needed_since is not null as needed
      from public.list_second_factor_roles() where user_type = 'owl'`,
    )
    expect(rows).toEqual([{ known: true, enrolled: 1, needed: true }])
    await session.query(`select public.set_second_factor_role('owl', false)`)
    expect((await entries()).filter(({ table_name: table }) => table === 'second_factor_roles')).toEqual(
      ['insert', 'delete'].map((action) => ({
        actor_id: PEOPLE.super_admin,
        action,
        table_name: 'second_factor_roles',
      })),
    )
    for (const call of [
      `select public.set_second_factor_role('owl', false)`,
      'select public.list_second_factor_roles()',
      `select public.get_second_factor_of('${PEOPLE.owl}')`,
      `select public.reset_second_factor('${PEOPLE.owl}')`,
    ]) {
      expect(await database.asUser('admin').attempt(call)).toEqual({ refused: 'PT403' })
      const mirroring = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
      expect(await mirroring.attempt(call)).toEqual({ refused: 'PT403' })
    }
  })
})

it('a super admin resets it for others: their sign-ins end, and they hear of it', async () => {
  const owl = await signIn('owl')
  await enroll(owl.id)
  const { session, id } = await signIn('super_admin')
  const reset = (person: Person) => session.attempt('select public.reset_second_factor($1)', [PEOPLE[person]])
  expect(await session.query('select codes_left from public.get_second_factor_of($1)', [PEOPLE.owl])).toEqual(
    [{ codes_left: 2 }],
  )
  expect(await reset('owl')).toEqual({ count: 1 })
  expect(await database.value('select count(*)::integer from auth.sessions where id = $1', [owl.id])).toBe(0)
  expect(await stateOf((await signIn('owl')).session)).toBe('counts')
  expect((await letters()).at(-1)).toBe('reset owl@fieldlight.example')
  expect((await entries()).at(-1)).toMatchObject({ actor_id: PEOPLE.super_admin, action: 'delete' })
  expect(await reset('owl')).toEqual({ refused: 'PT404' })
  await enroll(id)
  expect(await reset('super_admin')).toEqual({ refused: 'PT409' })
})
