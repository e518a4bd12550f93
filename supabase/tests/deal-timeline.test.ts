import { openDatabase } from './harness'

const database = openDatabase()

const id = (last: string) => `f7000000-0000-4000-8000-0000000000${last}`
const [GROUP, SITE, CIDER, WATER, DEAL] = ['01', '02', '03', '04', '05'].map(id) as [
  string,
  string,
  string,
  string,
  string,
]

/** Today where the site stands: days in the tests are counted from it. */
const TODAY = `(now() at time zone 'Pacific/Honolulu')::date`

const add = (deal: string, first: number, last: number, state = 'planned', products = `'{${CIDER}}'`) => `
  insert into public.deals (id, parent_group_id, title, offer_kind, offer_cents, first_on, last_on, state, product_ids)
  values ('${deal}', '${GROUP}', 'Deal ${deal.slice(-2)}', 'price', 100, ${TODAY} + ${first}, ${TODAY} + ${last}, '${state}', ${products});`

beforeEach(() =>
  database.run(`
    insert into public.parent_groups (id, name) values ('${GROUP}', 'Kestrel');
    insert into public.products (id, name) values ('${CIDER}', 'Cider'), ('${WATER}', 'Water');
    insert into public.sites (id, parent_group_id, number, name, time_zone)
    values ('${SITE}', '${GROUP}', '1', 'Dune Road', 'Pacific/Honolulu');`),
)

const move = (first: number, last: number) =>
  `update public.deals set first_on = ${TODAY} + ${first}, last_on = ${TODAY} + ${last} where id = '${DEAL}'`

describe('what ran already', () => {
  it.each([
    ['a deal that runs', -3, 5, -2, 5, 'The first day stays'],
    ['a deal that runs', -3, 5, -4, 5, 'The first day cannot move before today'],
    ['a deal that runs', -3, 5, -3, -1, 'The last day cannot be before'],
    ['a deal that begins today', 0, 5, 1, 6, 'The first day stays'],
    ['a deal that ended', -9, -2, -9, 4, 'The last day stays'],
    ['a deal that ended', -9, -2, -9, -3, 'The last day cannot be before'],
    ['a deal that ended', -9, -2, 1, 8, 'The first day stays'],
    ['a deal to come', 3, 5, -1, 1, 'The first day cannot move before today'],
  ])('%s from %i to %i does not move to %i and %i', async (_, first, last, newFirst, newLast, message) => {
    await database.run(add(DEAL, first, last))
    const owl = database.asUser('owl')
    expect(
      await owl.value(
        `select public.find_deal_day_problem('${DEAL}', ${TODAY} + ${newFirst}, ${TODAY} + ${newLast})`,
      ),
    ).toContain(message)
    expect(await owl.attempt(move(newFirst, newLast))).toEqual({ refused: 'PT409' })
  })

  it.each([
    ['a deal that runs, at its end', 'planned', -3, 5, -3, 9],
    ['a deal that runs, to today', 'planned', -3, 5, -3, 0],
    ['a deal that ended today', 'planned', -3, 0, -3, 4],
    ['a deal to come, to today', 'planned', 3, 5, 0, 2],
    ['a deal to come, later', 'planned', 3, 5, 10, 12],
    ['a paused deal, at its end', 'paused', -3, 5, -3, 9],
    ['a draft', 'draft', -9, -2, -20, -10],
  ])('moves %s', async (_, state, first, last, newFirst, newLast) => {
    await database.run(add(DEAL, first, last, state))
    const owl = database.asUser('owl')
    expect(
      await owl.value(
        `select public.find_deal_day_problem('${DEAL}', ${TODAY} + ${newFirst}, ${TODAY} + ${newLast})`,
      ),
    ).toBeNull()
    expect(await owl.attempt(move(newFirst, newLast))).toEqual({ count: 1 })
  })

  it('keeps a deal that began from being a draft, and lets it be paused', async () => {
    await database.run(add(DEAL, -3, 5))
    const become = (state: string) =>
      database.asUser('owl').attempt(`update public.deals set state = '${state}' where id = '${DEAL}'`)
    expect(await become('paused')).toEqual({ count: 1 })
    expect(await become('draft')).toEqual({ refused: 'PT409' })
  })

  it('lets a deal to come be a draft again', async () => {
    await database.run(add(DEAL, 1, 5))
    expect(
      await database.asUser('owl').attempt(`update public.deals set state = 'draft' where id = '${DEAL}'`),
    ).toEqual({ count: 1 })
  })
})

type Timeline = {
  group: string | null
  rows: { name: string | null; deals: string[] }[]
  deals: { id: string; status: string }[]
  row_count: number
  deal_count: number
  earlier: string | null
  later: string | null
}

async function read(rest = '', person: 'owl' | 'graphic_designer' | 'member' = 'owl') {
  const timeline = await database
    .asUser(person)
    .value<Timeline>(
      `select public.get_deal_timeline('${GROUP}', ${TODAY}, ${TODAY} + 34${rest && `, ${rest}`})`,
    )
  if (!timeline) throw new Error('No timeline')
  return timeline
}

describe('the timeline', () => {
  beforeEach(() =>
    database.run(
      [
        add(id('11'), -60, -40),
        add(id('12'), -20, 3),
        add(id('13'), 5, 9, 'planned', `'{${CIDER},${WATER}}'`),
        add(id('14'), 6, 6, 'draft', `'{}'`),
        add(id('15'), 100, 110, 'planned', `'{${WATER}}'`),
      ].join(''),
    ),
  )

  it('shows deals by product, one of several products in each, and those without one last', async () => {
    const timeline = await read()
    expect(timeline).toMatchObject({
      group: 'Kestrel',
      row_count: 3,
      deal_count: 3,
      rows: [
        { name: 'Cider', deals: [id('12'), id('13')] },
        { name: 'Water', deals: [id('13')] },
        { name: null, deals: [id('14')] },
      ],
    })
    expect(Object.fromEntries(timeline.deals.map((deal) => [deal.id, deal.status]))).toEqual({
      [id('12')]: 'runs',
      [id('13')]: 'planned',
      [id('14')]: 'draft',
    })
  })

  it('names the nearest days outside', async () => {
    const days = await database.value(`select jsonb_build_array(${TODAY} - 40, ${TODAY} + 100)`)
    const { earlier, later } = await read()
    expect([earlier, later]).toEqual(days)
  })

  it('shows one product, one row for each deal, and one page of rows', async () => {
    expect((await read(`'${WATER}'`)).rows).toMatchObject([{ name: 'Water', deals: [id('13')] }])
    expect((await read('null, true')).rows.map(({ deals }) => deals)).toEqual([
      [id('12')],
      [id('13')],
      [id('14')],
    ])
    const second = await read('null, false, 2, 2')
    expect(second).toMatchObject({ row_count: 3, rows: [{ name: null }] })
    expect(second.deals).toHaveLength(1)
  })

  it('is for staff alone', async () => {
    expect((await read('', 'graphic_designer')).deal_count).toBe(3)
    expect(await read('', 'member')).toMatchObject({ group: null, rows: [], deals: [] })
    expect(
      await database
        .asAnon()
        .attempt(`select public.get_deal_timeline('${GROUP}', current_date, current_date)`),
    ).toEqual({ refused: '42501' })
  })
})
