import { openDatabase } from './harness'
import { PEOPLE } from './people'
import type { Session } from './session'

const database = openDatabase()

const FORMER = '00000000-0000-4000-8000-00000000ffff'

const superAdmin = () => database.asUser('super_admin')
const email = (session: Session, search: string) =>
  session.query<{ email: string }>('select email from public.list_all_users(search => $1)', [search])

const CALLS = [
  'select * from public.list_all_users()',
  'select * from public.list_invitations()',
  `select public.set_user_type('${PEOPLE.owl}', 'admin')`,
  `select public.set_user_active('${PEOPLE.owl}', false)`,
  `select public.invite_user('new@fieldlight.example', 'New', 'One', 'admin')`,
  `select public.resend_invitation(gen_random_uuid())`,
  `select public.withdraw_invitation(gen_random_uuid())`,
  `select public.change_users(array['${PEOPLE.owl}'::uuid], 'admin')`,
  `select public.undo_user_changes(array['${PEOPLE.owl}'::uuid], array[1::bigint])`,
  `select public.change_invitations(array[gen_random_uuid()], 'withdraw')`,
]

describe.each(CALLS)('%s', (call) => {
  it.each(['admin', 'project_manager', 'graphic_designer', 'owl', 'member'] as const)(
    'is refused to a %s',
    async (person) => {
      expect(await database.asUser(person).attempt(call)).toEqual({ refused: 'PT403' })
    },
  )

  it('is refused to visitors', async () => {
    expect(await database.asAnon().attempt(call)).toEqual({ refused: '42501' })
  })

  it('is refused while mirroring, a super admin among others', async () => {
    await database.run(`update public.profiles set user_type = 'super_admin' where user_type = 'owl'`)
    for (const target of ['admin', 'owl'] as const) {
      const session = await database.asMirroring('super_admin', target, { allowChanges: true })
      expect(await session.attempt(call)).toEqual({ refused: 'PT403' })
    }
    const expired = await database.asMirroring('super_admin', 'admin', { expired: true })
    expect(await expired.attempt(call)).toEqual({ refused: 'PT403' })
  })
})

describe('the list', () => {
  it('has everyone, newest first, when nothing is asked for', async () => {
    const rows = await superAdmin().query('select email, total from public.list_all_users()')
    expect(rows).toHaveLength(6)
    expect(rows[0]).toEqual({ email: 'member@fieldlight.example', total: 6 })
  })

  it('finds by name and address, with nothing in the words that means something to a pattern', async () => {
    expect(await email(superAdmin(), 'ruth AINS')).toEqual([{ email: 'superadmin@fieldlight.example' }])
    expect(await email(superAdmin(), 'owl@')).toEqual([{ email: 'owl@fieldlight.example' }])
    expect(await email(superAdmin(), '%')).toEqual([])
  })

  it('sorts both ways and keeps counting past its page', async () => {
    const page = (descending: boolean) =>
      superAdmin().query(
        `select first_name, total from public.list_all_users(sort => 'name', descending => $1, max_rows => 1, skip_rows => 1)`,
        [descending],
      )
    expect(await page(false)).toEqual([{ first_name: 'Joanna', total: 6 }])
    expect(await page(true)).toEqual([{ first_name: 'Sam', total: 6 }])
    for (const sort of ['email', 'user_type', 'created_at']) {
      const order = async (descending: boolean) =>
        (
          await superAdmin().query<{ id: string }>(
            'select id from public.list_all_users(sort => $1, descending => $2)',
            [sort, descending],
          )
        ).map(({ id }) => id)
      expect(await order(false)).toEqual((await order(true)).toReversed())
    }
  })

  it('goes on after a row in each order', async () => {
    for (const sort of ['name', 'email', 'user_type', 'created_at']) {
      for (const descending of [true, false]) {
        const rows = await superAdmin().query<{ id: string; sort_value: string }>(
          'select id, sort_value from public.list_all_users(sort => $1, descending => $2)',
          [sort, descending],
        )
        const rest = await superAdmin().query<{ id: string; total: number }>(
          'select id, total from public.list_all_users(sort => $1, descending => $2, after_value => $3, after_id => $4)',
          [sort, descending, rows[2]?.sort_value, rows[2]?.id],
        )
        expect(rest).toEqual(rows.slice(3).map(({ id }) => ({ id, total: 6 })))
      }
    }
  })

  it('narrows by role, by state, by last sign-in and to one user', async () => {
    await database.run(`
      update public.profiles set active = false where id = '${PEOPLE.owl}';
      update auth.users set last_sign_in_at = now() - interval '1 day' where id = '${PEOPLE.admin}';
      update auth.users set last_sign_in_at = now() - interval '31 days' where id = '${PEOPLE.super_admin}';
      update auth.users set last_sign_in_at = null where id not in ('${PEOPLE.admin}', '${PEOPLE.super_admin}')`)
    const ids = async (filter: string) =>
      (await superAdmin().query<{ id: string }>(`select id from public.list_all_users(${filter})`)).map(
        ({ id }) => id,
      )
    expect(await ids(`of_role => 'owl'`)).toEqual([PEOPLE.owl])
    expect(await ids(`of_role => 'none'`)).toEqual([PEOPLE.member])
    expect(await ids(`with_state => 'inactive'`)).toEqual([PEOPLE.owl])
    expect(await ids(`with_state => 'active'`)).toHaveLength(5)
    expect(await ids(`signed_in => 'month'`)).toEqual([PEOPLE.admin])
    expect(await ids(`signed_in => 'earlier'`)).toEqual([PEOPLE.super_admin])
    expect(await ids(`signed_in => 'never'`)).toHaveLength(4)
    expect(await ids(`of_user => '${PEOPLE.owl}'`)).toEqual([PEOPLE.owl])
  })
})

describe('a change of many', () => {
  const MANY = [PEOPLE.owl, PEOPLE.member, PEOPLE.super_admin, FORMER]
  type Row = { user_id: string; outcome: string; change_id: string | null }
  const change = (type: string | null, active: boolean | null) =>
    superAdmin().query<Row>('select * from public.change_users($1, $2, $3)', [MANY, type, active])
  const outcomes = (rows: { user_id: string; outcome: string }[]) =>
    Object.fromEntries(rows.map(({ user_id: id, outcome }) => [id, outcome]))
  const undo = async (rows: Row[]) =>
    outcomes(
      await superAdmin().query<Row>('select * from public.undo_user_changes($1, $2)', [
        rows.map((row) => row.user_id),
        rows.map((row) => row.change_id),
      ]),
    )
  const stateOf = (id: string) =>
    database.sql('select user_type, active from public.profiles where id = $1', [id])

  it('says what came of each, leaves the caller alone, and is undone', async () => {
    const rows = await change('owl', null)
    expect(outcomes(rows)).toEqual({
      [PEOPLE.owl]: 'unchanged',
      [PEOPLE.member]: 'done',
      [PEOPLE.super_admin]: 'self',
      [FORMER]: 'missing',
    })
    const done = rows.filter(({ outcome }) => outcome === 'done')
    expect(await undo(done)).toEqual({ [PEOPLE.member]: 'done' })
    expect(await stateOf(PEOPLE.member)).toEqual([{ user_type: null, active: true }])
    expect(await undo(done)).toEqual({ [PEOPLE.member]: 'changed' })
  })

  it('deactivates and reactivates, and undoes only what is as it left it', async () => {
    const done = (await change(null, false)).filter(({ outcome }) => outcome === 'done')
    expect(done.map(({ user_id: id }) => id).toSorted()).toEqual([PEOPLE.owl, PEOPLE.member].toSorted())
    expect(await stateOf(PEOPLE.owl)).toEqual([{ user_type: 'owl', active: false }])
    await superAdmin().query(`select public.set_user_active('${PEOPLE.owl}', true)`)
    expect(await undo(done)).toEqual({ [PEOPLE.owl]: 'changed', [PEOPLE.member]: 'done' })
  })

  it('undoes nothing that is not a change of that user', async () => {
    const [row] = (await change(null, false)).filter(({ outcome }) => outcome === 'done')
    const other = [PEOPLE.owl, PEOPLE.member].find((id) => id !== row?.user_id) ?? ''
    expect(await undo([{ user_id: other, outcome: '', change_id: row?.change_id ?? '' }])).toEqual({
      [other]: 'refused',
    })
  })

  it('is either a role or a state', async () => {
    const attempt = (values: unknown[]) =>
      superAdmin().attempt('select public.change_users($1, $2, $3)', [[PEOPLE.owl], ...values])
    expect(await attempt(['owl', true])).toEqual({ refused: 'PT422' })
    expect(await attempt([null, null])).toEqual({ refused: 'PT422' })
  })
})

describe('a change', () => {
  it('counts at once and is recorded', async () => {
    const owl = database.asUser('owl')
    await superAdmin().query(`select public.set_user_type('${PEOPLE.owl}', 'admin')`)
    expect(await owl.value('select public.get_user_type()')).toBe('admin')
    expect(await database.sql('select actor_id, row_key, changed_columns from private.audit_log')).toEqual([
      { actor_id: PEOPLE.super_admin, row_key: { id: PEOPLE.owl }, changed_columns: ['user_type'] },
    ])
  })

  it('that deactivates ends the sign-ins, also for the time after', async () => {
    const owl = database.asUser('owl')
    await owl.query('select 1')
    const setActive = (active: boolean) =>
      superAdmin().query(`select public.set_user_active('${PEOPLE.owl}', $1)`, [active])
    await setActive(false)
    await setActive(true)
    expect(await owl.value('select private.viewer_id()')).toBeNull()
    expect(await database.asUser('owl').value('select private.viewer_id()')).toBe(PEOPLE.owl)
  })

  it('of somebody who is not there is refused', async () => {
    expect(await superAdmin().attempt(`select public.set_user_type(gen_random_uuid(), 'owl')`)).toEqual({
      refused: 'PT404',
    })
  })
})

describe('the last super admin', () => {
  const SELF = PEOPLE.super_admin
  const LEAVING = [
    `select public.set_user_type('${SELF}', 'admin')`,
    `select public.set_user_type('${SELF}', null)`,
    `select public.set_user_active('${SELF}', false)`,
  ]

  it.each(LEAVING)('stays: %s', async (change) => {
    expect(await superAdmin().attempt(change)).toEqual({ refused: 'PT409' })
  })

  it('stays when somebody deletes the account past all functions', async () => {
    await expect(database.sql('delete from auth.users where id = $1', [SELF])).rejects.toMatchObject({
      code: 'PT409',
    })
  })

  it.each(LEAVING)('may go once there is another: %s', async (change) => {
    await superAdmin().query(`select public.set_user_type('${PEOPLE.admin}', 'super_admin')`)
    expect(await superAdmin().attempt(change)).toEqual({ count: 1 })
  })

  it('stays when the only other one is deactivated', async () => {
    await superAdmin().query(`select public.set_user_type('${PEOPLE.admin}', 'super_admin')`)
    await superAdmin().query(`select public.set_user_active('${PEOPLE.admin}', false)`)
    expect(await superAdmin().attempt(LEAVING[0] ?? '')).toEqual({ refused: 'PT409' })
  })
})
