import { openDatabase } from './harness'

const database = openDatabase()

describe('own account', () => {
  it('can be renamed by its owner', async () => {
    await database.asUser('owl').query(`select public.rename_oneself(' Inês ', '')`)
    expect(await database.asUser('owl').query('select first_name, last_name from public.profiles')).toEqual([
      { first_name: 'Inês', last_name: null },
    ])
  })

  it.each([`select public.rename_oneself('X', 'Y')`, 'select public.begin_account_change()'])(
    'is not changed while mirroring: %s',
    async (change) => {
      const session = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
      expect(await session.attempt(change)).toEqual({ refused: 'PT403' })
    },
  )
})

describe('attempts', () => {
  const attempt = (kind: string, address: string, account: string) =>
    database.asServiceRole().attempt('select public.count_attempt($1, $2, $3)', [kind, address, account])

  it('to sign in are limited per account and address, and nobody elsewhere is locked out', async () => {
    for (let n = 0; n < 10; n += 1) expect(await attempt('sign_in', 'here', 'ada')).toEqual({ count: 1 })
    expect(await attempt('sign_in', 'here', 'ada')).toEqual({ refused: 'PT429' })
    expect(await attempt('sign_in', 'here', 'bob')).toEqual({ count: 1 })
    expect(await attempt('sign_in', 'elsewhere', 'ada')).toEqual({ count: 1 })
    await database.asServiceRole().query(`select public.forgive_sign_in('here', 'ada')`)
    expect(await attempt('sign_in', 'here', 'ada')).toEqual({ count: 1 })
  })

  it('with ten wrong passwords are told to the owner, once a day', async () => {
    const report = (account: string, email: string) =>
      database
        .asServiceRole()
        .query('select public.report_failed_sign_in($1, $2) as failures', [account, email])
        .then(([row]) => row?.failures)
    const letters = () =>
      database
        .asServiceRole()
        .query(`select recipient, payload from public.outbox_messages where kind = 'failed_sign_ins'`)
    for (let n = 1; n <= 9; n += 1) expect(await report('owl', ' Owl@fieldlight.example')).toBe(n)
    expect(await letters()).toEqual([])
    for (let n = 10; n <= 12; n += 1) expect(await report('owl', 'owl@fieldlight.example')).toBe(n)
    for (let n = 1; n <= 10; n += 1) await report('nobody', 'nobody@fieldlight.example')
    expect(await letters()).toEqual([
      { recipient: 'owl@fieldlight.example', payload: { first_name: expect.any(String) as string } },
    ])
  })

  it('to sign in are limited per address, for any account', async () => {
    for (let n = 0; n < 60; n += 1) await attempt('sign_in', 'here', `account ${n}`)
    expect(await attempt('sign_in', 'here', 'another')).toEqual({ refused: 'PT429' })
  })

  it('to reset are limited to one per minute and account', async () => {
    expect(await attempt('reset', 'a', 'ada')).toEqual({ count: 1 })
    expect(await attempt('reset', 'b', 'ada')).toEqual({ refused: 'PT429' })
  })

  it('to guess the current password are limited', async () => {
    const owl = database.asUser('owl')
    const begin = () => owl.attempt('select public.begin_account_change()')
    for (let n = 0; n < 10; n += 1) await begin()
    expect(await begin()).toEqual({ refused: 'PT429' })
  })
})
