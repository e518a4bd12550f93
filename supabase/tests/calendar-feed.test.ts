import { fillCalendar, ids, LEAD_ID } from './calendar-desk'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

type Entry = {
  kind: string
  id: string
  title: string
  firstOn: string
  state: string
  sequence: number
  changedAt: string
}
type Feed = { role: string; entries: Entry[] }

const TOKENS = Object.fromEntries(
  (Object.keys(PEOPLE) as Person[]).map((person) => [person, person.padEnd(43, '-')]),
) as Record<Person, string>

const make = (person: Person) =>
  database.asUser(person).attempt('select public.create_calendar_address($1)', [TOKENS[person]])

const read = (token: string, address = 'home') =>
  database.asServiceRole().value<Feed>('select public.read_calendar_feed($1, $2)', [token, address])

/** Entries of June 2031, which the feed reaches in a database whose today is then. */
const entriesOf = async (person: Person) => (await read(TOKENS[person]))?.entries ?? []
const entryOf = async (person: Person, id: string) =>
  (await entriesOf(person)).find((entry) => entry.id === id)

const ROLES = ['super_admin', 'admin', 'owl', 'graphic_designer', 'project_manager'] as const

beforeEach(async () => {
  await fillCalendar(database)
  await database.run(`
    create or replace function private.today() returns date language sql stable set search_path = ''
    as $$ select date '2031-06-09' $$`)
  for (const role of ROLES) await make(role)
})

it('has what is the person’s own, and what the role looks after', async () => {
  const kinds = async (person: Person) => (await entriesOf(person)).map(({ kind }) => kind).toSorted()
  expect(await kinds('graphic_designer')).toEqual(['ad_group', 'task'])
  expect(await kinds('owl')).toEqual(['call', 'deal', 'quote', 'task'])
  expect(await kinds('admin')).toEqual(['article', 'call'])
  expect(await kinds('project_manager')).toEqual([])
})

it('has nothing that the person could not read on the screen', async () => {
  for (const table of ['tasks', 'quotes'] as const) {
    await database.run(`set local session_replication_role = replica`)
    const owner = table === 'tasks' ? 'assignee_id' : 'owner_id'
    for (const role of ROLES) {
      await database.sql(`update public.${table} set ${owner} = $1`, [PEOPLE[role]])
      await database.sql(`insert into public.ad_group_assignments values ($1, $2) on conflict do nothing`, [
        ids.group,
        PEOPLE[role],
      ])
      const readable = await database
        .asUser(role)
        .query<{ record_id: string }>(
          `select record_id from private.calendar_rows('2031-05-01', '2031-07-30', '{ad_group,task,call,deal,article,quote}', null)`,
        )
      const known = new Set(readable.map(({ record_id }) => record_id))
      const entries = await entriesOf(role)
      expect(entries.length).toBeGreaterThan(0)
      expect(entries.filter(({ id }) => !known.has(id))).toEqual([])
    }
  }
})

it('counts a change of title, day or time, and no other', async () => {
  const sequence = async (person: Person, id: string) => (await entryOf(person, id))?.sequence
  const count = async (person: Person, id: string, changes: string[]) => {
    for (const change of changes) await database.run(change)
    return sequence(person, id)
  }
  expect(
    await count('owl', ids.deal, [
      `update public.deals set terms = 'Only here', offer_cents = 400 where id = '${ids.deal}'`,
    ]),
  ).toBe(0)
  expect(
    await count('owl', ids.deal, [
      `update public.deals set title = title, last_on = last_on where id = '${ids.deal}'`,
    ]),
  ).toBe(0)
  expect(
    await count('owl', ids.deal, [`update public.deals set last_on = '2031-06-20' where id = '${ids.deal}'`]),
  ).toBe(1)
  expect(
    await count('owl', ids.deal, [`update public.deals set title = 'Three weeks' where id = '${ids.deal}'`]),
  ).toBe(2)
  expect(
    await count('owl', ids.task, [
      `update public.tasks set details = 'By phone', done_at = now() where id = '${ids.task}'`,
    ]),
  ).toBe(0)
  expect(
    await count('owl', ids.task, [`update public.tasks set due_on = '2031-06-12' where id = '${ids.task}'`]),
  ).toBe(1)
  const group = (values: string) => `update public.ad_groups set ${values} where id = '${ids.group}'`
  expect(await count('graphic_designer', ids.group, [group(`status = 'in_review'`)])).toBe(0)
  expect(await count('graphic_designer', ids.group, [group(`due_date = '2031-06-15'`)])).toBe(1)
  const post = (values: string) => `update public.seo_blog_posts set ${values} where id = '${ids.article}'`
  expect(await count('admin', ids.article, [post(`preview_text = 'Looms.'`)])).toBe(0)
  expect(await count('admin', ids.article, [post(`publish_at = '2031-06-12 13:30Z'`)])).toBe(1)
  expect(
    await count('owl', ids.quote, [
      `update public.quotes set title = 'A longer film' where id = '${ids.quote}'`,
    ]),
  ).toBe(1)
})

it('moves a call under one id, and cancels it', async () => {
  await database
    .asServiceRole()
    .query(`select public.book_intro_call($1, '2031-06-16 15:00Z', 'UTC')`, [LEAD_ID])
  expect(await entryOf('admin', ids.call)).toMatchObject({
    firstOn: '2031-06-16',
    state: 'booked',
    sequence: 1,
  })
  await database.asServiceRole().query(`select public.cancel_intro_call($1)`, [LEAD_ID])
  expect(await entryOf('owl', ids.call)).toMatchObject({ state: 'canceled', sequence: 2 })
  await database
    .asServiceRole()
    .query(`select public.book_intro_call($1, '2031-06-17 15:00Z', 'UTC')`, [LEAD_ID])
  const calls = (await entriesOf('admin')).filter(({ kind }) => kind === 'call')
  expect(calls.map(({ state, sequence }) => [state, sequence])).toEqual([
    ['canceled', 2],
    ['booked', 0],
  ])
})

it('takes the lead’s new name and owner along', async () => {
  await database.run(`update public.contact_submissions set last_name = 'Lovelace' where id = '${LEAD_ID}'`)
  expect(await entryOf('owl', ids.call)).toMatchObject({
    title: 'Ada Lovelace, Analytical Engines',
    sequence: 1,
  })
  await database.run(`update public.contact_submissions set owner_id = null where id = '${LEAD_ID}'`)
  expect(await entryOf('owl', ids.call)).toMatchObject({ state: 'canceled', title: '', sequence: 2 })
  expect(await entryOf('admin', ids.call)).toMatchObject({ state: 'booked', sequence: 2 })
})

it('says for 60 days that an entry went away, without its title', async () => {
  await database.run(`
    update public.ad_groups set due_date = null where id = '${ids.group}';
    update public.seo_blog_posts set status = 'draft', publish_at = null where id = '${ids.article}';
    delete from public.deals where id = '${ids.deal}'`)
  for (const [person, id] of [
    ['graphic_designer', ids.group],
    ['admin', ids.article],
    ['owl', ids.deal],
  ] as const) {
    expect(await entryOf(person, id)).toMatchObject({ state: 'canceled', title: '', sequence: 1 })
  }
  expect(await entryOf('project_manager', ids.deal)).toBeUndefined()
  await database.run(`update private.calendar_cancellations set canceled_at = now() - interval '61 days'`)
  expect(await entryOf('owl', ids.deal)).toBeUndefined()
})

it('cancels for the one who lost a task or a group, and is newer when it comes back', async () => {
  const assign = (person: string | null) =>
    database.sql('update public.tasks set assignee_id = $1 where id = $2', [person, ids.designTask])
  await assign(PEOPLE.project_manager)
  expect(await entryOf('graphic_designer', ids.designTask)).toMatchObject({ state: 'canceled', sequence: 1 })
  expect(await entryOf('project_manager', ids.designTask)).toMatchObject({ state: 'open', sequence: 1 })
  await assign(PEOPLE.graphic_designer)
  expect(await entryOf('graphic_designer', ids.designTask)).toMatchObject({ state: 'open', sequence: 2 })

  const group = {
    table: 'public.ad_group_assignments',
    row: `('${ids.group}', '${PEOPLE.graphic_designer}')`,
  }
  await database.run(`delete from ${group.table} where ad_group_id = '${ids.group}'`)
  expect(await entryOf('graphic_designer', ids.group)).toMatchObject({ state: 'canceled', sequence: 1 })
  await database.run(`insert into ${group.table} (ad_group_id, profile_id) values ${group.row}`)
  expect(await entryOf('graphic_designer', ids.group)).toMatchObject({ state: 'open', sequence: 2 })
})

it('forgets the names of a deleted lead', async () => {
  await database.sql('delete from public.contact_submissions where id = $1', [LEAD_ID])
  const gone = await database.sql('select * from private.calendar_cancellations')
  expect(JSON.stringify(gone)).not.toMatch(/Ada|Byron|Engines/)
  expect(await entryOf('owl', ids.call)).toMatchObject({ state: 'canceled' })
  expect(await entryOf('owl', ids.task)).toMatchObject({ state: 'canceled' })
})

it('answers nobody after deactivation, without a role, or with an old address', async () => {
  expect(await make('member')).toEqual({ refused: 'PT403' })
  await database.run(`update public.profiles set active = false where id = '${PEOPLE.owl}'`)
  expect(await read(TOKENS.owl)).toBeNull()
  await database.run(`update public.profiles set user_type = null where id = '${PEOPLE.admin}'`)
  expect(await read(TOKENS.admin)).toBeNull()
  await database
    .asUser('graphic_designer')
    .query('select public.create_calendar_address($1)', ['n'.repeat(43)])
  expect(await read(TOKENS.graphic_designer)).toBeNull()
  expect(await read('n'.repeat(43))).not.toBeNull()
  await database.asUser('graphic_designer').query('select public.revoke_calendar_address()')
  expect(await read('n'.repeat(43))).toBeNull()
})

it('follows a change of role at once', async () => {
  await database.run(`update public.profiles set user_type = 'graphic_designer' where id = '${PEOPLE.owl}'`)
  expect(await entriesOf('owl')).toEqual([])
})

it('keeps only the hash, and writes who made and revoked it into the audit log', async () => {
  await database.asUser('owl').query('select public.revoke_calendar_address()')
  const [stored] = await database.sql<{ text: string }>(
    "select string_agg(address::text, ' ') as text from private.calendar_addresses as address",
  )
  expect(stored?.text).not.toContain(TOKENS.admin)
  expect(
    await database.sql(
      `select action from private.audit_log where table_name = 'calendar_addresses' and actor_id = $1 order by id`,
      [PEOPLE.owl],
    ),
  ).toEqual([{ action: 'insert' }, { action: 'delete' }])
})

it('refuses a weak token, guesses, and too many reads', async () => {
  expect(await database.asUser('owl').attempt(`select public.create_calendar_address('short')`)).toEqual({
    refused: 'PT422',
  })
  for (let guess = 0; guess < 20; guess += 1) expect(await read(`guess ${guess}`, 'thief')).toBeNull()
  await expect(read(TOKENS.owl, 'thief')).rejects.toMatchObject({ code: 'PT429' })
  expect(await read(TOKENS.owl, 'home')).not.toBeNull()
  await database.run(
    `update private.rate_limits set hits = array_fill(now(), array[120]) where scope = 'calendar_reads'`,
  )
  await expect(read(TOKENS.owl, 'home')).rejects.toMatchObject({ code: 'PT429' })
})
