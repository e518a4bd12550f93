import { openDatabase } from './harness'
import type { Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const CLIENT = 'c0000000-0000-4000-8000-000000000011'
const CONTACT = 'e0000000-0000-4000-8000-000000000001'

type Entry = {
  id: number
  actor_name: string | null
  viewer_name: string | null
  action: string
  changed_values: Record<string, [unknown, unknown]>
}

const LIST = 'select * from public.list_record_history($1, $2)'
const historyOf = (session: Session, id = CLIENT, table = 'clients') =>
  session.query<Entry>(LIST, [table, id])

const RENAME = `update public.clients set name = 'Northfield', website = 'https://northfield.example' where id = '${CLIENT}'`

it('keeps what every column was and is, of a table without personal data', async () => {
  const admin = database.asUser('admin')
  await admin.query(RENAME)
  expect(await historyOf(admin)).toMatchObject([
    {
      action: 'update',
      actor_name: 'Marcus Bell',
      viewer_name: null,
      changed_values: {
        name: ['Northfield College', 'Northfield'],
        website: ['https://northfield-college.example/', 'https://northfield.example'],
      },
    },
  ])
})

it('keeps the whole row of what is added and deleted, but no derived columns', async () => {
  const superAdmin = database.asUser('super_admin')
  const [added] = await superAdmin.query<{ id: string }>(
    `insert into public.clients (name) values ('Newcomer') returning id`,
  )
  const id = added?.id ?? ''
  await superAdmin.query('delete from public.clients where id = $1', [id])
  const [deletion, insertion] = await historyOf(superAdmin, id)
  expect(insertion).toMatchObject({
    action: 'insert',
    changed_values: { name: [null, 'Newcomer'], id: [null, id] },
  })
  expect(deletion).toMatchObject({
    action: 'delete',
    changed_values: { name: ['Newcomer', null], id: [id, null] },
  })
  for (const derived of ['updated_at', 'search_text', 'version']) {
    expect(deletion?.changed_values).not.toHaveProperty(derived)
  }
})

it('keeps no content of people', async () => {
  const superAdmin = database.asUser('super_admin')
  await superAdmin.query(
    `update public.contact_details set phone = '5550100', email = 'a@b.example' where contact_id = $1`,
    [CONTACT],
  )
  expect(
    await database.sql('select changed_values from private.audit_entries where changed_values is not null'),
  ).toEqual([])
})

it('names the mirrored person too', async () => {
  const session = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
  await session.query(RENAME)
  expect(await historyOf(session)).toMatchObject([{ actor_name: 'Ruth Ainsley', viewer_name: 'Marcus Bell' }])
})

it('lists the newest entries first, in pages', async () => {
  const admin = database.asUser('admin')
  for (const name of ['One', 'Two', 'Three']) {
    await admin.query('update public.clients set name = $1 where id = $2', [name, CLIENT])
  }
  const page = await admin.query<Entry>(`select * from public.list_record_history('clients', $1, 2, 1)`, [
    CLIENT,
  ])
  expect(page.map(({ changed_values: values }) => values.name?.[1])).toEqual(['Two', 'One'])
})

describe('rights', () => {
  const attempts = async (session: Session) => [
    await session.attempt(LIST, ['clients', CLIENT]),
    await session.attempt('select * from public.get_record_change((select max(1)::bigint))'),
  ]
  const DENIED = [{ refused: 'PT403' }, { refused: 'PT403' }]

  it.each(['project_manager', 'graphic_designer', 'owl', 'member'] as const)(
    'refuses a %s',
    async (person: Person) => {
      expect(await attempts(database.asUser(person))).toEqual(DENIED)
    },
  )

  it('refuses visitors', async () => {
    expect(await attempts(database.asAnon())).toEqual([{ refused: '42501' }, { refused: '42501' }])
  })

  it('refuses a super admin who looks as a designer, or whose mirroring has expired', async () => {
    expect(await attempts(await database.asMirroring('super_admin', 'graphic_designer'))).toEqual(DENIED)
    const expired = await database.asMirroring('super_admin', 'admin', { expired: true })
    expect(await attempts(expired)).toEqual(DENIED)
  })

  it('lets a super admin read while looking as an admin', async () => {
    const session = await database.asMirroring('super_admin', 'admin')
    expect(await session.attempt(LIST, ['clients', CLIENT])).toEqual({ count: 0 })
  })

  it.each(['contact_details', 'profiles', 'contact_submissions', 'nothing'])(
    'keeps the history of %s from everybody',
    async (table) => {
      const outcome = await database.asUser('super_admin').attempt(LIST, [table, CONTACT])
      expect(outcome).toEqual({ refused: 'PT403' })
    },
  )

  it('gives one entry to those who may read it', async () => {
    const admin = database.asUser('admin')
    await admin.query(RENAME)
    const [entry] = await historyOf(admin)
    const one = 'select * from public.get_record_change($1)'
    expect(await admin.query(one, [entry?.id])).toMatchObject([
      { table_name: 'clients', row_key: { id: CLIENT }, action: 'update' },
    ])
    expect(await database.asUser('owl').attempt(one, [entry?.id])).toEqual({ refused: 'PT403' })
    await database
      .asUser('super_admin')
      .query(`update public.contact_details set notes = 'Chief' where contact_id = $1`, [CONTACT])
    const last = await database.value<number>('select max(id) from private.audit_log')
    expect(await admin.attempt(one, [last])).toEqual({ refused: 'PT403' })
  })
})
