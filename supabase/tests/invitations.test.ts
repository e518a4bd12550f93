import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

const superAdmin = () => database.asUser('super_admin')
const invite = () =>
  superAdmin().query(`select public.invite_user('Nell@fieldlight.example', ' Nell ', '', 'owl')`)
const letters = (session: Session) => session.query(`select payload from public.outbox_messages`)
const openInvitation = () =>
  database.value<string>(`select id from private.invitations where accepted_at is null`)

it('an invitation goes out as a letter that only super admins can read', async () => {
  await invite()
  expect(await letters(superAdmin())).toEqual([
    { payload: { first_name: 'Nell', token: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ])
  expect(await letters(database.asUser('admin'))).toEqual([])
  expect(
    await superAdmin().query('select email, first_name, user_type from public.list_invitations()'),
  ).toEqual([{ email: 'nell@fieldlight.example', first_name: 'Nell', user_type: 'owl' }])
})

it('an invitation is found by the token in the letter, which is kept nowhere else', async () => {
  await invite()
  const token = await superAdmin().value<string>(`select payload ->> 'token' from public.outbox_messages`)
  const find = () => database.asServiceRole().query('select * from public.find_invitation($1)', [token])
  expect(await find()).toEqual([{ email: 'nell@fieldlight.example', first_name: 'Nell' }])
  expect(await database.asAnon().attempt(`select public.find_invitation('x')`)).toEqual({
    refused: '42501',
  })
  await database.run(`update private.invitations set expires_at = now() - interval '1 second'`)
  expect(await find()).toEqual([])
})

it('an invitation sent again has one letter, with another token', async () => {
  await invite()
  const [before] = await letters(superAdmin())
  await superAdmin().query('select public.resend_invitation($1)', [await openInvitation()])
  const after = await letters(superAdmin())
  expect(after).toHaveLength(1)
  expect(after).not.toEqual([before])
})

it('an invitation is withdrawn with its letter', async () => {
  await invite()
  const id = await openInvitation()
  await superAdmin().query('select public.withdraw_invitation($1)', [id])
  expect(await letters(superAdmin())).toEqual([])
  expect(await superAdmin().attempt(`select public.withdraw_invitation('${id}')`)).toEqual({
    refused: 'PT404',
  })
})

it('an invitation for somebody who is here is refused', async () => {
  expect(
    await superAdmin().attempt(`select public.invite_user('OWL@fieldlight.example', null, null, 'admin')`),
  ).toEqual({ refused: 'PT409' })
})
