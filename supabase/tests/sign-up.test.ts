import { openDatabase } from './harness'

const database = openDatabase()

const NELL = 'nell@fieldlight.example'
const OWL = 'owl@fieldlight.example'

/** What every way into the auth server comes to. */
const signUp = (email: string, token?: string) =>
  database.asAuthServer().value<string>(
    `insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), $1, jsonb_build_object('invitation_token', $2::text)) returning id`,
    [email, token ?? null],
  )

const invite = (email = NELL) =>
  database.value<string>(`select private.issue_invitation($1, 'Nell', 'Green', 'owl')`, [email])

const expectRefused = (attempt: Promise<unknown>) => expect(attempt).rejects.toMatchObject({ code: 'PT403' })

it('is refused without an invitation', async () => {
  await expectRefused(signUp('stranger@example.com'))
})

it('creates the profile of the invitation, ignoring the case of the address', async () => {
  const token = await invite()
  const id = await signUp('Nell@fieldlight.example', token)
  expect(await database.sql('select * from public.profiles where id = $1', [id])).toMatchObject([
    {
      email: 'Nell@fieldlight.example',
      first_name: 'Nell',
      last_name: 'Green',
      user_type: 'owl',
      active: true,
    },
  ])
})

it('needs the token that was mailed to the address', async () => {
  await invite()
  const other = await invite('other@fieldlight.example')
  for (const token of [undefined, '', 'guessed', other]) {
    await database.run('savepoint attempt')
    await expectRefused(signUp(NELL, token))
    await database.run('rollback to savepoint attempt')
  }
})

it('ends a link when a new one is issued', async () => {
  const first = await invite()
  expect(await invite()).not.toBe(first)
  await expectRefused(signUp(NELL, first))
})

it('refuses an invitation that has expired', async () => {
  const token = await invite()
  await database.run(`update private.invitations set expires_at = now() - interval '1 second'`)
  await expectRefused(signUp(NELL, token))
})

it('accepts an invitation once, not again for a deleted user', async () => {
  const token = await invite()
  await signUp(NELL, token)
  await database.sql('delete from auth.users where email = $1', [NELL])
  await expectRefused(signUp(NELL, token))
})

it('lets an import bring a person whose address is confirmed, and nobody else without a token', async () => {
  await database.sql('insert into private.invitations (email) values ($1)', [NELL])
  await database.run('savepoint attempt')
  await expectRefused(signUp(NELL))
  await database.run('rollback to savepoint attempt')
  await database.sql(
    'insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now())',
    [NELL],
  )
})

it('rejects an invitation for an address with an account', async () => {
  await expect(invite('Owl@fieldlight.example')).rejects.toMatchObject({ code: 'PT409' })
})

it('keeps the address of the profile and the account the same', async () => {
  await database.sql('select public.permit_account_change(id) from auth.users where email = $1', [OWL])
  await database
    .asAuthServer()
    .query(`update auth.users set email = 'barn@fieldlight.example' where email = $1`, [OWL])
  expect(await database.value(`select email from public.profiles where user_type = 'owl'`)).toBe(
    'barn@fieldlight.example',
  )
})
