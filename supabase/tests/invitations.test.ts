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

it('the list is searched, narrowed and sorted, and says what became of each letter', async () => {
  await invite()
  await superAdmin().query(`select public.invite_user('abe@fieldlight.example', 'Abe', 'Stone', 'admin')`)
  await database.run(
    `update private.invitations set expires_at = now() - interval '1 day' where email like 'abe@%'`,
  )
  await database
    .asServiceRole()
    .query(
      `update public.outbox_messages set status = 'failed', last_error = '550 No such mailbox' where recipient like 'abe@%'`,
    )
  const list = async (filter: string) =>
    (await superAdmin().query<{ email: string }>(`select email from public.list_invitations(${filter})`)).map(
      ({ email }) => email.split('@')[0],
    )
  expect(await list(`search => 'STONE abe'`)).toEqual(['abe'])
  expect(await list(`of_role => 'owl'`)).toEqual(['nell'])
  expect(await list(`of_role => 'none'`)).toEqual([])
  expect(await list(`with_state => 'open'`)).toEqual(['nell'])
  expect(await list(`with_state => 'expired'`)).toEqual(['abe'])
  expect(await list(`sort => 'email', descending => false`)).toEqual(['abe', 'nell'])
  expect(await list(`sort => 'expires', descending => true`)).toEqual(['nell', 'abe'])
  const [last] = await superAdmin().query<{ id: string; sort_value: string }>(
    `select id, sort_value from public.list_invitations(sort => 'email', descending => false, max_rows => 1)`,
  )
  expect(
    await list(
      `sort => 'email', descending => false, after_value => '${last?.sort_value}', after_id => '${last?.id}'`,
    ),
  ).toEqual(['nell'])
  expect(await superAdmin().query(`select * from public.list_invitations(search => 'abe')`)).toEqual([
    expect.objectContaining({
      invited_by: 'Ruth Ainsley',
      mail_status: 'failed',
      mail_error: '550 No such mailbox',
      total: 1,
    }),
  ])
})

it('many are sent again or withdrawn at once, with a result for each', async () => {
  await invite()
  const id = await openInvitation()
  const nobody = '00000000-0000-4000-8000-00000000ffff'
  const change = (what: string) =>
    superAdmin().query('select * from public.change_invitations($1, $2)', [[id, nobody], what])
  const [before] = await letters(superAdmin())
  const rows = [
    { invitation_id: nobody, outcome: 'missing' },
    { invitation_id: id, outcome: 'done' },
  ]
  expect(await change('resend')).toEqual(expect.arrayContaining(rows))
  expect(await letters(superAdmin())).not.toEqual([before])
  expect(await change('withdraw')).toEqual(expect.arrayContaining(rows))
  expect(await letters(superAdmin())).toEqual([])
  expect(await superAdmin().attempt('select public.change_invitations($1, $2)', [[id], 'forget'])).toEqual({
    refused: 'PT422',
  })
})
