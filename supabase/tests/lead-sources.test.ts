import { openDatabase } from './harness'
import { planFor } from './query-plan'
import type { Session } from './session'

const database = openDatabase({ isShared: false })
beforeEach(database.deleteLeads)

type Sources = {
  total: { leads: number; won: number; value_cents: number; names: number }
  names: { name: string | null; leads: number; won: number; value_cents: number }[]
  series: { name: string | null; period: string; leads: number }[]
}

async function ask(
  session: Session,
  dimension: string,
  { since = '2026-01-01', until = '2026-12-31', bucket = 'month', names = 100, series = 4 } = {},
): Promise<Sources> {
  const [row] = await session.query<{ sources: Sources }>(
    'select public.lead_sources($1, $2, $3, $4, $5, $6) as sources',
    [dimension, since, until, bucket, names, series],
  )
  if (!row) throw new Error('The function answered nothing')
  return row.sources
}

/** Path, kind, city, state, host, campaign, status, value, time. */
type NewLead = [...(string | null)[], number | null, string]

const add = (leads: NewLead[]) =>
  database.sql(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message, landing_path,
      landing_kind, landing_city, landing_state, referrer_host, campaign, status, value_cents, created_at, lost_reason)
    select 'Ada', 'Byron', 'ada@example.com', 'Engines', 'Looms', lead ->> 0,
      lead ->> 1, lead ->> 2, lead ->> 3, lead ->> 4,
      case when lead ->> 5 is not null then jsonb_build_object('utm_campaign', lead ->> 5) end,
      lead ->> 6, (lead ->> 7)::bigint, (lead ->> 8)::timestamptz, case when lead ->> 6 = 'lost' then 'price' end
    from jsonb_array_elements($1::jsonb) as lead`,
    [JSON.stringify(leads)],
  )

const LEADS: NewLead[] = [
  ['/', 'home', null, null, 'search.example', 'spring', 'won', 500_000, '2026-03-02T12:00:00Z'],
  ['/', 'home', null, null, 'search.example', null, 'lost', 900_000, '2026-03-31T23:00:00Z'],
  // Midnight of the company's day, not of the server's.
  ['/', 'home', null, null, null, 'spring', 'new', null, '2026-04-01T03:30:00Z'],
  [
    '/video-production-in/detroit-mi',
    'city',
    'Detroit',
    'Michigan',
    null,
    null,
    'won',
    250_000,
    '2026-04-10T12:00:00Z',
  ],
  ['/video-production-in/utah', 'state', null, 'Utah', null, null, 'quoted', 100, '2026-04-11T12:00:00Z'],
  [null, null, null, null, null, null, 'contacted', null, '2026-05-01T12:00:00Z'],
  ['/', 'home', null, null, 'evil.example', 'spam', 'spam', null, '2026-05-01T12:00:00Z'],
  ['/', 'home', null, null, 'evil.example', 'held', 'held', null, '2026-05-01T12:00:00Z'],
]

it('counts leads, the won ones and their value by page; the unknown come last, spam and held ones nowhere', async () => {
  await add(LEADS)
  const { total, names, series } = await ask(database.asUser('owl'), 'page')
  expect(total).toEqual({ leads: 6, won: 2, value_cents: 750_000, names: 3 })
  expect(names).toEqual([
    { name: '/', leads: 3, won: 1, value_cents: 500_000 },
    { name: '/video-production-in/detroit-mi', leads: 1, won: 1, value_cents: 250_000 },
    { name: '/video-production-in/utah', leads: 1, won: 0, value_cents: 0 },
    { name: null, leads: 1, won: 0, value_cents: 0 },
  ])
  expect(series.filter(({ name }) => name === '/')).toEqual([{ name: '/', period: '2026-03-01', leads: 3 }])
})

it.each([
  ['kind', ['home', 'city', 'state', null]],
  ['place', ['Detroit, Michigan', 'Utah', null]],
  ['site', ['search.example', null]],
  ['campaign', ['spring', null]],
])('answers by %s', async (dimension, expected) => {
  await add(LEADS)
  const { names } = await ask(database.asUser('admin'), dimension)
  expect(names.map(({ name }) => name)).toEqual(expected)
})

it('joins the names after the first ones in the series, and keeps to the days asked for', async () => {
  await add(LEADS)
  const { total, names, series } = await ask(database.asUser('admin'), 'page', {
    since: '2026-04-01',
    until: '2026-05-01',
    names: 1,
    series: 1,
    bucket: 'day',
  })
  expect(total).toMatchObject({ leads: 3, names: 2 })
  expect(names.map(({ name }) => name)).toEqual(['/video-production-in/detroit-mi', null])
  expect(series).toEqual([
    { name: '/video-production-in/detroit-mi', period: '2026-04-10', leads: 1 },
    { name: null, period: '2026-04-11', leads: 1 },
    { name: null, period: '2026-05-01', leads: 1 },
  ])
})

it('shows others nothing', async () => {
  await add(LEADS)
  for (const who of ['project_manager', 'graphic_designer', 'member'] as const) {
    expect((await ask(database.asUser(who), 'page')).total.leads).toBe(0)
  }
  await expect(ask(database.asAnon(), 'page')).rejects.toMatchObject({ code: '42501' })
})

it('among 50,000 leads reads only those of the period', async () => {
  await database.run(
    `set local session_replication_role = replica;
    insert into public.contact_submissions (first_name, last_name, email, business_name, message, landing_path, landing_kind, board_rank, created_at)
    select 'Ada', 'Byron', 'ada@example.com', 'Engines', 'Looms', '/blog/' || n % 500, 'article', 'a', timestamptz '2026-12-31' - n * interval '10 minutes'
    from generate_series(1, 50000) as n;
    set local session_replication_role = origin;
    analyze public.contact_submissions;`,
  )
  const admin = database.asUser('admin')
  const plan = await planFor(
    admin,
    `select landing_path, count(*) from public.contact_submissions as lead
      where lead.status not in ('held', 'spam')
        and lead.created_at >= date '2026-12-01'::timestamp at time zone 'America/Detroit'
        and lead.created_at < date '2027-01-01'::timestamp at time zone 'America/Detroit' group by 1`,
  )
  expect(plan.accessPaths).toEqual([expect.stringMatching(/^contact_submissions_newest_idx/)])
  expect(plan.rowsRead).toBeLessThan(4_500)
  const { total, names } = await ask(admin, 'page', { since: '2020-01-01' })
  expect(total).toMatchObject({ leads: 50_000, names: 500 })
  expect(names).toHaveLength(100)
})
