import { openDatabase } from './harness'
import { PEOPLE } from './people'

const database = openDatabase({ isShared: false })

const LEADS = 50_000
const QUOTES = 20_000
const TASKS = 30_000

/** Two years of leads, most of them won or lost; news of this week for a few of the open ones. */
const FILL = `
  set session_replication_role = replica;
  insert into public.contact_submissions
    (first_name, last_name, email, business_name, message, status, value_cents, next_step_on, owner_id, created_at, updated_at, lost_reason)
  select 'Person', n::text, 'person' || n || '@example.com', 'Business ' || n, repeat('A film about looms. ', 20),
    (array['new', 'contacted', 'call_booked', 'quoted', 'won', 'won', 'lost', 'lost', 'lost', 'lost'])[n % 10 + 1],
    case when n % 4 > 0 then n % 977 * 1000 end, case when n % 5 = 0 then current_date + n % 41 - 20 end,
    (select id from public.profiles order by id limit 1),
    now() - n * interval '20 minutes', now() - n * 7919 % 50000 * interval '20 minutes',
    case when n % 10 > 5 then 'price' end
  from generate_series(1, ${LEADS}) as n;
  create temporary table lead_number as
    select id, row_number() over (order by created_at desc) as n from public.contact_submissions;
  insert into public.quotes (number, title, recipient_name, recipient_business, status, lead_id, created_at, updated_at)
  select 'Q-2001-' || lpad(n::text, 5, '0'), 'Film number ' || n, 'Person ' || n, 'Business ' || n % 900,
    (array['draft', 'sent', 'accepted', 'declined', 'expired', 'sent'])[n % 6 + 1], lead_number.id,
    now() - n * interval '50 minutes', now() - n * interval '50 minutes'
  from lead_number where n <= ${QUOTES};
  insert into public.quote_versions
    (quote_id, version, valid_until, subtotal_cents, total_cents, sent_at, document, document_sha256)
  select id, 1, created_at::date + 30, 100, 100, created_at, '{}', repeat('a', 64)
  from public.quotes where number like 'Q-2001-%';
  insert into public.quote_events (quote_id, version, kind, at)
  select id, 1, kind, created_at + interval '1 hour'
  from public.quotes, unnest(array['created', 'sent', 'seen']) as kind where number like 'Q-2001-%';
  insert into public.tasks (title, lead_id, assignee_id, due_on, created_at, done_at)
  select 'Call ' || n, id, (case when n % 7 = 0 then '${PEOPLE.owl}' else '${PEOPLE.admin}' end)::uuid,
    current_date - n::integer % 400 + 20, now() - n * interval '30 minutes',
    case when n % 20 > 0 then now() - n * interval '29 minutes' end
  from lead_number where n <= ${TASKS};
  insert into public.notes (body, lead_id, created_at)
  select 'They called.', id, now() - n * interval '30 minutes' from lead_number where n <= ${TASKS};
  set session_replication_role = origin;
  commit;
  vacuum analyze public.contact_submissions, public.quotes, public.quote_versions, public.quote_events, public.tasks, public.notes;
  begin;`

/** Rows of a table that came from the table itself, and not from an index alone. */
const rowsOf = (table: string) =>
  database.value<number>(
    `select (seq_tup_read + idx_tup_fetch)::integer from pg_stat_xact_user_tables
    where relid = 'public.${table}'::regclass`,
  )

async function rowsRead(table: string, query: string): Promise<number> {
  const before = await rowsOf(table)
  await database.asUser('owl').query(query)
  return (await rowsOf(table)) - before
}

it(`reads few of ${LEADS} leads, ${QUOTES} quotes and ${TASKS} tasks for the CRM home`, async () => {
  await database.run('commit')
  for (const statement of FILL.split(';')) if (statement.trim()) await database.run(statement)
  const home = 'select public.get_crm_home()'
  // The stages that leads of the last 90 days came to, and little besides.
  expect(await rowsRead('contact_submissions', home)).toBeLessThan(LEADS / 7)
  expect(await rowsRead('tasks', home)).toBeLessThan(TASKS / 10)
  expect(await rowsRead('quotes', home)).toBeLessThan(QUOTES * 2.1)
  const answer = await database
    .asUser('owl')
    .value<{ tasks: { rows: unknown[] }; goingCold: { count: number } }>(home)
  expect(answer?.tasks.rows).toHaveLength(8)
  expect(answer?.goingCold.count).toBeGreaterThan(LEADS / 10)
}, 120_000)
