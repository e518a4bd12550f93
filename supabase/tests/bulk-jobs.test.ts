import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const LEADS = Array.from({ length: 7 }, (_, index) => `f1000000-0000-4000-8000-00000000000${index}`)
const [first = '', second = '', third = ''] = LEADS
const WON = { change: 'stage', stage: 'won' }

type Work = {
  id: string
  status: string
  problem: string | null
  reached: number
  done: number
  unchanged: number
  skipped: number
  undone: number
  kept: number
  notes: { id: string; title: string; outcome: string; undone: string | null }[]
}

beforeEach(async () => {
  await database.deleteLeads()
  await database.run(
    LEADS.map(
      (id) => `
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
    values ('${id}', 'Ada', 'Byron', 'ada@example.com', 'Looms', 'A film.');`,
    ).join(''),
  )
})

const BEGIN = 'select public.begin_bulk_change($1, $2, $3, $4, $5, $6, now())'

const begin = (
  change: object = WON,
  { list = 'leads', filters = {}, count = LEADS.length, who = 'owl' as Person } = {},
) =>
  database
    .asUser(who)
    .value<string>(BEGIN, [list, 'sort=name', filters, change, 'set to Won', count])
    .then((id) => id ?? '')

const step = (id: string, rows = 3) =>
  database.asServiceRole().value<object | null>('select public.run_bulk_step($1, $2)', [id, rows])

async function runAll(id: string) {
  for (let steps = 0; await step(id); steps += 1) if (steps > 50) throw new Error('It does not end.')
}

const work = async (who: Person = 'owl', list = 'leads') =>
  (await database.asUser(who).value<Work[]>('select public.list_bulk_changes($1)', [list])) ?? []
const undo = (id: string, who: Person = 'owl') =>
  database.asUser(who).attempt('select public.undo_bulk_change($1)', [id])

/** As the worker does when no step is left. */
async function finishJob() {
  const worker = database.asServiceRole()
  const [job] = await worker.query<{ id: string; token: number }>(
    `select id, token from public.claim_job(gen_random_uuid(), '{bulk-change}', 60)`,
  )
  await worker.query('select public.finish_job($1, $2, $3)', [job?.id, job?.token, {}])
}

/** The newest row about the change. */
const told = (id: string, who: Person = 'owl') =>
  database
    .asUser(who)
    .value<{ rows: { aboutId: string; kind: string }[] }>('select public.list_notifications(true, 50)')
    .then((inbox) => inbox?.rows.filter(({ aboutId }) => aboutId === id))

const stages = async () =>
  (
    await database.sql<{ status: string }>(
      'select status from public.contact_submissions where id = any ($1) order by id',
      [LEADS],
    )
  ).map(({ status }) => status)
const historyOf = (id: string) =>
  database.sql('select changes from private.lead_changes where lead_id = $1', [id])

it('changes all rows that match in steps, each row once, and takes them back', async () => {
  await database.asUser('admin').query(`select public.set_leads_stage($1, 'won')`, [[second]])
  const id = await begin()
  // A row that matches later is not what the person saw.
  expect(await begin()).toBe(id)
  expect(await step(id)).toEqual({ done: 3, total: 7 })
  expect(await work()).toMatchObject([
    { id, status: 'running', reached: 3, done: 2, unchanged: 1, notes: [] },
  ])
  await runAll(id)
  expect(await work()).toMatchObject([{ status: 'done', problem: null, done: 6, unchanged: 1, skipped: 0 }])
  expect(new Set(await stages())).toEqual(new Set(['won']))
  expect(await historyOf(first)).toHaveLength(1)
  expect(await step(id)).toBeNull()

  await database.asUser('admin').query(`select public.set_leads_stage($1, 'quoted')`, [[third]])
  await undo(id)
  await runAll(id)
  expect(await work()).toMatchObject([
    { status: 'undone', undone: 5, kept: 1, notes: [{ id: third, title: 'Ada Byron', undone: 'changed' }] },
  ])
  expect(await stages()).toEqual(['new', 'won', 'quoted', 'new', 'new', 'new', 'new'])
  expect(await undo(id)).toEqual({ count: 1 })
  expect(await step(id)).toBeNull()
})

it('leaves what somebody changed after the list was seen, and what is gone', async () => {
  await database.sql('alter table public.contact_submissions disable trigger touch_updated_at')
  await database.sql(
    `update public.contact_submissions set updated_at = now() + interval '1 minute' where id = $1`,
    [first],
  )
  await database.sql('alter table public.contact_submissions enable trigger touch_updated_at')
  const id = await begin()
  await database.sql('delete from public.contact_submissions where id = $1', [second])
  await runAll(id)
  expect(await work()).toMatchObject([{ done: 5, skipped: 2 }])
  expect((await work())[0]?.notes.map(({ outcome }) => outcome).sort()).toEqual(['meanwhile', 'refused'])
})

it('skips a row that the database refuses, and changes the others', async () => {
  await database.sql(
    `alter table public.contact_submissions add constraint never check (id <> '${second}' or status <> 'won')`,
  )
  const id = await begin()
  await runAll(id)
  expect(await work()).toMatchObject([
    { done: 6, skipped: 1, problem: null, notes: [{ id: second, outcome: 'refused' }] },
  ])
})

it('refuses another number of rows, an unknown change, and who may not', async () => {
  const attempt = (change: object, count: number, who: Person = 'owl', list = 'leads') =>
    database.asUser(who).attempt(BEGIN, [list, '', {}, change, 'changed', count])
  expect(await attempt(WON, 6)).toEqual({ refused: 'PT409' })
  expect(await attempt({ change: 'delete' }, 7)).toEqual({ refused: 'PT422' })
  expect(await attempt(WON, 7, 'project_manager')).toEqual({ refused: 'PT403' })
  expect(await attempt({ status: 'draft' }, 7, 'owl', 'place-pages')).toEqual({ refused: 'PT403' })
  const mirroring = await database.asMirroring('super_admin', 'owl')
  expect(await mirroring.attempt(BEGIN, ['leads', '', {}, WON, 'changed', 7])).toEqual({ refused: 'PT403' })
  expect(await work()).toEqual([])
})

it('ends when the person loses the role, and says so', async () => {
  const id = await begin()
  await step(id)
  await database.sql(`update public.profiles set user_type = 'graphic_designer' where id = $1`, [PEOPLE.owl])
  expect(await step(id)).toBeNull()
  expect((await stages()).filter((stage) => stage === 'won')).toHaveLength(3)
  await database.sql(`update public.profiles set user_type = 'owl' where id = $1`, [PEOPLE.owl])
  const [one] = await work()
  expect(one).toMatchObject({ status: 'done', reached: 3 })
  expect(one?.problem).toContain('may not change these rows any more')
})

it('ends when the mirroring ends that it began in', async () => {
  const session = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
  const id = (await session.value<string>(BEGIN, ['leads', '', {}, WON, 'set to Won', 7])) ?? ''
  await step(id)
  await database.sql('update private.mirroring_sessions set ended_at = now()')
  expect(await step(id)).toBeNull()
  expect((await stages()).filter((stage) => stage === 'won')).toHaveLength(3)
})

it('ends with the reason when the change is impossible', async () => {
  const id = await begin({ change: 'owner', owner: PEOPLE.graphic_designer })
  expect(await step(id)).toBeNull()
  expect(await work()).toMatchObject([{ status: 'done', problem: 'Only owls and admins own leads', done: 0 }])
})

it('can be stopped, undone and closed by nobody else', async () => {
  const id = await begin()
  await step(id)
  const call = (name: string, who: Person) => database.asUser(who).attempt(`select public.${name}($1)`, [id])
  for (const name of ['stop_bulk_change', 'undo_bulk_change', 'close_bulk_change']) {
    expect(await call(name, 'super_admin')).toEqual({ refused: 'PT404' })
  }
  expect(await database.asUser('owl').value('select public.close_bulk_change($1)', [id])).toBe(false)
  await call('stop_bulk_change', 'owl')
  expect(await step(id)).toBeNull()
  expect(await work()).toMatchObject([{ status: 'done', reached: 3, problem: 'You stopped it.' }])
  await undo(id)
  await runAll(id)
  expect(new Set(await stages())).toEqual(new Set(['new']))
  await call('close_bulk_change', 'owl')
  expect(await work()).toEqual([])
})

it('tells whoever began it, and the new owner once for all leads', async () => {
  const id = await begin({ change: 'owner', owner: PEOPLE.admin })
  await runAll(id)
  await finishJob()
  expect(await told(id, 'admin')).toMatchObject([
    { kind: 'lead_assignment', label: '7 leads', list: 'leads', author: 'Ines Carvalho' },
  ])
  expect(await told(id)).toMatchObject([{ kind: 'job_done', label: '7 leads' }])
  expect(await told(id)).not.toMatchObject([{ isUndo: true }])
})

it('takes back what the new owner was told, and says that the undo is over', async () => {
  await database.sql(`insert into public.notification_settings values ($1, 'lead_assignment', 'mail')`, [
    PEOPLE.admin,
  ])
  const letters = (id: string) =>
    database.value<number>('select count(*)::integer from public.outbox_messages where about_id = $1', [id])
  const giveAll = async () => {
    const id = await begin({ change: 'owner', owner: PEOPLE.admin })
    await runAll(id)
    await finishJob()
    return id
  }
  const takeBack = async (id: string) => {
    await undo(id)
    await runAll(id)
    await finishJob()
  }
  const id = await giveAll()
  expect(await letters(id)).toBe(1)
  await takeBack(id)
  expect(await told(id, 'admin')).toEqual([])
  expect(await letters(id)).toBe(0)
  expect(await told(id)).toMatchObject([{ kind: 'job_done', label: '7 leads', isUndo: true, events: 2 }])

  // A lead that somebody changed since stays, and so does the news of it.
  const other = await giveAll()
  await database.sql(
    `delete from private.lead_changes where id = (
      select history_id from private.bulk_change_rows where change_id = $1 and row_id = $2
    )`,
    [other, first],
  )
  await takeBack(other)
  expect((await work()).find((one) => one.id === other)).toMatchObject({ undone: 6, kept: 1 })
  expect(await told(other, 'admin')).toMatchObject([{ kind: 'lead_assignment' }])
  expect(await letters(other)).toBe(1)
})

it('says why it, or its undo, ended early, unless the person stopped it', async () => {
  const loseRole = async (id: string) => {
    await step(id)
    await database.sql(`update public.profiles set active = false where id = $1`, [PEOPLE.owl])
    expect(await step(id)).toBeNull()
    await database.sql(`update public.profiles set active = true where id = $1`, [PEOPLE.owl])
    await finishJob()
  }
  const why = expect.stringContaining('may not change these rows any more') as string
  const id = await begin()
  await loseRole(id)
  expect(await told(id)).toMatchObject([{ kind: 'job_failed', label: '7 leads', words: why }])
  await undo(id)
  await loseRole(id)
  expect(await told(id)).toMatchObject([{ kind: 'job_failed', words: why, isUndo: true, events: 2 }])

  await undo(id)
  await database.asUser('owl').query('select public.stop_bulk_change($1)', [id])
  await finishJob()
  expect(await told(id)).toMatchObject([{ events: 2 }])
})

it.each([
  ['service_geo_pages', 'place-pages', { status: 'draft' }, { with_status: 'published' }],
  ['seo_blog_posts', 'articles', { change: 'unpublish' }, { status: 'published' }],
])('changes and takes back %s', async (table, list, change, filters) => {
  const published = async () => {
    const rows = await database.sql<{ id: string }>(
      `select id from public.${table} where status = 'published' order by id`,
    )
    return rows.map(({ id }) => id)
  }
  // Two that link to each other would wait for each other.
  await database.sql(
    `update public.seo_blog_posts set blog_post = regexp_replace(blog_post, '[(]/blog/[^)]*[)]', '(/videos)', 'g')`,
  )
  const before = await published()
  const options = { list, filters, count: before.length, who: 'admin' as const }
  const id = await begin(change, options)
  while (await step(id, 100));
  expect(await published()).toEqual([])
  expect(await work('admin', list)).toMatchObject([{ status: 'done', done: before.length }])
  await undo(id, 'admin')
  while (await step(id, 100));
  const [one] = await work('admin', list)
  expect(one).toMatchObject({ status: 'undone', undone: before.length, kept: 0 })
  expect(await published()).toEqual(before)
})
