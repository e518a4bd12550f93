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

  it('to sign in are limited per account, from any address', async () => {
    for (let n = 0; n < 20; n += 1) expect(await attempt('sign_in', `a${n}`, 'ada')).toEqual({ count: 1 })
    expect(await attempt('sign_in', 'elsewhere', 'ada')).toEqual({ refused: 'PT429' })
    expect(await attempt('sign_in', 'elsewhere', 'bob')).toEqual({ count: 1 })
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
