import { openDatabase } from './harness'
import { planFor } from './query-plan'
import type { Session } from './session'

const database = openDatabase({ isShared: false })

type Figures = {
  sent: number
  accepted: number
  refused: number
  days_to_sign: number | null
  won: number
  value_cents: number
  months: { month: string; won: number; value_cents: number }[]
  packages: { package: string | null; month: string; won: number; value_cents: number }[]
}

async function ask(session: Session, since = '2026-01-01', until = '2026-12-31'): Promise<Figures> {
  const [row] = await session.query<{ figures: Figures }>('select public.quote_figures($1, $2) as figures', [
    since,
    until,
  ])
  if (!row) throw new Error('The function answered nothing')
  return row.figures
}

type Line = {
  package?: string
  cents: number
  quantity?: number
  optional?: boolean
  chosen?: boolean
  percent?: number
}
type NewQuote = {
  status: string
  sent?: string
  accepted?: string
  total?: number
  tax?: number
  lines?: Line[]
}

let added = 0

// A version that was sent takes no lines, and these are sent from the start. The demo has quotes, too.
beforeEach(() => database.run('truncate public.quotes cascade; set local session_replication_role = replica'))

/** Past the functions that staff use: this is about counting, not about rules. */
async function add({ status, sent, accepted, total = 0, tax = 0, lines = [] }: NewQuote): Promise<void> {
  added += 1
  const rows = lines.map((line, position) => ({ position, quantity: 1, ...line }))
  await database.sql(
    `with quote as (
      insert into public.quotes (number, title, status) values ($1, 'A film', $2) returning id
    ), version as (
      insert into public.quote_versions (quote_id, version, valid_until, sent_at, document, document_sha256)
      select id, 1, '2030-01-01', $3::timestamptz, case when $3 is not null then '{}'::jsonb end,
        case when $3 is not null then repeat('a', 64) end
      from quote returning id, quote_id
    ), kept as (
      insert into public.quote_lines (version_id, position, kind, package_id, title, quantity, unit_price_cents, is_optional,
        discount_kind, discount_value)
      select version.id, position, case when package is null then 'own' else 'package' end, package, 'Line', quantity, cents,
        coalesce(optional, false), case when percent is not null then 'percent' end, percent
      from version, jsonb_to_recordset($4::jsonb) as line
        (position integer, package text, cents bigint, quantity integer, optional boolean, percent bigint)
      returning id, position
    )
    insert into public.quote_acceptances (quote_id, version_id, accepted_at, name, capacity, consent_text, totals,
      shown_sha256, chosen_line_ids)
    select quote_id, id, $5::timestamptz, 'Ada', 'Owner', 'I accept.',
      jsonb_build_object('totalCents', $6::bigint, 'taxCents', $7::bigint), repeat('a', 64),
      array(select kept.id from kept where kept.position = any ($8::integer[]))
    from version where $5 is not null`,
    [
      `Q-2026-${String(added).padStart(4, '0')}`,
      status,
      sent ?? null,
      JSON.stringify(rows),
      accepted ?? null,
      total,
      tax,
      rows.flatMap(({ chosen, position }) => (chosen ? [position] : [])),
    ],
  )
}

it('counts what was sent and what became of it, and what was won in each month', async () => {
  const admin = database.asUser('admin')
  await add({ status: 'draft' })
  await add({ status: 'sent', sent: '2026-03-01T12:00:00Z' })
  await add({ status: 'declined', sent: '2026-03-02T12:00:00Z' })
  await add({ status: 'expired', sent: '2026-03-03T12:00:00Z' })
  await add({
    status: 'accepted',
    sent: '2026-03-04T12:00:00Z',
    accepted: '2026-03-06T12:00:00Z',
    total: 110_000,
    tax: 10_000,
    lines: [{ package: 'drone-video', cents: 100_000 }],
  })
  await add({
    status: 'accepted',
    sent: '2026-03-20T12:00:00Z',
    // Still March in Detroit.
    accepted: '2026-04-01T03:00:00Z',
    total: 300_000,
    lines: [
      { package: 'drone-video', cents: 100_000, quantity: 2, percent: 5000 },
      { package: 'event-video', cents: 200_000, optional: true, chosen: true },
      { package: 'event-video', cents: 900_000, optional: true },
      { cents: 100_000 },
    ],
  })
  const figures = await ask(admin)
  expect(figures).toEqual({
    sent: 5,
    accepted: 2,
    refused: 2,
    days_to_sign: expect.closeTo(6.8125, 3),
    won: 2,
    value_cents: 400_000,
    months: [{ month: '2026-03-01', won: 2, value_cents: 400_000 }],
    packages: [
      { package: 'drone-video', month: '2026-03-01', won: 2, value_cents: 175_000 },
      { package: 'event-video', month: '2026-03-01', won: 1, value_cents: 150_000 },
      { package: null, month: '2026-03-01', won: 1, value_cents: 75_000 },
    ],
  })
  expect(await ask(admin, '2026-04-01')).toMatchObject({
    sent: 0,
    won: 0,
    days_to_sign: null,
    months: [],
    packages: [],
  })
})

it('shows managers and owls the same, and others nothing', async () => {
  await add({ status: 'sent', sent: '2026-03-01T12:00:00Z' })
  for (const who of ['owl', 'project_manager'] as const)
    expect((await ask(database.asUser(who))).sent).toBe(1)
  expect((await ask(database.asUser('graphic_designer'))).sent).toBe(0)
  await expect(ask(database.asAnon())).rejects.toMatchObject({ code: '42501' })
})

it('among 20,000 quotes reads only those that were sent in the time', async () => {
  await database.run(
    `insert into public.quotes (number, title, status) select 'Q-2026-' || lpad(n::text, 6, '0'), 'A film', 'sent' from generate_series(100000, 119999) as n;
    insert into public.quote_versions (quote_id, version, valid_until, sent_at, document, document_sha256)
    select id, 1, '2030-01-01', timestamptz '2026-12-31' - (row_number() over ()) * interval '25 minutes', '{}', repeat('a', 64) from public.quotes;
    analyze public.quotes; analyze public.quote_versions;`,
  )
  const plan = await planFor(
    database.asUser('admin'),
    `select count(*) from public.quote_versions where version = 1 and sent_at >= '2026-12-01' and sent_at < '2026-12-08'`,
  )
  expect(plan.accessPaths).toEqual(['quote_versions_first_sent_idx'])
  expect(plan.rowsRead).toBeLessThan(500)
  expect((await ask(database.asUser('admin'), '2020-01-01')).sent).toBeGreaterThan(19_000)
})
