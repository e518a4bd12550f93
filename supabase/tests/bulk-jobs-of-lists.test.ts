import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const BEGIN = 'select public.begin_bulk_change($1, $2, $3, $4, $5, $6, now())'
const UNKNOWN = '00000000-0000-4000-8000-00000000ffff'

type Work = { id: string; status: string; problem: string | null; canUndo: boolean } & Record<
  'done' | 'unchanged' | 'skipped' | 'undone' | 'kept',
  number
>
type List = { list: string; table: string; who?: Person; filters?: object }

async function begin({ list, table, who = 'admin', filters = {} }: List, change: object, where = 'true') {
  const count = await database.value<number>(`select count(*)::int from public.${table} where ${where}`)
  const id = await database
    .asUser(who)
    .value<string>(BEGIN, [list, '', { words: [], ...filters }, change, 'changed', count])
  return { id: id ?? '', count: count ?? 0 }
}

async function runAll(id: string) {
  const step = async () => {
    // A test is one transaction, but each step is one of its own, and so an act of its own.
    await database.sql(`select set_config('fieldlight.act', '', true)`)
    return database.asServiceRole().value<object | null>('select public.run_bulk_step($1, 3)', [id])
  }
  for (let steps = 0; await step(); steps += 1) if (steps > 200) throw new Error('It does not end.')
}

async function workOf(list: string, id: string, who: Person = 'admin') {
  const works = await database.asUser(who).value<Work[]>('select public.list_bulk_changes($1)', [list])
  const work = works?.find((each) => each.id === id)
  if (!work) throw new Error('There is no change.')
  return work
}

async function undoAll(id: string, who: Person = 'admin') {
  await database.asUser(who).query('select public.undo_bulk_change($1)', [id])
  await runAll(id)
}

const listRows = async (id: string) =>
  (
    await database.sql<{ row_id: string }>(
      'select row_id from private.bulk_change_rows where change_id = $1 order by position',
      [id],
    )
  ).map((row) => row.row_id)

const hashOf = (sql: string) =>
  database.value<string>(`select md5(string_agg(kept::text, '|' order by kept::text)) from (${sql}) as kept`)

const addLead = () =>
  database.value<string>(`
    insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Ada', 'Byron', 'ada@example.com', 'Looms', 'A film.') returning id`)

const addCalls = async (starts: string) => {
  for (let call = 0; call < 4; call += 1) {
    await database.sql(
      `insert into public.intro_calls (submission_id, starts_at, time_zone)
      values ($1, date_trunc('hour', now()) + $2::interval + make_interval(hours => $3), 'America/Detroit')`,
      [await addLead(), starts, call],
    )
  }
}

const VIDEOS = 'select id, draft, archived, website_placement, published_at from public.videos'
const INDUSTRIES = 'select video_id, industry_id from public.video_industries'
const GROUPS = 'select id, status from public.ad_groups'
const ASSIGNED = 'select ad_group_id, profile_id from public.ad_group_assignments'
const GEAR = 'select id, status from public.gear_list'

const CASES: [what: string, list: List, change: object, state: string][] = [
  ['unpublish', { list: 'videos', table: 'videos' }, { kind: 'unpublish' }, VIDEOS],
  ['archive', { list: 'videos', table: 'videos' }, { kind: 'archive' }, VIDEOS],
  ['place', { list: 'videos', table: 'videos' }, { kind: 'place' }, VIDEOS],
  ['status', { list: 'ad-groups', table: 'ad_groups' }, { change: 'status', status: 'delivered' }, GROUPS],
  [
    'assign',
    { list: 'ad-groups', table: 'ad_groups' },
    { change: 'assign', person: PEOPLE.project_manager },
    ASSIGNED,
  ],
  ['decline', { list: 'gear', table: 'gear_list' }, { status: 'declined' }, GEAR],
]

it.each(CASES)(
  '%s changes all rows of a list, and one undo puts back what was',
  async (_, list, change, state) => {
    const before = await hashOf(state)
    const { id, count } = await begin(list, change)
    expect(count).toBeGreaterThan(3)
    await runAll(id)
    const work = await workOf(list.list, id)
    expect(work).toMatchObject({ status: 'done', problem: null, skipped: 0, canUndo: true })
    expect(work.done).toBeGreaterThan(0)
    expect(work.done + work.unchanged).toBe(count)
    expect(await hashOf(state)).not.toBe(before)
    await undoAll(id)
    expect(await workOf(list.list, id)).toMatchObject({ status: 'undone', undone: work.done, kept: 0 })
    expect(await hashOf(state)).toBe(before)
  },
)

it('adds an industry to all videos, and takes it from those that got it', async () => {
  const before = await hashOf(INDUSTRIES)
  const industry = await database.value<string>(
    `insert into public.industries (name) values ('clockmaking') returning id`,
  )
  const { id, count } = await begin(
    { list: 'videos', table: 'videos' },
    { kind: 'add-industry', industryId: industry },
  )
  await runAll(id)
  expect(await workOf('videos', id)).toMatchObject({ done: count, skipped: 0 })
  await undoAll(id)
  expect(await hashOf(INDUSTRIES)).toBe(before)
})

it('leaves what was changed again, and finds what the filters of the list find', async () => {
  const filters = { with_status: 'published' }
  const list = { list: 'videos', table: 'videos', filters }
  const { id, count } = await begin(list, { kind: 'unpublish' }, 'not draft and not archived')
  await runAll(id)
  const [changed] = await listRows(id)
  await database
    .asUser('admin')
    .query('update public.videos set service = $2 where id = $1', [changed, 'Drone'])
  await undoAll(id)
  expect(await workOf('videos', id)).toMatchObject({ undone: count })
  const groups = {
    list: 'ad-groups',
    table: 'ad_groups',
    filters: { with_status: 'in_progress', without_statuses: ['delivered'] },
  }
  const begun = await begin(groups, { change: 'status', status: 'approved' }, `status = 'in_progress'`)
  await runAll(begun.id)
  const [again] = await listRows(begun.id)
  await database
    .asUser('super_admin')
    .query(`update public.ad_groups set status = 'delivered' where id = $1`, [again])
  await undoAll(begun.id)
  expect(await workOf('ad-groups', begun.id)).toMatchObject({ undone: begun.count - 1, kept: 1 })
})

it('a manager changes ad groups, and takes no assignment back', async () => {
  const list = { list: 'ad-groups', table: 'ad_groups', who: 'project_manager' as const }
  const status = await begin(list, { change: 'status', status: 'delivered' })
  await runAll(status.id)
  await undoAll(status.id, 'project_manager')
  expect(await workOf('ad-groups', status.id, 'project_manager')).toMatchObject({ status: 'undone', kept: 0 })

  await database.sql('delete from public.notifications')
  const assigned = await begin(list, { change: 'assign', person: PEOPLE.graphic_designer })
  await runAll(assigned.id)
  expect(
    await database.sql('select kind, about_kind from public.notifications where profile_id = $1', [
      PEOPLE.graphic_designer,
    ]),
  ).toEqual([{ kind: 'ad_assignment', about_kind: 'bulk_change' }])
  const state = await hashOf(ASSIGNED)
  const work = await workOf('ad-groups', assigned.id, 'project_manager')
  expect(work.canUndo).toBe(false)
  await undoAll(assigned.id, 'project_manager')
  expect(await hashOf(ASSIGNED)).toBe(state)
  expect(await workOf('ad-groups', assigned.id, 'project_manager')).toMatchObject({
    undone: 0,
    kept: work.done,
  })
})

it('decides about applications, and puts back those that no letter went to', async () => {
  const open = { list: 'applications', table: 'videographer_applications', filters: { with_status: 'new' } }
  const state = 'select id, status from public.videographer_applications'
  const before = await hashOf(state)
  const { id, count } = await begin(open, { status: 'approved' }, `status = 'new'`)
  expect(count).toBeGreaterThan(1)
  await runAll(id)
  expect(await workOf('applications', id)).toMatchObject({ done: count, skipped: 0 })
  const [first] = await listRows(id)
  await database
    .asServiceRole()
    .query(
      'select public.mark_outbox_message_sent(id) from public.outbox_messages where about_id = $1 and recipient is not null',
      [first],
    )
  await undoAll(id)
  expect(await workOf('applications', id)).toMatchObject({ undone: count - 1, kept: 1 })
  await database.sql(`update public.videographer_applications set status = 'new' where id = $1`, [first])
  expect(await hashOf(state)).toBe(before)
})

it('notes calls that were, and calls off those to come without an undo', async () => {
  await database.sql('delete from public.intro_calls')
  await addCalls('-2 days')
  const past = { list: 'calls', table: 'intro_calls', filters: { with_when: 'past' } }
  const missed = await begin(past, { status: 'missed' })
  await runAll(missed.id)
  expect(await workOf('calls', missed.id)).toMatchObject({ done: 4, skipped: 0, canUndo: true })
  await undoAll(missed.id)
  expect(await workOf('calls', missed.id)).toMatchObject({ status: 'undone', undone: 4 })

  await addCalls('2 days')
  const off = await begin({ list: 'calls', table: 'intro_calls' }, { status: 'canceled' })
  await runAll(off.id)
  expect(await workOf('calls', off.id)).toMatchObject({ done: 4, skipped: 4, canUndo: false })
  await undoAll(off.id)
  expect(await database.value(`select count(*)::int from public.intro_calls where status = 'canceled'`)).toBe(
    4,
  )
})

describe('mail', () => {
  const mail = { list: 'mail', table: 'outbox_messages', filters: { with_status: 'failed' } }
  const again = { change: 'send-again' }
  const ofAdmins = `status = 'failed' and kind <> 'invitation'`

  beforeEach(() =>
    database.run(`
      delete from public.outbox_messages;
      insert into public.outbox_messages (kind, recipient, about_id, payload, status, attempts, last_error)
        select 'contact_received', 'ada' || n || '@example.com', gen_random_uuid(), '{}', 'failed', 77, 'no route'
        from generate_series(1, 7) as n;
      insert into public.outbox_messages (kind, recipient, about_id, payload, status)
        values ('invitation', 'bob@example.com', gen_random_uuid(), '{}', 'failed');`),
  )

  it('is put in line again, without what was sent or removed meanwhile, and without an undo', async () => {
    const { id, count } = await begin(mail, again, ofAdmins)
    expect(count).toBe(7)
    const [sent, removed] = await listRows(id)
    await database.asServiceRole().query('select public.mark_outbox_message_sent($1)', [sent])
    await database.sql('delete from public.outbox_messages where id = $1', [removed])
    await runAll(id)
    expect(await workOf('mail', id)).toMatchObject({
      status: 'done',
      done: 5,
      unchanged: 1,
      skipped: 1,
      canUndo: false,
    })
    const due = await database
      .asServiceRole()
      .query<{ attempts: number }>('select attempts from public.claim_outbox_messages(100, 60)')
    expect(due.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1])
    await undoAll(id)
    expect(await workOf('mail', id)).toMatchObject({ undone: 0, kept: 0 })
  })

  it('is found by words, kind and day, and invitations only for super admins', async () => {
    const find = (who: Person, filters: object, count: number) =>
      database
        .asUser(who)
        .attempt(BEGIN, ['mail', JSON.stringify(filters), { words: [], ...filters }, again, 'changed', count])
    const begun = { count: 1 }
    const changed = { refused: 'PT409' }
    expect(await find('super_admin', {}, 8)).toEqual(begun)
    expect(await find('admin', {}, 8)).toEqual(changed)
    expect(await find('admin', { words: ['ADA3', 'route'], with_status: 'unsent' }, 1)).toEqual(begun)
    expect(await find('admin', { of_kind: 'contact_notice' }, 1)).toEqual(changed)
    const day = 24 * 60 * 60 * 1000
    const at = (days: number) => new Date(Date.now() + days * day).toISOString()
    expect(await find('admin', { written_from: at(-1), written_before: at(1) }, 7)).toEqual(begun)
    expect(await find('admin', { written_from: at(1) }, 7)).toEqual(changed)
  })
})

it.each([
  ['videos', { kind: 'delete' }],
  ['ad-groups', { change: 'status', status: 'gone' }],
  ['ad-groups', { change: 'assign', person: UNKNOWN }],
  ['gear', { status: 'merged' }],
  ['applications', { status: 'held' }],
  ['calls', { status: 'booked' }],
  ['mail', { change: 'delete' }],
])('%s refuses %j', async (list, change) => {
  const attempt = (who: Person) =>
    database.asUser(who).attempt(BEGIN, [list, '', { words: [] }, change, 'changed', 1])
  expect(await attempt('admin')).toEqual({ refused: 'PT422' })
  expect(await attempt('owl')).toEqual({ refused: 'PT403' })
  expect(await attempt('graphic_designer')).toEqual({ refused: 'PT403' })
})
