import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

const database = openDatabase({ isShared: false })

const ROWS = 60

/** Of what the calls below list. The tasks are about leads and clients in turns. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.profiles (id, email, first_name, active)
  select md5('person ' || n)::uuid, 'person-' || n || '@example.com', 'Person', true from generate_series(1, ${ROWS}) as n;
  insert into public.parent_groups (id, name) select md5('group ' || n)::uuid, 'Tide ' || n from generate_series(1, ${ROWS}) as n;
  insert into public.ad_groups (id, name, parent_group_id, product_id, status, due_date)
  select md5('ads ' || n)::uuid, 'Tide ' || n, md5('group ' || n)::uuid, (select id from public.products limit 1),
    'in_review', private.today() + n % 7
  from generate_series(1, ${ROWS}) as n;
  insert into public.contact_submissions (id, first_name, last_name, email, business_name, message, answer_due_at)
  select md5('lead ' || n)::uuid, 'Nora', 'Tide', 'n' || n || '@example.com', 'Tide ' || n, 'A film', now()
  from generate_series(1, ${ROWS}) as n;
  insert into public.quotes (number, title, recipient_name, status)
  select 'Q-1999-' || lpad(n::text, 4, '0'), 'Tide ' || n, 'Nora', 'sent' from generate_series(1, ${ROWS}) as n;
  insert into public.tasks (id, title, lead_id, parent_group_id, assignee_id, due_on)
  select md5('task ' || n)::uuid, 'Tide ' || n, case when n % 2 = 0 then md5('lead ' || n)::uuid end,
    case when n % 2 = 1 then md5('group ' || n)::uuid end, '${PEOPLE.owl}', private.today() - n % 2
  from generate_series(1, ${ROWS}) as n;
  set local session_replication_role = origin;
  select private.fill_search_entries();`

const CALLS: [person: Person, call: string][] = [
  ['owl', 'list_tasks(max_rows => 500)'],
  ['admin', `list_tasks(words => '{tide}')`],
  ['owl', 'list_people_for_tasks()'],
  ['owl', 'get_owl_home()'],
  ['owl', `get_crm_home('{}')`],
  ['project_manager', 'get_manager_home()'],
  ['graphic_designer', 'get_designer_home()'],
  ['admin', 'get_admin_home(private.today() - 89, private.today())'],
  ['super_admin', 'get_super_admin_home()'],
  ['project_manager', 'list_template_clients()'],
  ['graphic_designer', 'list_template_clients()'],
  [
    'owl',
    `list_calendar(private.today() - 7, private.today() + 7, '{task,call,deal,quote,ad_group,article}', null, 200)`,
  ],
  ['owl', `search_records('tide', 100)`],
  ['graphic_designer', `search_records('tide', 100)`],
  [
    'project_manager',
    `recent_records(array_fill('task'::text, array[20]), (select array_agg(md5('task ' || n)::uuid) from generate_series(1, 20) as n))`,
  ],
]

/** How often a call asks who asks, and which role may follow up. */
const asked = async (person: Person, call: string) => {
  const read = () =>
    database.value<number>(`
      select sum(coalesce(pg_stat_get_xact_function_calls(oid), 0))::integer from pg_proc
      where oid in ('private.viewer()'::regprocedure, 'private.may_follow_up(public.user_type, boolean, boolean)'::regprocedure)`)
  const before = await read()
  await database.asUser(person).query(`select * from public.${call}`)
  return (await read()) - before
}

it('asks no more often who asks when there are more rows', async () => {
  await database.trackFunctions()
  const few = []
  for (const [person, call] of CALLS) few.push(await asked(person, call))
  await database.run(FILL)
  const grown: string[] = []
  for (const [at, [person, call]] of CALLS.entries()) {
    const more = (await asked(person, call)) - (few[at] ?? 0)
    if (more > 10) grown.push(`${person} ${call}: ${few[at]} and ${more} more`)
  }
  expect(grown).toEqual([])
})
