import { openDatabase } from './harness'
import { PEOPLE } from './people'
import { PERMISSIONS, TABLES } from './permissions'
import { verbsOf } from './rights'

const database = openDatabase()
beforeEach(database.deleteLeads)

const log = () =>
  database.sql(
    'select actor_id, viewer_id, action, table_name, row_key, changed_columns from private.audit_log order by id',
  )

const RENAME = `update public.videos set name_on_website = 'Renamed' where slug = 'forge-and-fathom-made-loud'`
const RENAMED = {
  action: 'update',
  table_name: 'videos',
  row_key: { id: 'd0000000-0000-4000-8000-000000000006' },
}

it('names who changed what', async () => {
  await database.asUser('admin').query(RENAME)
  expect(await log()).toEqual([
    {
      ...RENAMED,
      actor_id: PEOPLE.admin,
      viewer_id: PEOPLE.admin,
      changed_columns: expect.arrayContaining(['name_on_website']),
    },
  ])
})

it('names both people while mirroring', async () => {
  const session = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
  await session.query(RENAME)
  expect(await log()).toMatchObject([{ ...RENAMED, actor_id: PEOPLE.super_admin, viewer_id: PEOPLE.admin }])
})

it('identifies rows by every column of their key, without their contents', async () => {
  const admin = database.asUser('admin')
  await admin.query(
    `delete from public.video_clients where video_id = 'd0000000-0000-4000-8000-000000000001'`,
  )
  expect(await log()).toMatchObject([
    {
      action: 'delete',
      table_name: 'video_clients',
      row_key: {
        video_id: 'd0000000-0000-4000-8000-000000000001',
        client_id: 'c0000000-0000-4000-8000-000000000001',
      },
      changed_columns: null,
    },
  ])
})

it('holds nothing about what the server itself stores', async () => {
  await database
    .asServiceRole()
    .query(`update public.contact_details set notes = null where contact_id is not null`)
  expect(await log()).toEqual([])
})

it('watches every table that people may write', async () => {
  const written: string[] = TABLES.filter((table) =>
    Object.values(PERMISSIONS[table]).some((rights) => {
      const { insert, update, delete: mayDelete } = verbsOf(rights)
      return insert || update || mayDelete
    }),
  )
  const rows = await database.sql<{ table: string }>(
    `select class.oid::regclass::text as table from pg_class as class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
      and not exists (select from pg_trigger as trigger where trigger.tgrelid = class.oid and trigger.tgname in ('record_change', 'record_inserts'))`,
  )
  const unwatched = rows.map(({ table }) => `public.${table}`).filter((table) => written.includes(table))
  // How far an upload is. The film that it becomes is a change of its video.
  expect(unwatched).toEqual(['public.film_uploads'])
})

it('moves updated_at with a change', async () => {
  await database.asUser('admin').query(RENAME)
  expect(
    await database.value(
      `select updated_at = now() from public.videos where slug = 'forge-and-fathom-made-loud'`,
    ),
  ).toBe(true)
})

it('lets admins change the status of a lead and nothing else of it', async () => {
  await database.run(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.')`,
  )
  for (const person of ['admin', 'super_admin'] as const) {
    const session = database.asUser(person)
    expect(await session.attempt(`update public.contact_submissions set status = 'won'`)).toEqual({
      count: 1,
    })
    expect(
      await session.attempt(`update public.contact_submissions set status = 'new', message = 'Nicer'`),
    ).toEqual({ refused: 'PT403' })
  }
  expect(await database.value('select status from public.contact_submissions')).toBe('won')
})
