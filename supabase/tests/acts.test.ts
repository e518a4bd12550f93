import { openActDesk } from './act-desk'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

// It commits: each act is a transaction of its own.
const database = openDatabase({ isShared: false })
const { act, commit, newestAct, restore } = openActDesk(database)

const ONE = 'f7100000-0000-4000-8000-000000000001'
const TWO = 'f7100000-0000-4000-8000-000000000002'
const GROUP = 'e2000000-0000-4000-8000-000000000001'

type Act = {
  id: number
  kind: string
  undoes: number | null
  undoneBy: number | null
  actor: string
  title: string | null
  summary: { table: string; action: string; count: number }[]
}
type Shown = Act & {
  total: number
  records: { title: string; values: object }[]
  names: Record<string, string>
}

const list = async (session: Session, filters = '') =>
  (await session.value<{ acts: Act[]; people: { id: string }[]; tables: string[] }>(
    `select public.list_acts(${filters})`,
  )) ?? { acts: [], people: [], tables: [] }
const show = (session: Session, id: number) => session.value<Shown>('select public.get_act($1)', [id])

const brands = () =>
  database.sql('select name, kind, notes from public.brands where id in ($1, $2) order by id', [ONE, TWO])
const by = (who: Person, sql: string) => act(() => database.asUser(who).query(sql))
const rename = (who: Person = 'owl') =>
  by(who, `update public.brands set notes = 'Renamed', name = name || ' II' where id in ('${ONE}', '${TWO}')`)

beforeEach(async () => {
  await database.run(`
    delete from private.acts;
    delete from public.products where brand_id in ('${ONE}', '${TWO}');
    delete from public.brands where id in ('${ONE}', '${TWO}');
    insert into public.brands (id, name, kind) values ('${ONE}', 'Aa one', 'food'), ('${TWO}', 'Aa two', 'food')`)
  await commit()
})

it('gathers what one person changes in a transaction', async () => {
  const first = await rename()
  const second = await by('owl', `update public.brands set kind = 'fuel' where id = '${ONE}'`)
  const { acts, people, tables } = await list(database.asUser('owl'))
  expect(acts).toMatchObject([
    { id: second, title: 'Aa one II', summary: [{ table: 'brands', action: 'update', count: 1 }] },
    { id: first, title: null, summary: [{ table: 'brands', action: 'update', count: 2 }], undoneBy: null },
  ])
  expect(people.map(({ id }) => id)).toContain(PEOPLE.owl)
  expect(tables).toContain('brands')
  expect(await show(database.asUser('owl'), first)).toMatchObject({
    total: 2,
    records: [
      { title: 'Aa one II', values: { name: ['Aa one', 'Aa one II'], notes: [null, 'Renamed'] } },
      { title: 'Aa two II' },
    ],
  })
})

it('shows a record that was written several times as it was before and after', async () => {
  const id = await act(async () => {
    const admin = database.asUser('admin')
    await admin.query(`update public.brands set notes = 'One', kind = 'fuel' where id = '${ONE}'`)
    await admin.query(`update public.brands set notes = 'Two', kind = 'food' where id = '${ONE}'`)
    await admin.query(`insert into public.products (name) values ('Aa short-lived')`)
    await admin.query(`delete from public.products where name = 'Aa short-lived'`)
  })
  expect(await show(database.asUser('admin'), id)).toMatchObject({ total: 1 })
  expect((await show(database.asUser('admin'), id))?.records[0]?.values).toEqual({ notes: [null, 'Two'] })
})

it('asks for the role a few times for each act, and not once more for each table', async () => {
  for (const _ of [1, 2, 3]) await rename()
  const calls = () =>
    database.value<number>(
      `select coalesce(pg_stat_get_xact_function_calls('private.viewer_role()'::regprocedure), 0)::integer`,
    )
  await database.trackFunctions()
  const before = (await calls()) ?? 0
  expect((await list(database.asUser('owl'))).acts).toHaveLength(3)
  const asked = ((await calls()) ?? 0) - before
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(50)
})

it('filters by person, table and day', async () => {
  const first = await rename()
  const second = await by(
    'project_manager',
    `update public.products set notes = 'New' where name = 'Social Ads'`,
  )
  await database.run(`update private.acts set happened_at = '2026-07-05 03:59Z' where id = ${first}`)
  await commit()
  const ids = async (filters: string) =>
    (await list(database.asUser('admin'), filters)).acts.map(({ id }) => id)
  expect(await ids(`person_id => '${PEOPLE.owl}'`)).toEqual([first])
  expect(await ids(`changed_table => 'products'`)).toEqual([second])
  expect(await ids(`changed_table => 'profiles'`)).toEqual([])
  expect(await ids(`last_day => '2026-07-04'`)).toEqual([first])
  expect(await ids(`first_day => '2026-07-05'`)).toEqual([second])
  expect(await ids('row_limit => 1, row_offset => 1')).toEqual([first])
})

it('shows each role the tables whose history it reads, and visitors nothing', async () => {
  const owls = await rename()
  const admins = await by(
    'admin',
    `update public.cameras set model = 'Zz' where id = (select id from public.cameras limit 1)`,
  )
  const seen = async (who: Person) => (await list(database.asUser(who))).acts.map(({ id }) => id)
  expect(await seen('super_admin')).toEqual([admins, owls])
  expect(await seen('owl')).toEqual([owls])
  expect(await seen('project_manager')).toEqual([owls])
  expect(await seen('graphic_designer')).toEqual([])
  for (const session of [database.asUser('member'), database.asUser('admin', { session_id: 'closed' })]) {
    expect(await session.attempt('select public.list_acts()')).toEqual({ refused: 'PT403' })
  }
  expect(await database.asUser('owl').attempt('select public.get_act($1)', [admins])).toEqual({
    refused: 'PT404',
  })
  expect(await database.asUser('owl').attempt('select public.restore_act($1)', [admins])).toEqual({
    refused: 'PT404',
  })
  expect(await database.asAnon().attempt('select public.list_acts()')).toEqual({ refused: '42501' })
})

it('leaves a record that was changed again since, and names the columns', async () => {
  const id = await rename()
  await by('admin', `update public.brands set notes = 'Newer' where id = '${ONE}'`)
  const expected = [
    { key: { id: ONE }, outcome: 'changed', columns: ['notes'] },
    { key: { id: TWO }, outcome: 'done' },
  ]
  const latest = await newestAct()
  expect((await restore(id, 'owl', { tryOnly: true })).records).toMatchObject(expected)
  expect(await newestAct()).toBe(latest)
  expect(await brands()).toMatchObject([{ name: 'Aa one II' }, { name: 'Aa two II' }])

  expect((await restore(id, 'owl')).records).toMatchObject(expected)
  expect(await brands()).toEqual([
    { name: 'Aa one II', kind: 'food', notes: 'Newer' },
    { name: 'Aa two', kind: 'food', notes: null },
  ])
  expect(await show(database.asUser('owl'), id)).toMatchObject({ undoneBy: await newestAct() })
  expect((await restore(id, 'owl')).records).toMatchObject([{ outcome: 'changed' }, { outcome: 'same' }])
  expect(await show(database.asUser('owl'), id)).toMatchObject({ undoneBy: latest + 2 })
})

it('restores a field, or a record, and the rest later', async () => {
  const id = await rename()
  const record = { table: 'brands', key: { id: ONE } }
  await restore(id, 'owl', { records: [record], columns: ['name'] })
  expect(await brands()).toMatchObject([
    { name: 'Aa one', notes: 'Renamed' },
    { name: 'Aa two II', notes: 'Renamed' },
  ])
  await restore(id, 'owl')
  expect(await brands()).toMatchObject([
    { name: 'Aa one', notes: null },
    { name: 'Aa two', notes: null },
  ])
})

it('goes on where it stopped', async () => {
  const id = await rename()
  expect(await restore(id, 'owl', { limit: 1 })).toMatchObject({
    isMore: true,
    records: [{ key: { id: TWO } }],
  })
  expect(await restore(id, 'owl', { limit: 1 })).toMatchObject({ isMore: false })
  expect(await brands()).toMatchObject([{ name: 'Aa one' }, { name: 'Aa two' }])
})

it('says what else is in the way: a name that is taken, a record in use, and one that is gone', async () => {
  const renamed = await rename()
  await by('owl', `insert into public.brands (name, kind) values ('Aa one', 'fuel')`)
  expect((await restore(renamed, 'owl', { tryOnly: true })).records).toMatchObject([
    { outcome: 'taken' },
    { outcome: 'done' },
  ])
  const added = await newestAct()
  await by(
    'owl',
    `insert into public.products (name, brand_id) select 'Aa soap', id from public.brands where name = 'Aa one'`,
  )
  expect((await restore(added, 'admin', { tryOnly: true })).records).toMatchObject([
    { outcome: 'in_use', by: 'products' },
  ])
  await by('admin', `delete from public.products where name = 'Aa soap'`)
  // Owls do not delete brands.
  expect((await restore(added, 'owl')).records).toMatchObject([{ outcome: 'refused' }])
  expect((await restore(added, 'admin')).records).toMatchObject([{ outcome: 'done' }])
  await by('admin', `delete from public.brands where id = '${TWO}'`)
  expect((await restore(renamed, 'owl')).records).toMatchObject([{ outcome: 'done' }, { outcome: 'gone' }])
})

it('writes nothing for people who only look', async () => {
  const id = await rename()
  const looking = await database.asMirroring('super_admin', 'owl')
  expect(await show(looking, id)).toMatchObject({ id })
  expect(await looking.attempt('select public.restore_act($1)', [id])).toEqual({ refused: 'PT403' })
  const changing = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
  await changing.query('select public.restore_act($1)', [id])
  await commit()
  expect(await brands()).toMatchObject([{ name: 'Aa one' }, { name: 'Aa two' }])
  expect(await show(changing, await newestAct())).toMatchObject({
    kind: 'undo',
    undoes: id,
    actor: 'Ruth Ainsley',
    actedAs: expect.stringMatching(/\w/),
  })
})

it('withdraws what somebody was told of an assignment and has not read, with its letter', async () => {
  const told = () =>
    database.sql<{ read: boolean }>(
      `select read_at is not null as read from public.notifications where profile_id = $1 and about_id = $2 and kind = 'ad_assignment'`,
      [PEOPLE.graphic_designer, GROUP],
    )
  const letters = () =>
    database.value<number>(
      `select count(*)::integer from public.outbox_messages where kind = 'notification' and about_id = $1`,
      [GROUP],
    )
  await database.run(`
    delete from public.ad_group_assignments where ad_group_id = '${GROUP}' and profile_id = '${PEOPLE.graphic_designer}';
    delete from public.notifications;
    insert into public.notification_settings values ('${PEOPLE.graphic_designer}', 'ad_assignment', 'mail')`)
  const assign = `insert into public.ad_group_assignments (ad_group_id, profile_id) values ('${GROUP}', '${PEOPLE.graphic_designer}')`
  const id = await by('project_manager', assign)
  expect(await told()).toEqual([{ read: false }])
  expect(await letters()).toBe(1)
  await restore(id, 'admin')
  expect(await told()).toEqual([])
  expect(await letters()).toBe(0)

  await restore(await newestAct(), 'admin')
  expect(await told()).toEqual([{ read: false }])
  await database.run(`update public.notifications set read_at = now()`)
  await restore(await newestAct(), 'admin')
  expect(await told()).toEqual([{ read: true }])
})

it('withdraws a lead from the inbox of who owned it for a moment', async () => {
  const lead = await database.value<string>(
    `select id from public.contact_submissions where owner_id is null order by id limit 1`,
  )
  const unread = () =>
    database.value<number>(
      `select count(*)::integer from public.notifications where about_id = $1 and profile_id = $2 and read_at is null`,
      [lead, PEOPLE.owl],
    )
  const id = await by(
    'admin',
    `update public.contact_submissions set owner_id = '${PEOPLE.owl}' where id = '${lead}'`,
  )
  expect(await unread()).toBe(1)
  expect((await restore(id, 'admin')).records).toMatchObject([
    { table: 'contact_submissions', outcome: 'done' },
  ])
  expect(await unread()).toBe(0)
})

it('deletes the changes of a lead with the lead', async () => {
  const lead = await database.value<string>(`select id from public.contact_submissions order by id limit 1`)
  const id = await by(
    'owl',
    `update public.contact_submissions set next_step = 'Call Ada' where id = '${lead}'`,
  )
  expect((await show(database.asUser('owl'), id))?.total).toBe(1)
  await by('super_admin', `delete from public.contact_submissions where id = '${lead}'`)
  expect(await show(database.asUser('owl'), id)).toMatchObject({ total: 0, records: [] })
})

it('forgets old values, and those beyond a number, some at a time', async () => {
  const first = await rename()
  await by('owl', `update public.brands set kind = 'fuel' where id = '${ONE}'`)
  const last = await by('owl', `update public.brands set kind = 'store' where id = '${ONE}'`)
  const worker = database.asServiceRole()
  const remove = (limits = '') => worker.value<number>(`select public.remove_old_changes(${limits})`)
  const acts = async () =>
    (await database.sql<{ id: number }>('select id::integer from private.acts order by id')).map(
      ({ id }) => id,
    )

  expect(await remove()).toBe(0)
  await database.run(`update private.acts set happened_at = now() - interval '366 days' where id = ${first}`)
  expect(await remove()).toBe(1)
  expect(await remove('kept_changes => 1')).toBe(1)
  expect(await remove('kept_changes => 1')).toBe(0)
  expect(await acts()).toEqual([last])
  // The entry of the audit log stays, without what the fields were.
  const [newest, , oldest] = await database
    .asUser('owl')
    .query<{ changed_values: object }>(
      `select changed_values from public.list_record_history('brands', '${ONE}')`,
    )
  expect(newest?.changed_values).toEqual({ kind: ['fuel', 'store'] })
  expect(oldest?.changed_values).toEqual({})
  expect(await database.asUser('super_admin').attempt('select public.remove_old_changes()')).toEqual({
    refused: '42501',
  })
})
