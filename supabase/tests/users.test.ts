import { openDatabase } from './harness'
import { PEOPLE } from './people'
import type { Session } from './session'

const database = openDatabase()

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
