import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import { rowsReadBeyond } from './rows-read'

const database = openDatabase({ isShared: false })

const ROWS = 50_000

/** Two years of each kind, so that a month has about 2,000 of them. */
const FILL = `
  set session_replication_role = replica;
  insert into public.parent_groups (id, name) values ('fa000000-0000-4000-8000-0000000000f1', 'Large group');
  insert into public.products (id, name) values ('fa000000-0000-4000-8000-0000000000f2', 'Large product');
  insert into public.ad_groups (name, parent_group_id, product_id, due_date)
    select 'Group ' || n, 'fa000000-0000-4000-8000-0000000000f1', 'fa000000-0000-4000-8000-0000000000f2', date '2030-06-01' + n % 730
    from generate_series(1, ${ROWS}) as n;
  insert into public.ad_group_assignments (ad_group_id, profile_id)
    select id, '${PEOPLE.graphic_designer}' from public.ad_groups where name like 'Group %';
  insert into public.tasks (title, client_id, assignee_id, due_on, done_at)
    select 'Task ' || n, 'c0000000-0000-4000-8000-000000000002', '${PEOPLE.owl}', date '2030-06-01' + n % 730,
      case when n % 2 = 0 then now() end
    from generate_series(1, ${ROWS}) as n;
  insert into public.deals (parent_group_id, title, offer_kind, offer_cents, first_on, last_on)
    select 'fa000000-0000-4000-8000-0000000000f1', 'Deal ' || n, 'price', 100, date '2030-06-01' + n % 730, date '2030-06-08' + n % 730
    from generate_series(1, ${ROWS}) as n;
  insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    select 'Person', n::text, 'person' || n || '@example.com', 'Business ' || n, 'A film.' from generate_series(1, ${ROWS}) as n;
  insert into public.intro_calls (submission_id, starts_at, time_zone)
    select id, '2030-06-01 14:00Z'::timestamptz + row_number() over () * interval '30 minutes', 'UTC' from public.contact_submissions where first_name = 'Person';
  insert into public.quotes (number, title, status)
    select 'Q-2031-' || lpad(n::text, 6, '0'), 'Film', 'sent' from generate_series(1, ${ROWS}) as n;
  insert into public.quote_versions (quote_id, version, valid_until, subtotal_cents, total_cents, sent_at, document, document_sha256)
    select id, 1, date '2030-06-01' + (row_number() over ())::integer % 730, 100, 100, now(), '{}', repeat('a', 64)
    from public.quotes where number like 'Q-2031-%';
  set session_replication_role = origin;
  commit;
  vacuum analyze public.ad_groups, public.ad_group_assignments, public.tasks, public.deals, public.contact_submissions,
    public.intro_calls, public.quotes, public.quote_versions;
  begin;`

/** Rows of a month, of calls also all bookings of their leads. */
const MOST = {
  // Names of the groups of deals that are shown.
  parent_groups: 30,
  ad_groups: 3_000,
  tasks: 3_000,
  deals: 4_000,
  intro_calls: 9_000,
  contact_submissions: 3_000,
  quotes: 3_000,
  quote_versions: 3_000,
  seo_blog_posts: 100,
  ad_group_assignments: 0,
}

const list = (person: Person, kinds: string, more = '') =>
  database
    .asUser(person)
    .query(`select public.list_calendar('2031-06-01', '2031-07-05', '{${kinds}}'${more})`)

it(`reads a month of ${ROWS} rows a table`, async () => {
  await database.run('commit')
  for (const statement of FILL.split(';')) if (statement.trim()) await database.run(statement)
  const month = () => list('admin', 'ad_group,task,call,deal,article,quote')
  expect(await rowsReadBeyond(database, MOST, month)).toEqual([])
  const own = () => list('owl', 'task,call,deal,quote', `, '${PEOPLE.owl}'`)
  expect(await rowsReadBeyond(database, MOST, own)).toEqual([])
}, 180_000)
