import { openDatabase } from './harness'
import { LOYALTY_ROWS, PROGRAM, RUNNING } from './loyalty-samples'
import { planFor } from './query-plan'

const database = openDatabase({ isShared: false })

const ENTRIES = 100_000
const MEMBERS = 4000

/** Of 20 programs, each with the same number of entries. */
const FILL = `
  ${LOYALTY_ROWS}
  set local session_replication_role = replica;
  insert into public.loyalty_programs (id, parent_group_id, name, status)
  select ('f5100000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
    (select id from public.parent_groups order by name limit 1), 'Program ' || n, 'active'
  from generate_series(1, 19) as n;
  insert into public.loyalty_entries
    (program_id, version_id, member_code, kind, happened_at, happened_on, points, expires_on, basket)
  select case n % 20 when 0 then '${PROGRAM}'::uuid else ('f5100000-0000-4000-8000-' || lpad((n % 20)::text, 12, '0'))::uuid end,
    '${RUNNING}', 'M-' || lpad((n % ${MEMBERS})::text, 5, '0'), 'purchase',
    timestamptz '2025-01-01' + n * interval '5 minutes', date '2025-01-01' + n / 288, n % 40, date '2026-01-01' + n / 288,
    '{"lines": [{"product": "coffee", "cents": 250, "milligallons": null}]}'
  from generate_series(1, ${ENTRIES}) as n;
  set local session_replication_role = origin;
  analyze public.loyalty_programs, public.loyalty_versions, public.loyalty_entries;`

const OF_PROGRAM = ENTRIES / 20
const OF_MEMBER = ENTRIES / MEMBERS
/** The versions of few programs are scanned for each entry of a page. */
const SMALL = 1000

it(`among ${ENTRIES} entries each question reads only the entries of its program or member`, async () => {
  await database.run(FILL)
  const owl = database.asUser('owl')
  const questions: [what: string, most: number, query: string][] = [
    [
      'the newest',
      SMALL,
      `select * from public.loyalty_ledger where program_id = '${PROGRAM}' order by id desc limit 50`,
    ],
    [
      'of one member',
      OF_MEMBER + SMALL,
      `select * from public.loyalty_ledger where program_id = '${PROGRAM}' and member_code = 'M-00040' order by id desc limit 50`,
    ],
    [
      'how many there are',
      1.1 * OF_PROGRAM,
      `select count(*) from public.loyalty_entries where program_id = '${PROGRAM}'`,
    ],
    [
      'what members have',
      1.1 * OF_PROGRAM,
      `select program_id, count(distinct member_code), sum(points) from public.loyalty_entries
      where program_id = any (array['${PROGRAM}'::uuid]) group by program_id`,
    ],
    [
      'purchases for a replay',
      1.1 * OF_PROGRAM,
      `select id, basket from public.loyalty_entries
      where program_id = '${PROGRAM}' and id > 0 and kind = 'purchase' and happened_on >= '2025-06-01' order by id limit 10000`,
    ],
    ['the programs', SMALL, 'select * from public.loyalty_program_list order by name, id limit 50'],
  ]
  const read: [string, boolean][] = []
  for (const [what, most, query] of questions) {
    const { rowsRead } = await planFor(owl, query)
    read.push([what, rowsRead <= most + 20])
  }
  expect(read).toEqual(questions.map(([what]) => [what, true]))
}, 120_000)
