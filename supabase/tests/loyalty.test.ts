import { addDays } from '@/lib/owl/loyalty/days'
import { FIRST_RULES } from '@/lib/owl/loyalty/rules'
import { openDatabase } from './harness'
import { LOYALTY_ROWS, PROGRAM, RUNNING, SAMPLE_RULES, literal } from './loyalty-samples'

const database = openDatabase()

beforeEach(() => database.run(LOYALTY_ROWS))

const owl = () => database.asUser('owl')
const PUBLISH = 'select public.publish_loyalty_version($1, $2, $3)'
const TAKE_BACK = 'select public.take_back_loyalty_version($1)'
const BUY = 'select public.post_loyalty_purchase($1, $2, $3, $4, $5)'
const REDEEM = 'select public.post_loyalty_redemption($1, $2, $3, $4)'
const ADJUST = 'select public.adjust_loyalty_points($1, $2, $3, $4, $5)'
const MEMBER = 'select * from public.get_loyalty_member($1, $2)'
const coffee = (cents: number) => ({ lines: [{ product: 'coffee', cents, milligallons: null }] })
const buy = (member: string, moment: string, cents: number, receipt: string | null = null) =>
  owl().value<number>(BUY, [PROGRAM, member, moment, coffee(cents), receipt])

async function addDraft(rules: object = SAMPLE_RULES): Promise<string> {
  const [row] = await owl().query<{ id: string }>(
    'insert into public.loyalty_versions (program_id, rules) values ($1, $2) returning id',
    [PROGRAM, rules],
  )
  return row!.id
}
/** The code with which the owner's own statement is refused. */
async function ownersRefusal(statement: string, parameters: unknown[] = []): Promise<string> {
  await database.run('savepoint tried')
  const code = await database.sql(statement, parameters).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
  await database.run('rollback to tried')
  return code
}

const today = () => database.value<string>(`select (now() at time zone 'America/Detroit')::date::text`)

describe('publishing', () => {
  it('begins tomorrow at the earliest, once for a day, and only from the draft that was seen', async () => {
    const [draft, other, day] = [await addDraft(), await addDraft(), await today()]
    expect(await owl().attempt(PUBLISH, [draft, day, 1])).toEqual({ refused: 'PT422' })
    expect(await owl().attempt(PUBLISH, [draft, null, 1])).toEqual({ refused: 'PT422' })
    expect(await owl().attempt(PUBLISH, [draft, addDays(day, 1), 2])).toEqual({ refused: 'PT409' })
    await owl().query(PUBLISH, [draft, addDays(day, 1), 1])
    expect(await owl().attempt(PUBLISH, [draft, addDays(day, 2), 2])).toEqual({ refused: 'PT409' })
    expect(await owl().attempt(PUBLISH, [other, addDays(day, 1), 1])).toEqual({ refused: 'PT409' })
    await owl().query(PUBLISH, [other, addDays(day, 2), 1])
    expect(
      await database.sql('select coming_number, drafts from public.loyalty_program_list where id = $1', [
        PROGRAM,
      ]),
    ).toEqual([{ coming_number: 3, drafts: 1 }])
  })

  it('lets the first version of a program begin today', async () => {
    const [row] = await owl().query<{ id: string }>(
      `with program as (
        insert into public.loyalty_programs (parent_group_id, name, time_zone)
        select id, 'First', 'America/Detroit' from public.parent_groups limit 1 returning id
      ) select id from program`,
    )
    const [draft] = await owl().query<{ id: string; number: number }>(
      'insert into public.loyalty_versions (program_id, rules, number) values ($1, $2, 7) returning id, number',
      [row!.id, FIRST_RULES],
    )
    expect(draft!.number).toBe(1)
    await owl().query(PUBLISH, [draft!.id, await today(), 1])
  })

  it('takes back what has not begun, and nothing else', async () => {
    const [draft, day] = [await addDraft(), await today()]
    await owl().query(PUBLISH, [draft, addDays(day, 1), 1])
    await owl().query(TAKE_BACK, [draft])
    expect(await database.value('select state from public.loyalty_versions where id = $1', [draft])).toBe(
      'draft',
    )
    expect(await owl().attempt(TAKE_BACK, [draft])).toEqual({ refused: 'PT404' })
    expect(await owl().attempt(TAKE_BACK, [RUNNING])).toEqual({ refused: 'PT409' })
  })

  it('never changes a version that has begun, nor who was not asked', async () => {
    expect(
      await ownersRefusal('update public.loyalty_versions set rules = $2 where id = $1', [
        RUNNING,
        FIRST_RULES,
      ]),
    ).toBe('PT409')
    expect(await ownersRefusal('delete from public.loyalty_versions where id = $1', [RUNNING])).toBe('PT409')
    expect(
      await database
        .asUser('admin')
        .attempt('update public.loyalty_versions set rules = $2 where id = $1', [RUNNING, FIRST_RULES]),
    ).toEqual({ count: 0 })
    expect(
      await owl().attempt(
        `insert into public.loyalty_versions (program_id, rules, state, first_on) values ($1, $2, 'published', '2030-01-01')`,
        [PROGRAM, FIRST_RULES],
      ),
    ).toEqual({ refused: 'PT409' })
    expect(
      await database.asUser('admin').attempt('delete from public.loyalty_programs where id = $1', [PROGRAM]),
    ).toEqual({ refused: 'PT409' })
  })

  it.each([
    [{ perDollar: 1.5 }],
    [{ perDollar: '1' }],
    [{ fuel: 'sometimes' }],
    [{ expiryDays: 3 }],
    [{ tiers: [{ name: 'Gold', threshold: 0, times: 100, benefits: '' }] }],
    [{ tiers: [{ name: 'Gold', threshold: 5, times: 100 }] }],
    [{ rewards: Array.from({ length: 2 }, () => ({ name: 'A', cost: 1, valueCents: 1, perMonth: null })) }],
    [{ bonuses: [{ name: 'A', product: 'Coffee', weekdays: [], times: 200 }] }],
    [{ bonuses: [{ name: 'A', product: null, weekdays: [7], times: 200 }] }],
    [{ more: 1 }],
  ])('refuses the rules %j', async (changes) => {
    expect(
      await owl().attempt('insert into public.loyalty_versions (program_id, rules) values ($1, $2)', [
        PROGRAM,
        { ...FIRST_RULES, ...changes },
      ]),
    ).toEqual({ refused: 'PT422' })
  })
})

describe('posting', () => {
  it('takes the version of the day in the zone of the program', async () => {
    await database.run(
      `insert into public.loyalty_versions (program_id, state, first_on, rules)
      values ('${PROGRAM}', 'published', '2026-03-08', ${literal({ ...SAMPLE_RULES, perDollar: 500 })})`,
    )
    // Clocks change on March 8, two hours after midnight.
    expect(await buy('DAY-1', '2026-03-08T04:59:59Z', 1000)).toBe(10)
    expect(await buy('DAY-2', '2026-03-08T05:00:00Z', 1000)).toBe(50)
    expect(await buy('DAY-3', '2026-03-09T03:59:59Z', 1000)).toBe(50)
  })

  it('counts a receipt once', async () => {
    expect(await buy('ONCE-1', '2026-02-01T12:00Z', 1000, 'R-1')).toBe(10)
    expect(await buy('ONCE-1', '2026-02-01T12:00Z', 1000, 'R-1')).toBe(10)
    expect(await owl().attempt(BUY, [PROGRAM, 'ONCE-1', '2026-02-01T12:00Z', coffee(2000), 'R-1'])).toEqual({
      refused: 'PT409',
    })
    expect(await owl().query(MEMBER, [PROGRAM, 'ONCE-1'])).toMatchObject([{ balance: 10, purchases: 1 }])
  })

  it('redeems what the member has, as often as the month allows', async () => {
    await buy('RED-1', '2026-02-01T12:00Z', 4000)
    expect(await owl().value(REDEEM, [PROGRAM, 'RED-1', '2026-02-02T12:00Z', 'Free coffee'])).toBe(-20)
    expect(await owl().value(REDEEM, [PROGRAM, 'RED-1', '2026-02-03T12:00Z', 'Free coffee'])).toBe(-20)
    expect(await owl().attempt(REDEEM, [PROGRAM, 'RED-1', '2026-02-04T12:00Z', 'Free coffee'])).toEqual({
      refused: 'PT409',
    })
    await buy('RED-1', '2026-02-05T12:00Z', 4000)
    expect(await owl().attempt(REDEEM, [PROGRAM, 'RED-1', '2026-02-28T12:00Z', 'Free coffee'])).toEqual({
      refused: 'PT409',
    })
    expect(await owl().value(REDEEM, [PROGRAM, 'RED-1', '2026-03-01T12:00Z', 'Free coffee'])).toBe(-20)
    expect(await owl().attempt(REDEEM, [PROGRAM, 'RED-1', '2026-03-01T12:00Z', 'Free car'])).toEqual({
      refused: 'PT422',
    })
  })

  it('gives and takes points with a note, once, and never more than there are', async () => {
    expect(await owl().value(ADJUST, [PROGRAM, 'ADJ-1', 30, 'Card was broken', 'form-1'])).toBe(30)
    expect(await owl().value(ADJUST, [PROGRAM, 'ADJ-1', 30, 'Card was broken', 'form-1'])).toBe(30)
    expect(await owl().attempt(ADJUST, [PROGRAM, 'ADJ-1', -31, 'Mistake', 'form-2'])).toEqual({
      refused: 'PT409',
    })
    expect(await owl().value(ADJUST, [PROGRAM, 'ADJ-1', -30, 'Mistake', 'form-3'])).toBe(0)
    expect(await owl().attempt(ADJUST, [PROGRAM, 'ADJ-1', 5, ' ', 'form-4'])).toEqual({ refused: 'PT422' })
  })

  it('never changes or forgets an entry', async () => {
    expect(await ownersRefusal('update public.loyalty_entries set points = points + 1')).toBe('PT409')
    expect(await ownersRefusal('delete from public.loyalty_entries')).toBe('PT409')
  })

  it('posts nothing by a draft, for the future, or for a program that is not active', async () => {
    await database.run(
      `with program as (
        insert into public.loyalty_programs (parent_group_id, name, status)
        select id, 'Only a draft', 'active' from public.parent_groups limit 1 returning id
      ) insert into public.loyalty_versions (program_id, rules) select id, ${literal(FIRST_RULES)} from program`,
    )
    const drafted = await database.value<string>(
      `select id from public.loyalty_programs where name = 'Only a draft'`,
    )
    const at = '2026-02-01T12:00Z'
    expect(await owl().attempt(BUY, [drafted, 'NO-1', at, coffee(100), null])).toEqual({ refused: 'PT409' })
    expect(await owl().attempt(BUY, [PROGRAM, 'NO-1', '2019-12-31T12:00Z', coffee(100), null])).toEqual({
      refused: 'PT409',
    })
    expect(await owl().attempt(BUY, [PROGRAM, 'NO-1', '2999-01-01T12:00Z', coffee(100), null])).toEqual({
      refused: 'PT422',
    })
    expect(await owl().attempt(BUY, [PROGRAM, 'no', at, coffee(100), null])).toEqual({ refused: 'PT422' })
    expect(await owl().attempt(BUY, [PROGRAM, 'NO-1', at, { lines: [] }, null])).toEqual({ refused: 'PT422' })
    expect(await owl().attempt(BUY, [PROGRAM, 'NO-1', at, coffee(0.5), null])).toEqual({ refused: 'PT422' })
    await database.run(`update public.loyalty_programs set status = 'ended' where id = '${PROGRAM}'`)
    expect(await owl().attempt(BUY, [PROGRAM, 'NO-1', at, coffee(100), null])).toEqual({ refused: 'PT409' })
  })

  it('is for managers, owls and admins, in their own name or mirrored with changes', async () => {
    const draft = await addDraft()
    const calls: [statement: string, parameters: unknown[]][] = [
      [BUY, [PROGRAM, 'ROLE-1', '2026-02-01T12:00Z', coffee(5000), null]],
      [REDEEM, [PROGRAM, 'ROLE-1', '2026-02-02T12:00Z', 'Free coffee']],
      [ADJUST, [PROGRAM, 'ROLE-1', 5, 'A gift', 'gift']],
      [PUBLISH, [draft, addDays(await today(), 3), 1]],
      [TAKE_BACK, [draft]],
    ]
    const others = [
      database.asUser('graphic_designer'),
      await database.asMirroring('super_admin', 'owl'),
      await database.asMirroring('super_admin', 'graphic_designer', { allowChanges: true }),
      await database.asMirroring('super_admin', 'owl', { allowChanges: true, expired: true }),
    ]
    for (const session of others) {
      for (const call of calls) expect(await session.attempt(...call)).toEqual({ refused: 'PT403' })
    }
    for (const call of calls) expect(await database.asAnon().attempt(...call)).toEqual({ refused: '42501' })
    const mirrored = await database.asMirroring('super_admin', 'project_manager', { allowChanges: true })
    for (const call of calls) expect(await mirrored.attempt(...call)).toEqual({ count: 1 })
  })
})
