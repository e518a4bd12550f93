import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase()

const CALLS = {
  manager: 'select public.get_manager_home()',
  designer: 'select public.get_designer_home()',
  admin: 'select public.get_admin_home(private.today() - 29, private.today())',
  superAdmin: 'select public.get_super_admin_home()',
} as const
type Name = keyof typeof CALLS

const MAY_CALL: Record<Name, readonly Person[]> = {
  manager: ['project_manager', 'admin', 'super_admin'],
  designer: ['graphic_designer', 'project_manager', 'admin', 'super_admin'],
  admin: ['admin', 'super_admin'],
  superAdmin: ['super_admin'],
}

it.each(Object.keys(CALLS) as Name[])('opens the home of %s to its roles only', async (name) => {
  for (const person of Object.keys(PEOPLE) as Person[]) {
    const expected = MAY_CALL[name].includes(person) ? { count: 1 } : { refused: 'PT403' }
    expect([person, await database.asUser(person).attempt(CALLS[name])]).toEqual([person, expected])
  }
  expect(await database.asAnon().attempt(CALLS[name])).toEqual({ refused: '42501' })
})

type Rows = { count: number; rows: { id: string }[] }
type Figures<Key extends string> = Record<Key, Rows>

const homeOf = <Home>(name: Name, person: Person) =>
  database.asUser(person).value<Home>(CALLS[name]) as Promise<Home>

const id = (kind: number, number: string) =>
  `('f7${kind}00000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** 60 groups in all statuses, due from two weeks ago to two weeks ahead; 60 ads with comments and approvals, some of them settled. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.ad_groups (id, name, parent_group_id, product_id, status, due_date)
  select ${id(0, 'n')}, 'Group ' || lpad(n::text, 2, '0'), (select id from public.parent_groups limit 1), (select id from public.products limit 1),
    (array['planned', 'in_progress', 'in_review', 'approved', 'delivered'])[1 + n % 5],
    case when n % 7 > 0 then private.today() + n % 29 - 14 end
  from generate_series(1, 60) as n;
  insert into public.ad_group_assignments (ad_group_id, profile_id)
  select ${id(0, 'n')}, case when n % 2 = 0 then '${PEOPLE.graphic_designer}'::uuid else '${PEOPLE.project_manager}' end
  from generate_series(1, 60) as n where n % 3 > 0;
  insert into public.ads (id, ad_group_id, title, static_ad_url)
  select ${id(1, 'n')}, ${id(0, 'n')}, 'Ad ' || n, ${id(0, 'n')}::text || '/home.png' from generate_series(1, 60) as n;
  insert into public.ad_files (path, ad_id, kind, content_type, bytes, sha256)
  select ${id(0, 'n')}::text || '/home.png', ${id(1, 'n')}, 'static', 'image/png', 100, md5(n::text) || md5(n::text) from generate_series(1, 60) as n;
  insert into public.ad_comments (ad_id, author_name, body, created_at, resolved_at)
  select ${id(1, '1 + n % 60')}, 'Maren', 'Comment ' || n, now() - n * interval '1 hour', case when n % 3 = 0 then now() end
  from generate_series(1, 90) as n where n % 4 > 0;
  insert into public.ad_approvals (ad_id, author_name, static_sha256, approved_at, reopened_at)
  select ${id(1, 'n')}, 'Maren', case when n % 5 = 0 then repeat('a', 64) else md5(n::text) || md5(n::text) end,
    now() - n % 14 * interval '1 day', case when n % 11 = 0 then now() end
  from generate_series(1, 60) as n;
  set local session_replication_role = origin`

/** What the list of ad groups answers without words, and with a word that all of these groups have. */
const groupsListed = async (person: Person, where: string, call: string) => {
  const caller = database.asUser(person)
  const counted = await caller.value<string>(
    `select count(*) from public.ad_group_list as list where ${where}`,
  )
  const found = await caller.query<{ total: number }>(
    `select total from public.search_ad_groups('{}', ${call})`,
  )
  expect(found[0]?.total ?? 0).toBe(Number(counted))
  return Number(counted)
}

it('counts ad groups of managers and designers as the list does', async () => {
  await database.run(FILL)
  const home = await homeOf<Figures<'overdue' | 'week' | 'nobody' | 'review' | 'queue'>>(
    'manager',
    'project_manager',
  )
  const open = `list.status not in ('approved', 'delivered')`
  const undone = `without_statuses => '{approved,delivered}'`
  const lists = {
    overdue: await groupsListed(
      'project_manager',
      `${open} and list.due_date < private.today()`,
      `${undone}, due_before => private.today()`,
    ),
    week: await groupsListed(
      'project_manager',
      `${open} and list.due_date >= private.today() and list.due_date < private.today() + 8`,
      `${undone}, due_from => private.today(), due_before => private.today() + 8`,
    ),
    nobody: await groupsListed(
      'project_manager',
      `${open} and not list.is_assigned`,
      `${undone}, of_nobody => true`,
    ),
    review: await groupsListed('project_manager', `list.status = 'in_review'`, `with_status => 'in_review'`),
  }
  expect({
    overdue: home.overdue.count,
    week: home.week.count,
    nobody: home.nobody.count,
    review: home.review.count,
  }).toEqual(lists)
  for (const count of Object.values(lists)) expect(count).toBeGreaterThan(6)
  expect(home.overdue.rows).toHaveLength(6)

  const { queue } = await homeOf<{ queue: Rows & { overdue: number } }>('designer', 'graphic_designer')
  const mine = await groupsListed(
    'graphic_designer',
    `${open} and list.id in (select ad_group_id from public.ad_group_assignments where profile_id = private.viewer_id())`,
    `${undone}, of_assignee => private.viewer_id()`,
  )
  expect(queue.count).toBe(mine)
  expect(queue.rows).toHaveLength(12)
  expect(queue.overdue).toBeGreaterThan(0)
})

it('counts ads with comments and approvals as the ad library does, by their current files', async () => {
  await database.run(`delete from public.ad_comments; delete from public.ad_approvals; ${FILL}`)
  const { toAnswer } = await homeOf<Figures<'toAnswer'>>('manager', 'project_manager')
  const { toChange, approved } = await homeOf<Figures<'toChange' | 'approved'>>(
    'designer',
    'graphic_designer',
  )
  const listed = async (person: Person, call: string) => {
    const [row] = await database
      .asUser(person)
      .query<{ total: number }>(`select total from public.search_ads('{}', ${call})`)
    return row?.total ?? 0
  }
  expect(toAnswer.count).toBe(await listed('project_manager', `feedback => 'open'`))
  expect(toChange.count).toBe(await listed('graphic_designer', `feedback => 'open', mine => true`))
  expect(approved.count).toBe(await listed('graphic_designer', `feedback => 'approved', mine => true`))

  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  const isOfDesigner = (n: number) => n % 3 > 0 && n % 2 === 0
  const isApproved = (n: number) => n % 14 <= 7 && n % 5 > 0 && n % 11 > 0
  const commented = new Set(
    Array.from({ length: 90 }, (_, index) => index + 1)
      .filter((n) => n % 4 > 0 && n % 3 > 0)
      .map((n) => 1 + (n % 60)),
  )
  expect(toAnswer.count).toBe(commented.size)
  expect(toChange.count).toBe([...commented].filter(isOfDesigner).length)
  // Approved exactly seven days ago is a matter of milliseconds: the transaction has one now().
  expect(approved.count).toBe(numbers.filter((n) => isOfDesigner(n) && isApproved(n)).length)
  expect(toAnswer.rows).toHaveLength(5)
})

it('says since when a group is in review, by the log', async () => {
  await database.run(`${FILL}; delete from public.ad_groups where id not in (${id(0, '2')});
    insert into private.audit_log (happened_at, actor_id, viewer_id, action, table_name, row_key, changed_columns) values
      (now() - interval '3 days', '${PEOPLE.admin}', '${PEOPLE.admin}', 'update', 'ad_groups', jsonb_build_object('id', ${id(0, '2')}), '{status}'),
      (now() - interval '1 day', '${PEOPLE.admin}', '${PEOPLE.admin}', 'update', 'ad_groups', jsonb_build_object('id', ${id(0, '2')}), '{name}')`)
  const { review } = await homeOf<{ review: { rows: { since: string }[] } }>('manager', 'project_manager')
  const days = (Date.now() - Date.parse(review.rows[0]?.since ?? '')) / 86_400_000
  expect(Math.round(days)).toBe(3)
  expect(await database.asUser('owl').value(`select private.ad_group_waits_since(${id(0, '2')})`)).toBeNull()
})

it('counts the open groups of each designer, and the late ones', async () => {
  await database.run(`delete from public.ad_group_assignments; ${FILL}`)
  const { loads } = await homeOf<{ loads: { rows: { id: string; groups: number; overdue: number }[] } }>(
    'manager',
    'admin',
  )
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  const open = numbers.filter((n) => n % 3 > 0 && n % 2 === 0 && n % 5 < 3)
  expect(loads.rows).toMatchObject([
    {
      id: PEOPLE.graphic_designer,
      groups: open.length,
      overdue: open.filter((n) => n % 7 > 0 && (n % 29) - 14 < 0).length,
    },
  ])
})

it('counts leads by our promise, calls of today, applications, quotes and mail as their lists do', async () => {
  await database.deleteLeads()
  await database.run(`
    set local session_replication_role = replica;
    insert into public.contact_submissions
      (first_name, last_name, email, business_name, message, status, created_at, answer_due_at, first_answered_at)
    select 'Nora', 'Number ' || n, 'n' || n || '@example.com', 'Business ' || n, 'A film', 
      (array['new', 'contacted', 'held', 'won'])[1 + n % 4], now() - n * interval '5 hours',
      now() - n * interval '5 hours' + interval '24 hours',
      case when n % 4 in (1, 3) then now() - n * interval '5 hours' + n * interval '1 hour' end
    from generate_series(1, 40) as n;
    insert into public.intro_calls (submission_id, starts_at, time_zone, status)
    select lead.id, (private.today() + made.day)::timestamp at time zone 'America/Detroit' + made.at, 'UTC', made.status
    from (values
      (-1, interval '23 hours', 'done', 1), (0, interval '0 hours', 'done', 2), (0, interval '23 hours', 'booked', 3),
      (0, interval '12 hours', 'canceled', 4), (1, interval '0 hours', 'booked', 5)
    ) as made (day, at, status, number)
    join public.contact_submissions as lead on lead.last_name = 'Number ' || made.number;
    set local session_replication_role = origin`)
  type AdminFigures = {
    leads: { late: Rows; due: Rows; kept: number; held: number }
    calls: Rows
    quotes: Record<string, number>
    mail: Rows
    applications: Rows
  }
  const home = await homeOf<AdminFigures>('admin', 'admin')
  const admin = database.asUser('admin')
  const count = async (from: string) => Number(await admin.value<string>(`select count(*) from ${from}`))
  const leads = (call: string) => count(`public.search_leads(max_rows => 100, ${call})`)
  expect({
    late: home.leads.late.count,
    due: home.leads.due.count,
    kept: home.leads.kept,
    held: home.leads.held,
  }).toEqual({
    late: await leads(`overdue => 'answer'`),
    due: await leads(`overdue => 'due'`),
    kept: await leads(`overdue => 'kept'`),
    held: await leads(`with_status => 'held'`),
  })
  expect([home.leads.late.count, home.leads.due.count, home.leads.kept]).toEqual([9, 1, 12])
  expect(home.calls.count).toBe(2)
  expect(home.calls.count).toBe(await count('public.calls_today'))
  expect(home.applications.count).toBe(await count(`public.videographer_applications where status = 'new'`))
  expect(home.mail.count).toBe(await count(`public.outbox_messages where status <> 'sent'`))
  expect(home.quotes).toEqual({
    sent: await count(`public.quote_list where state = 'sent'`),
    seen: await count(`public.quote_list where state = 'seen'`),
    expiring: await count(
      `public.quote_list where state in ('sent', 'seen') and valid_until <= private.today() + 7`,
    ),
    accepted: await count(`public.quote_list where state = 'accepted'`),
  })
})

type SuperAdminFigures = {
  people: { role: string | null; count: number; lastSignIn: string | null }[] | null
  invitations: Rows | null
  mirrorings: Rows
  mail: { all: number; failed: number }
  jobs: { failed: number; running: number; rows: { status: string }[] }
  storage: { bucket: string; files: number; bytes: number }[]
  audit: { id: number }[]
}

it('tells super admins of people, invitations, mirroring, jobs, storage and the log', async () => {
  await database.run(`
    update auth.users set last_sign_in_at = '2026-01-02 03:04Z' where id = '${PEOPLE.owl}';
    insert into public.jobs (kind, status, finished_at, error) values
      ('video-files', 'failed', now() - interval '1 day', 'The film has no picture.'), ('video-files', 'failed', now() - interval '8 days', 'Old');
    delete from storage.objects;
    insert into storage.objects (bucket_id, name, metadata) values ('ads', 'a', '{"size": 1500}'), ('ads', 'b', '{"size": 500}'), ('logos', 'c', null)`)
  const mirrored = await database.asMirroring('super_admin', 'owl')
  expect(await mirrored.attempt(CALLS.superAdmin)).toEqual({ refused: 'PT403' })
  const home = await homeOf<SuperAdminFigures>('superAdmin', 'super_admin')
  const superAdmin = database.asUser('super_admin')
  for (const { role, count } of home.people ?? []) {
    const [row] = await superAdmin.query<{ total: number }>(
      'select total from public.list_all_users(of_role => $1)',
      [role ?? 'none'],
    )
    expect([role, count]).toEqual([role, row?.total])
  }
  expect(home.people).toHaveLength(6)
  expect(home.people?.find(({ role }) => role === 'owl')?.lastSignIn).toMatch(/^2026-01-02T03:04/)
  expect(home.invitations?.count).toBe(
    (await superAdmin.query('select id from public.list_invitations()')).length,
  )
  expect(home.mirrorings).toMatchObject({
    count: 1,
    rows: [{ actor: 'Ruth Ainsley', target: 'Ines Carvalho' }],
  })
  expect(home.jobs).toMatchObject({
    failed: 1,
    rows: [{ status: 'failed', error: 'The film has no picture.' }],
  })
  expect(home.storage).toEqual([
    { bucket: 'ads', files: 2, bytes: 2000 },
    { bucket: 'logos', files: 1, bytes: 0 },
  ])
  const log = await superAdmin.query<{ id: number }>('select id from public.search_audit_log(row_limit => 6)')
  expect(home.audit.map((entry) => entry.id)).toEqual(log.map((entry) => Number(entry.id)))
})

it('leaves people and invitations out while somebody mirrors a super admin', async () => {
  await database.run(`update public.profiles set user_type = 'super_admin' where id = '${PEOPLE.owl}'`)
  const mirrored = await database.asMirroring('super_admin', 'owl')
  expect(await mirrored.value(CALLS.superAdmin)).toMatchObject({ people: null, invitations: null })
})

it('shows the mirrored person’s home', async () => {
  await database.run(FILL)
  const mirrored = await database.asMirroring('super_admin', 'graphic_designer')
  expect(await mirrored.value(CALLS.designer)).toEqual(await homeOf('designer', 'graphic_designer'))
  expect(await mirrored.attempt(CALLS.admin)).toEqual({ refused: 'PT403' })
})
