import { openDatabase } from './harness'
import { LOYALTY_ROWS, PROGRAM } from './loyalty-samples'
import type { Person } from './people'

const database = openDatabase()

const BASKET = { lines: [{ product: 'coffee', cents: 6000, milligallons: null }] }
const ARGUMENTS = '$1, $2, $3, $4, $5, $6'
const PREVIEW = `select * from public.preview_loyalty_purchase(${ARGUMENTS})`
const ENTER = `select public.enter_loyalty_purchase(${ARGUMENTS})`
const TAKE_BACK = 'select public.take_back_loyalty_purchase($1, $2, $3)'
const BUY = 'select public.post_loyalty_purchase($1, $2, $3, $4, $5)'
const MEMBER = 'select balance::integer, tier, purchases::integer from public.get_loyalty_member($1, $2)'

const typed = (receipt = 'R-1', site = 'HAND-1', member = 'HAND-9') => [
  PROGRAM,
  member,
  '2026-11-01T17:00Z',
  BASKET,
  receipt,
  site,
]
const owl = () => database.asUser('owl')
const idOf = (receipt: string) =>
  database.value<number>('select id::integer from public.loyalty_entries where receipt = $1', [receipt])
const summary = async () => (await owl().query(MEMBER, [PROGRAM, 'HAND-9']))[0]

beforeEach(async () => {
  await database.run(LOYALTY_ROWS)
  await database.run(`
    insert into public.sites (parent_group_id, number, name, time_zone)
    select parent_group_id, 'HAND-1', 'Hand site', 'America/Detroit' from public.loyalty_programs where id = '${PROGRAM}';
    insert into public.sites (parent_group_id, number, name, time_zone)
    select id, 'HAND-2', 'Site of others', 'America/Detroit' from public.parent_groups
    where id <> (select parent_group_id from public.loyalty_programs where id = '${PROGRAM}') limit 1`)
})

it('shows the points before it posts them', async () => {
  expect(await owl().query(PREVIEW, typed())).toEqual([
    { points: expect.anything() as unknown, tier: null, version_number: 1 },
  ])
  expect(
    await database.value('select count(*)::integer from public.loyalty_entries where receipt = $1', ['R-1']),
  ).toBe(0)
  const [preview] = await owl().query<{ points: number }>(PREVIEW, typed())
  expect(Number(preview?.points)).toBe(Number(await owl().value(ENTER, typed())))
  expect(
    await database.sql(
      `select site_number, is_taken_back from public.loyalty_ledger where receipt = 'R-1' and program_id = $1`,
      [PROGRAM],
    ),
  ).toEqual([{ site_number: 'HAND-1', is_taken_back: false }])
})

it('refuses a receipt that is posted, a site of another group and what is to come', async () => {
  await owl().query(ENTER, typed())
  for (const statement of [ENTER, PREVIEW]) {
    expect(await owl().attempt(statement, typed())).toEqual({ refused: 'PT409' })
    expect(await owl().attempt(statement, typed('R-2', 'HAND-2'))).toEqual({ refused: 'PT404' })
    expect(await owl().attempt(statement, typed(' '))).toEqual({ refused: 'PT422' })
  }
  const later = typed('R-3').with(2, '2999-01-01T12:00Z')
  expect(await owl().attempt(ENTER, later)).toEqual({ refused: 'PT422' })
  const before = typed('R-4').with(2, '2001-01-01T12:00Z')
  expect(await owl().attempt(PREVIEW, before)).toEqual({ refused: 'PT409' })
})

it('takes a purchase back once, with an entry of its own, and forgets it for tiers', async () => {
  await owl().query(ENTER, typed())
  expect(await summary()).toEqual({ balance: 60, tier: 'Silver', purchases: 1 })
  const id = await idOf('R-1')
  expect(await owl().value(TAKE_BACK, [PROGRAM, id, 'The wrong member'])).toEqual(expect.anything())
  await owl().query(TAKE_BACK, [PROGRAM, id, 'The wrong member'])
  expect(await summary()).toEqual({ balance: 0, tier: null, purchases: 0 })
  expect(
    await database.sql(
      'select kind, points::integer, note from public.loyalty_entries where takes_back = $1 or id = $1 order by id',
      [id],
    ),
  ).toEqual([
    { kind: 'purchase', points: 60, note: null },
    { kind: 'adjustment', points: -60, note: 'The wrong member' },
  ])
  expect(
    await owl().value(`select public.list_loyalty_purchases($1, '2026-10-01', 0, 100)`, [PROGRAM]),
  ).toEqual([])
})

it('takes no points back that are spent', async () => {
  await owl().query(ENTER, typed())
  await owl().query('select public.post_loyalty_redemption($1, $2, now(), $3)', [
    PROGRAM,
    'HAND-9',
    'Free coffee',
  ])
  const id = await idOf('R-1')
  expect(await owl().attempt(TAKE_BACK, [PROGRAM, id, 'Late'])).toEqual({ refused: 'PT409' })
  expect(await owl().attempt(TAKE_BACK, [PROGRAM, id, ' '])).toEqual({ refused: 'PT422' })
  expect(await owl().attempt(TAKE_BACK, [PROGRAM, -1, 'Late'])).toEqual({ refused: 'PT404' })
})

it.each(['project_manager', 'owl', 'admin', 'super_admin'] as const satisfies Person[])(
  'is posted and taken back by %s',
  async (person) => {
    const session = database.asUser(person)
    expect(await session.attempt(ENTER, typed())).toEqual({ count: 1 })
    expect(await session.attempt(TAKE_BACK, [PROGRAM, await idOf('R-1'), 'Twice'])).toEqual({ count: 1 })
  },
)

it.each(['graphic_designer', 'member'] as const satisfies Person[])('is refused to %s', async (person) => {
  await owl().query(BUY, [PROGRAM, 'HAND-9', '2026-11-01T17:00Z', BASKET, 'R-0'])
  const session = database.asUser(person)
  for (const statement of [ENTER, PREVIEW]) {
    expect(await session.attempt(statement, typed())).toEqual({ refused: 'PT403' })
  }
  expect(await session.attempt(TAKE_BACK, [PROGRAM, await idOf('R-0'), 'No'])).toEqual({ refused: 'PT403' })
})
