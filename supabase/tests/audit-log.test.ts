import { openDatabase } from './harness'
import { PEOPLE } from './people'

const database = openDatabase()

const FILM = 'd0000000-0000-4000-8000-000000000006'

/** Two changes by an admin, one of them in that name by a super admin. */
async function fillLog() {
  await database.asUser('admin').query('update public.videos set archived = true where id = $1', [FILM])
  const mirror = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
  await mirror.query(`update public.industries set rank = 1 where name = 'technology'`)
}

const read = (filters = '', parameters: unknown[] = []) =>
  database.asUser('super_admin').query(`select * from public.search_audit_log(${filters})`, parameters)

it('lists the actor, the effective user and the change, newest first', async () => {
  await fillLog()
  expect(await read()).toMatchObject([
    { actor_name: 'Ruth Ainsley', viewer_name: 'Marcus Bell', action: 'update', table_name: 'industries' },
    {
      actor_name: 'Marcus Bell',
      viewer_name: 'Marcus Bell',
      table_name: 'videos',
      row_key: { id: FILM },
      changed_columns: ['archived'],
      changed_values: { archived: [false, true] },
    },
  ])
})

it('filters by person, table, action and days in the time zone of the office', async () => {
  await fillLog()
  const tables = async (filters: string, parameters: unknown[] = []) =>
    (await read(filters, parameters)).map((row) => row.table_name)
  expect(await tables('person_id => $1', [PEOPLE.super_admin])).toEqual(['industries'])
  expect(await tables('person_id => $1', [PEOPLE.admin])).toEqual(['industries', 'videos'])
  expect(await tables('person_id => $1', [PEOPLE.owl])).toEqual([])
  expect(await tables(`changed_table => 'videos'`)).toEqual(['videos'])
  expect(await tables(`kind => 'delete'`)).toEqual([])
  expect(await tables('row_limit => 1, row_offset => 1')).toEqual(['videos'])

  await database.run(`
    set local session_replication_role = replica;
    update private.audit_log set happened_at = '2026-07-05 03:59Z' where table_name = 'videos';
    set local session_replication_role = origin`)
  expect(await tables(`last_day => '2026-07-04'`)).toEqual(['videos'])
  expect(await tables(`first_day => '2026-07-05'`)).toEqual(['industries'])
})

it('stores values only of columns with a fixed list of values, in tables with personal data', async () => {
  const change = `update public.contact_submissions set next_step = 'Zoë at home', status = 'contacted' where id = (select id from public.contact_submissions where status = 'new' limit 1)`
  await database.asUser('admin').query(change)
  const [entry] = await read()
  expect(entry?.changed_columns).toContain('next_step')
  expect(entry?.changed_values).toEqual({ status: ['new', 'contacted'] })
  expect(JSON.stringify(entry)).not.toContain('Zoë')
})

it('does not treat other columns as fixed lists', async () => {
  const open = await database.sql(
    `select column_record.table_name from information_schema.columns as column_record
    where column_record.table_schema = 'public' and column_record.column_name = 'status' and column_record.data_type = 'text'
      and column_record.table_name in (select relname from pg_class where relkind = 'r')
      and not exists (
        select from pg_constraint where contype = 'c'
          and conrelid = ('public.' || column_record.table_name)::regclass
          and pg_get_constraintdef(oid) like '%status%ARRAY%'
      )`,
  )
  expect(open).toEqual([])
})

it('names why mirroring was started', async () => {
  const session = database.asUser('super_admin')
  await session.query(`select public.impersonate_user($1, $2, 'A bug report', true)`, [
    PEOPLE.super_admin,
    PEOPLE.owl,
  ])
  await session.query('select public.stop_mirroring()')
  expect(await read()).toMatchObject([
    { action: 'stop', viewer_name: 'Ines Carvalho', reason: null },
    { action: 'start', viewer_name: 'Ines Carvalho', reason: 'A bug report', allow_changes: true },
  ])
})

it('keeps entries of deleted users', async () => {
  await fillLog()
  await database.sql('delete from auth.users where id = $1', [PEOPLE.admin])
  expect(await read(`changed_table => 'videos'`)).toMatchObject([
    { actor_id: PEOPLE.admin, actor_name: null },
  ])
})

it('names the record that an entry is about, also of what belongs to it, and finds both by words', async () => {
  await fillLog()
  await database
    .asUser('admin')
    .query(`delete from public.video_clients where ctid = (select min(ctid) from public.video_clients)`)
  const [row] = await database.sql<{ id: string; title: string }>(
    `select entry.record_id as id, entry.title from private.search_entries as entry where entry.record_id = $1`,
    [FILM],
  )
  const entries = await read('with_total => true')
  expect(entries.map((entry) => [entry.table_name, entry.subject_kind, entry.total])).toEqual([
    ['video_clients', 'video', 3],
    ['industries', 'industry', 3],
    ['videos', 'video', 3],
  ])
  expect(entries[2]).toMatchObject({
    subject_id: FILM,
    subject_title: row?.title,
    subject_status: 'archived',
  })
  expect(entries[0]?.subject_title).toEqual(expect.any(String))

  const found = async (words: string[]) =>
    (await read('words => $1', [words])).map((entry) => entry.table_name)
  const part = (row?.title ?? '').split(' ')[0] ?? ''
  expect(await found([part])).toContain('videos')
  expect(await found(['ains'])).toEqual(['industries'])
  expect(await found(['marcus', part])).toContain('videos')
  expect(await found(['ruth', part])).toEqual([])
  expect(await found(['%'])).toEqual([])
  expect((await read('of_record => $1', [FILM])).map((entry) => entry.table_name)).toContain('videos')
  const id = entries[0]?.id
  // As text, both ways: a Date has no microseconds, and the driver of a server makes one of each timestamptz.
  const time = await database.value<string>('select happened_at::text from private.audit_log where id = $1', [
    id,
  ])
  expect(
    (await read('after_time => $1::text::timestamptz, after_id => $2', [time, id])).map((entry) => entry.id),
  ).toEqual(entries.slice(1).map(({ id }) => id))
  expect((await read('oldest_first => true')).map((entry) => entry.table_name)).toEqual([
    'videos',
    'industries',
    'video_clients',
  ])
})

it('offers the people and tables it knows', async () => {
  await fillLog()
  const offered = await database
    .asUser('super_admin')
    .value<{ people: { name: string }[]; tables: string[] }>('select public.get_audit_filters()')
  expect(offered?.people.map(({ name }) => name)).toEqual(['Marcus Bell', 'Ruth Ainsley'])
  expect(offered?.tables).toEqual(expect.arrayContaining(['mirroring_sessions', 'videos']))
})

it.each([
  `update private.audit_log set actor_id = gen_random_uuid()`,
  `update private.audit_log set actor_id = actor_id where false`,
  'delete from private.audit_log',
  'truncate private.audit_log',
])('refuses every role: %s', async (statement) => {
  await fillLog()
  await database.grantAsSupabaseLiteDoes()
  const before = await database.sql('select * from private.audit_log order by id')
  const sessions = [database.asAnon(), database.asUser('super_admin'), database.asServiceRole()]
  for (const session of sessions) expect(await session.attempt(statement)).toEqual({ refused: '42501' })
  await database.run('savepoint owner')
  await expect(database.sql(statement)).rejects.toThrow('The audit log only grows')
  await database.run('rollback to savepoint owner')
  expect(await database.sql('select * from private.audit_log order by id')).toEqual(before)
})

it.each(['search_audit_log', 'get_audit_filters'])('%s is for super admins', async (name) => {
  const others = [
    database.asUser('admin'),
    database.asUser('member'),
    await database.asMirroring('super_admin', 'admin', { allowChanges: true }),
    await database.asMirroring('super_admin', 'admin', { expired: true }),
  ]
  for (const session of others) {
    expect(await session.attempt(`select * from public.${name}()`)).toEqual({ refused: 'PT403' })
  }
  expect(await database.asAnon().attempt(`select * from public.${name}()`)).toEqual({ refused: '42501' })
})
