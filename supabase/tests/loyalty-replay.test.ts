import type { Basket } from '@/lib/owl/loyalty/basket'
import { addDays } from '@/lib/owl/loyalty/days'
import { earnedPoints } from '@/lib/owl/loyalty/earning'
import { replayLedger, type LedgerEntry } from '@/lib/owl/loyalty/ledger'
import { randomBasket, randomRules, randomSource } from '@/lib/owl/loyalty/random-rules'
import type { LoyaltyRules } from '@/lib/owl/loyalty/rules'
import { openDatabase } from './harness'
import { LOYALTY_ROWS, PROGRAM, RUNNING, literal } from './loyalty-samples'

const database = openDatabase()

const ENTRIES = `select member_code as member, kind, happened_on::text as on, version_id as "versionId", points::integer, basket, reward,
    id::integer, takes_back::integer as "takesBack"
  from public.loyalty_entries where program_id = $1 order by id`

async function rulesOf(program: string): Promise<Map<string, LoyaltyRules>> {
  const versions = await database.sql<{ id: string; rules: LoyaltyRules }>(
    'select id, rules from public.loyalty_versions where program_id = $1',
    [program],
  )
  return new Map(versions.map(({ id, rules }) => [id, rules]))
}

it('gives the points that the application gives, for random rules and baskets', async () => {
  const random = randomSource(21)
  const cases = Array.from({ length: 400 }, (_, at) => ({
    rules: randomRules(random),
    basket: randomBasket(random),
    day: addDays('2026-01-01', at),
    times: 100 + random(300),
  }))
  const rows = await database.sql<{ points: string }>(
    `select private.loyalty_points(one.rules, one.basket, one.day, one.times)::text as points
    from rows from (jsonb_to_recordset($1::jsonb) as (rules jsonb, basket jsonb, day date, times bigint)) with ordinality
      as one (rules, basket, day, times, place)
    order by one.place`,
    [JSON.stringify(cases)],
  )
  expect(rows.map(({ points }) => Number(points))).toEqual(
    cases.map(({ rules, basket, day, times }) => earnedPoints(rules, basket, day, times)),
  )
})

it('has the balance that a replay of the ledger has', async () => {
  await database.run(LOYALTY_ROWS)
  const random = randomSource(4)
  const versions = [0, 1, 2].map((at) => ({
    first: addDays('2026-01-01', at * 60),
    rules: randomRules(random),
  }))
  await database.run(
    versions
      .map(
        ({ first, rules }) => `insert into public.loyalty_versions (program_id, state, first_on, rules)
        values ('${PROGRAM}', 'published', '${first}', ${literal(rules)});`,
      )
      .join('\n'),
  )
  const owl = database.asUser('owl')
  const members = ['MEM-1', 'MEM-2', 'MEM-3']
  for (let step = 0; step < 240; step += 1) {
    const member = members[random(3)]!
    // Sometimes a purchase is posted later than it happened.
    const day = addDays('2026-01-02', Math.max(0, Math.floor(step * 0.9) - random(6)))
    const moment = `${day}T17:00:00Z`
    if (random(4) === 0) {
      const { rules } = versions.findLast(({ first }) => first <= day)!
      await owl.attempt('select public.post_loyalty_redemption($1, $2, $3, $4)', [
        PROGRAM,
        member,
        moment,
        rules.rewards[random(rules.rewards.length)]!.name,
      ])
    } else {
      const basket: Basket = randomBasket(random)
      await owl.query('select public.post_loyalty_purchase($1, $2, $3, $4)', [
        PROGRAM,
        member,
        moment,
        basket,
      ])
    }
  }
  const rows = (await database.sql<LedgerEntry>(ENTRIES, [PROGRAM])).filter(
    ({ versionId }) => versionId !== RUNNING,
  )
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['purchase', 'redemption', 'expiry']))
  const today = await database.value<string>(`select (now() at time zone 'America/Detroit')::date::text`)
  const replayed = replayLedger(rows, await rulesOf(PROGRAM), today)
  expect(replayed.points).toEqual(rows.map(({ points }) => points))
  for (const member of members) {
    const [row] = await owl.query<{ balance: number | string }>(
      'select balance from public.get_loyalty_member($1, $2)',
      [PROGRAM, member],
    )
    expect(Number(row!.balance)).toBe(replayed.balances.get(member))
  }
}, 60_000)

it('holds demo ledgers of a year that a replay confirms', async () => {
  const programs = await database.sql<{ id: string; name: string; versions: number; today: string }>(
    `select program.id, program.name, (now() at time zone program.time_zone)::date::text as today,
      (select count(*)::int from public.loyalty_versions as version where version.program_id = program.id) as versions
    from public.loyalty_programs as program where program.name in ('Pump Perks', 'Mile Club', 'Corner Card')`,
  )
  expect(programs.map(({ versions }) => versions)).toEqual([2, 2, 2])
  for (const { id, today } of programs) {
    const entries = await database.sql<LedgerEntry>(ENTRIES, [id])
    expect(entries.length).toBeGreaterThan(200)
    const { points } = replayLedger(entries, await rulesOf(id), today)
    expect(points).toEqual(entries.map(({ points }) => points))
  }
})
