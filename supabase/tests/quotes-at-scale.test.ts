import { openDatabase } from './harness'
import { planFor } from './query-plan'

const database = openDatabase({ isShared: false })

const QUOTES = 20_000

/** Each with one version of two lines; every fifth is a draft. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.quotes (number, title, recipient_name, recipient_business, status, client_id, created_at, updated_at)
  select 'Q-2001-' || lpad(n::text, 5, '0'), 'Film number ' || n, 'Person ' || n, 'Business ' || n % 900,
    case when n % 5 = 0 then 'draft' else 'sent' end,
    case when n % 3 = 0 then (select id from public.clients order by name limit 1) end,
    timestamptz '2001-01-01' + n * interval '1 minute', timestamptz '2001-02-01' + n * 7 % 9973 * interval '1 minute'
  from generate_series(1, ${QUOTES}) as n;
  insert into public.quote_versions
    (quote_id, version, valid_until, subtotal_cents, total_cents, sent_at, document, document_sha256)
  select id, 1, current_date + (substring(number from 8)::integer % 60), substring(number from 8)::integer * 100,
    substring(number from 8)::integer * 100,
    case when status = 'sent' then created_at end, case when status = 'sent' then '{}'::jsonb end,
    case when status = 'sent' then repeat('a', 64) end
  from public.quotes where number like 'Q-2001-%';
  insert into public.quote_lines (version_id, position, kind, title)
  select version.id, place, 'own', 'Line' from public.quote_versions as version, generate_series(0, 1) as place;
  set local session_replication_role = origin;
  analyze public.quotes, public.quote_versions, public.quote_lines, public.clients;`

/** How often a question may read every quote and version. */
const QUERIES: [what: string, most: number, query: string][] = [
  ['the newest', 0.05, 'select * from public.quote_list order by created_at desc, id limit 50'],
  ['by total', 2.1, 'select * from public.quote_list order by total_cents desc, id limit 50'],
  ['a late page', 2.1, 'select * from public.quote_list order by created_at desc, id limit 50 offset 15000'],
  [
    'words that few have',
    2.1,
    `select * from public.quote_list where search_text like '%business 77%' order by created_at desc, id limit 50`,
  ],
  [
    'those that expire this week',
    2.1,
    `select * from public.quote_list where state in ('sent', 'seen') and valid_until <= current_date + 7
      order by valid_until, id limit 50`,
  ],
  ['how many there are', 2.1, `select count(*) from public.quote_list where state = 'draft'`],
]

it(`among ${QUOTES} quotes each question of the list reads every row about once`, async () => {
  await database.run(FILL)
  const owl = database.asUser('owl')
  const read: [string, boolean][] = []
  for (const [what, most, query] of QUERIES) {
    const { rowsRead } = await planFor(owl, query)
    read.push([what, rowsRead <= most * QUOTES + 200])
  }
  expect(read).toEqual(QUERIES.map(([what]) => [what, true]))

  const one = await planFor(
    owl,
    `select * from public.quotes as quote join public.quote_versions as version on version.quote_id = quote.id
    join public.quote_lines as line on line.version_id = version.id where quote.number = 'Q-2001-07777'`,
  )
  expect(one.rowsRead).toBeLessThan(20)
}, 120_000)
