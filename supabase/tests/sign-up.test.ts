import { openDatabase } from './harness'

const database = openDatabase()

const signUp = (email: string) =>
  database.value<string>(`insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id`, [
    email,
  ])

const invite = (email: string, expires = '14 days') =>
  database.sql(
    `insert into private.invitations (email, first_name, last_name, user_type, created_at, expires_at)
    values ($1, 'Nell', 'Green', 'owl', now() - interval '30 days', now() + $2::interval)`,
    [email, expires],
  )

it('is closed to everyone who was not invited', async () => {
  await expect(signUp('stranger@example.com')).rejects.toMatchObject({ code: 'PT403' })
})

it('makes the profile that the invitation promised, whatever the case of the address', async () => {
  await invite('nell@fieldlight.example')
  const id = await signUp('Nell@fieldlight.example')
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

it('refuses an invitation that has expired', async () => {
  await invite('nell@fieldlight.example', '-1 second')
  await expect(signUp('nell@fieldlight.example')).rejects.toMatchObject({ code: 'PT403' })
})

it('uses an invitation up: a deleted person does not come back by it', async () => {
  await invite('nell@fieldlight.example')
  await signUp('nell@fieldlight.example')
  await database.sql(`delete from auth.users where email = 'nell@fieldlight.example'`)
  await expect(signUp('nell@fieldlight.example')).rejects.toMatchObject({ code: 'PT403' })
})

it('keeps the address of the profile and the account the same', async () => {
  await database.run(
    `update auth.users set email = 'barn@fieldlight.example' where email = 'owl@fieldlight.example'`,
  )
  expect(await database.value(`select email from public.profiles where user_type = 'owl'`)).toBe(
    'barn@fieldlight.example',
  )
})
