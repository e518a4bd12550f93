import { openDatabase } from './harness'

const database = openDatabase({ isShared: false })

const LEADS = 50_000

const FILL = `
  set local session_replication_role = replica;
  delete from public.contact_submissions;
  insert into public.contact_submissions
    (first_name, last_name, email, business_name, message, status, board_rank, created_at, answer_due_at)
  select 'Ada', 'Lead ' || n, 'ada' || n || '@example.com', 'Business ' || n % 900, repeat('A film about looms. ', 20),
    case when n % 10 < 3 or n % 25000 < 2 then 'new' else 'won' end, 'a' || lpad(to_hex(n), 8, '0') || '8',
    timestamptz '2001-01-01' + n * interval '1 minute', timestamptz '2001-01-02' + n * interval '1 minute'
  from generate_series(1, ${LEADS}) as n;
  set local session_replication_role = origin;
  analyze public.contact_submissions;`

const LISTS = [
  '',
  ', descending => false',
  `, with_status => 'open'`,
  `, sort_by => 'business'`,
  `, sort_by => 'value'`,
  `, words => '{looms}'`,
]

/** Rows of leads that were read so far in this transaction, as PostgreSQL counts them. */
const readSoFar = () =>
  database.value<number>(`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer from pg_stat_xact_user_tables
    where relid = 'public.contact_submissions'::regclass`)

const LEADS_OF_LISTS = ['Lead 1', 'Lead 25000', 'Lead 50000'].flatMap((name) =>
  LISTS.map((parameters) => [name, parameters] as const),
)

// Each test is rolled back to here.
beforeAll(() => database.run(`begin; ${FILL} commit`), 120_000)

it(`the neighbors of a lead among ${LEADS} are found by reading each lead at most twice`, async () => {
  const owl = database.asUser('owl')
  const tooMuch: (readonly [string, string, number])[] = []
  for (const [name, parameters] of LEADS_OF_LISTS) {
    const id = await database.value<string>(
      'select id from public.contact_submissions where last_name = $1',
      [name],
    )
    const before = await readSoFar()
    expect(await owl.query(`select * from public.find_lead_neighbors('${id}'${parameters})`)).toHaveLength(1)
    const rows = (await readSoFar()) - before
    if (rows > 2 * LEADS + 50) tooMuch.push([name, parameters, rows])
  }
  expect(tooMuch).toEqual([])
}, 120_000)

const SCREENS = [
  `select public.list_lead_board('{looms}')`,
  `select public.search_leads('{looms}')`,
  `select public.lead_sources('page', '2001-01-01', '2001-12-31', 'month')`,
]

it(`the board, the list and the sources read each of ${LEADS} leads at most once`, async () => {
  const rows: number[] = []
  for (const screen of SCREENS) {
    const before = await readSoFar()
    await database.asUser('owl').query(screen)
    rows.push((await readSoFar()) - before)
  }
  expect(rows.filter((count) => count < LEADS / 2 || count > LEADS + 1000)).toEqual([])
}, 120_000)
