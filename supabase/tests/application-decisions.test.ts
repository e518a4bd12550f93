import { openDatabase } from './harness'

const database = openDatabase()

const apply = (name: string, status = 'new'): Promise<string> =>
  database.value(
    `insert into public.videographer_applications
      (first_name, last_name, email, phone, street, city, state, zip_code, about, status)
    values ($1, 'Marlow', $1 || '@example.com', '7', '1 Loom St', 'Flint', 'MI', '48502', 'I film looms.', $2)
    returning id`,
    [name, status],
  )

const decide = (id: string, from: string, to: string) =>
  database
    .asUser('admin')
    .attempt(`update public.videographer_applications set status = $3 where id = $1 and status = $2`, [
      id,
      from,
      to,
    ])

const letters = (id: string) =>
  database.sql('select kind, recipient, payload, status from public.outbox_messages where about_id = $1', [
    id,
  ])

it.each(['approved', 'declined'])('an application that is %s is answered once', async (decision) => {
  const id = await apply('Inez')
  expect(await decide(id, 'new', decision)).toEqual({ count: 1 })
  expect(await decide(id, decision, decision)).toEqual({ count: 1 })
  expect(await letters(id)).toEqual([
    {
      kind: `application_${decision}`,
      recipient: 'Inez@example.com',
      payload: { first_name: 'Inez' },
      status: 'waiting',
    },
  ])
})

it('of two decisions at the same time the second changes nothing', async () => {
  const id = await apply('Inez')
  expect(await decide(id, 'new', 'approved')).toEqual({ count: 1 })
  expect(await decide(id, 'new', 'declined')).toEqual({ count: 0 })
  expect(await letters(id)).toMatchObject([{ kind: 'application_approved' }])
})

it('a decision that changes before its mail is sent deletes that mail', async () => {
  const id = await apply('Inez')
  await decide(id, 'new', 'declined')
  await decide(id, 'declined', 'approved')
  expect(await letters(id)).toMatchObject([{ kind: 'application_approved' }])
})

it('a mail that was sent stays recorded, and the new one is sent too', async () => {
  const id = await apply('Inez')
  await decide(id, 'new', 'declined')
  await database
    .asServiceRole()
    .query('select public.mark_outbox_message_sent(id) from public.outbox_messages where about_id = $1', [id])
  await decide(id, 'declined', 'approved')
  expect((await letters(id)).map(({ kind }) => kind).sort()).toEqual([
    'application_approved',
    'application_declined',
  ])
})

it('spam gets no answer', async () => {
  const id = await apply('Casino', 'held')
  await decide(id, 'held', 'spam')
  expect(await letters(id)).toEqual([])
})

it('counts applications by status, for admins only', async () => {
  await apply('Inez')
  await apply('Ada')
  await apply('Grace', 'approved')
  const count = 'select status, total::int from public.count_applications() order by status'
  expect(await database.asUser('admin').query(count)).toEqual([
    { status: 'approved', total: 1 },
    { status: 'new', total: 2 },
  ])
  expect(await database.asUser('project_manager').query(count)).toEqual([])
  expect(await database.asAnon().attempt(count)).toEqual({ refused: '42501' })
})
