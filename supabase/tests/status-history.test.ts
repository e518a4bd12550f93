import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

type Entry = { id: number; actor_name: string; changed_values: Record<string, [unknown, unknown]> }

const list = (who: Person, table: string, id: string, entry: number | null = null) =>
  database
    .asUser(who)
    .query<Entry>('select * from public.list_status_changes($1, $2, $3)', [table, id, entry])

const values = (entries: Entry[]) => entries.map((entry) => entry.changed_values)

it('says what an application was and became, also after an undo, and nothing else of it', async () => {
  const id = await database.value<string>(`
    insert into public.videographer_applications (first_name, last_name, email, phone, street, city, state, zip_code, country, about)
    values ('Ada', 'Quist', 'ada@example.com', '313 555 0100', '1 Pier', 'Detroit', 'Michigan', '48201', 'USA', 'Films.') returning id`)
  if (!id) throw new Error('There is no application.')
  const admin = database.asUser('admin')
  await admin.query(`select public.set_applications_status(array[$1]::uuid[], 'approved', now())`, [id])
  const [approved] = await list('admin', 'videographer_applications', id)
  expect(approved).toMatchObject({ changed_values: { status: ['new', 'approved'] } })
  expect(approved?.actor_name).toBeTruthy()
  const undo = () =>
    admin.value(
      `select outcome from public.undo_application_statuses(array[$1]::uuid[], '{new}', 'approved')`,
      [id],
    )
  expect(await undo()).toBe('done')
  expect(await undo()).toBe('changed')
  expect(values(await list('admin', 'videographer_applications', id))).toEqual([
    { status: ['approved', 'new'] },
    { status: ['new', 'approved'] },
  ])
  expect(values(await list('super_admin', 'videographer_applications', id, approved?.id))).toEqual([
    { status: ['new', 'approved'] },
  ])
  expect(await list('admin', 'intro_calls', id)).toEqual([])
})

it('says which role a user had, and each entry can be undone, also that of an undo', async () => {
  const owner = database.asUser('super_admin')
  await owner.query(`select public.set_user_type($1, 'admin')`, [PEOPLE.owl])
  const undo = async () => {
    const [newest] = await list('super_admin', 'profiles', PEOPLE.owl)
    return owner.value(
      'select outcome from public.undo_user_changes(array[$1]::uuid[], array[$2]::bigint[])',
      [PEOPLE.owl, newest?.id],
    )
  }
  expect(await undo()).toBe('done')
  expect(await undo()).toBe('done')
  expect(values(await list('super_admin', 'profiles', PEOPLE.owl))).toEqual([
    { user_type: ['owl', 'admin'] },
    { user_type: ['admin', 'owl'] },
    { user_type: ['owl', 'admin'] },
  ])
})

it('is for those who decide', async () => {
  const attempt = (who: Person, table: string) =>
    database.asUser(who).attempt('select * from public.list_status_changes($1, $2)', [table, PEOPLE.owl])
  for (const who of ['owl', 'project_manager', 'graphic_designer', 'member'] as const) {
    expect(await attempt(who, 'videographer_applications')).toEqual({ refused: 'PT403' })
    expect(await attempt(who, 'intro_calls')).toEqual({ refused: 'PT403' })
  }
  expect(await attempt('admin', 'profiles')).toEqual({ refused: 'PT403' })
  expect(await attempt('super_admin', 'outbox_messages')).toEqual({ refused: 'PT403' })
  expect(await attempt('admin', 'intro_calls')).toEqual({ count: 0 })
})
