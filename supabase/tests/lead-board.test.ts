import { openDatabase } from './harness'
import type { Person } from './people'

const database = openDatabase()
beforeEach(database.deleteLeads)

/** The same numbers in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const between = (low: string | null, high: string | null) =>
  database.value<string>('select private.rank_between($1, $2)', [low, high])

const RANK = /^[\da-f]*[1-9a-f]$/

describe('a rank between two others', () => {
  it('is between them, whatever they are', async () => {
    const random = randomNumbers(7)
    const digits = (length: number) =>
      Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
    for (let round = 0; round < 400; round++) {
      const [low = '', high = ''] = [0, 0]
        .map(() => digits(Math.floor(random() * 6)) + (1 + Math.floor(random() * 15)).toString(16))
        .toSorted()
      if (low === high) continue
      const rank = await between(low, high)
      expect([rank > low && rank < high && RANK.test(rank), low, rank, high]).toEqual([true, low, rank, high])
    }
  })

  it('is found again and again at each end and in one gap', async () => {
    let [first, last] = ['8', '8']
    let [low, high] = ['4', '5']
    for (let round = 0; round < 100; round++) {
      const [before, after, inside] = [
        await between(null, first),
        await between(last, null),
        await between(low, high),
      ]
      expect(before < first && after > last && inside > low && inside < high).toBe(true)
      first = before
      last = after
      if (round % 2) low = inside
      else high = inside
    }
    expect(Math.max(first.length, last.length, low.length)).toBeLessThan(60)
  })

  it.each([
    ['5', '5'],
    ['6', '5'],
    ['5', '50'],
    ['10', '2'],
  ])('does not exist between %s and %s', async (low, high) => {
    await expect(between(low, high)).rejects.toMatchObject({ code: 'PT422' })
  })
})

const addCards = (count: number, stage = 'new') =>
  database.run(`
    insert into public.contact_submissions (first_name, last_name, email, business_name, message, status, created_at, lost_reason)
    select 'Card', n::text, 'card@example.com', 'Engines', 'A film', '${stage}', timestamptz '2026-01-01' - n * interval '1 minute',
      case '${stage}' when 'lost' then 'price' end
    from generate_series(1, ${count}) as n`)

type Card = { id: string; last_name: string; board_rank: string; status: string }

const cards = (stage = 'new', who: Person = 'owl') =>
  database
    .asUser(who)
    .query<Card>(
      `select id, last_name, board_rank, status from public.contact_submissions where status = $1 order by board_rank, id`,
      [stage],
    )
const order = async (stage = 'new') => (await cards(stage)).map(({ last_name: name }) => name)

const place = (who: Person, card: string, from: string, to: string, above?: string, below?: string) =>
  database
    .asUser(who)
    .attempt('select public.place_lead($1, $2, $3, $4, $5)', [card, from, to, above ?? null, below ?? null])

const idOf = async (name: string) =>
  database.value<string>('select id from public.contact_submissions where last_name = $1', [name])

it('new cards come on top, the newest first', async () => {
  await addCards(3)
  expect(await order()).toEqual(['1', '2', '3'])
})

it('a card stands between the two that are named', async () => {
  await addCards(4)
  expect(await place('owl', await idOf('4'), 'new', 'new', await idOf('1'), await idOf('2'))).toEqual({
    count: 1,
  })
  expect(await order()).toEqual(['1', '4', '2', '3'])
  await place('owl', await idOf('1'), 'new', 'new', await idOf('3'))
  expect(await order()).toEqual(['4', '2', '3', '1'])
  await place('owl', await idOf('3'), 'new', 'new', undefined, await idOf('4'))
  expect(await order()).toEqual(['3', '4', '2', '1'])
})

it('a card that goes to another stage stands on top of it, or where it was put', async () => {
  await addCards(3)
  for (const name of ['1', '2']) await place('admin', await idOf(name), 'new', 'contacted')
  expect(await order('contacted')).toEqual(['2', '1'])
  await place('admin', await idOf('3'), 'new', 'contacted', await idOf('2'), await idOf('1'))
  expect(await order('contacted')).toEqual(['2', '3', '1'])
})

it('a card follows the one above when both neighbors have moved apart meanwhile', async () => {
  await addCards(5)
  const [one, two, five] = [await idOf('1'), await idOf('2'), await idOf('5')]
  await place('owl', await idOf('4'), 'new', 'new', one, two)
  await place('admin', five, 'new', 'new', one, two)
  expect(await order()).toEqual(['1', '5', '4', '2', '3'])
  await place('owl', one, 'new', 'won')
  await place('admin', await idOf('3'), 'new', 'new', one, two)
  expect(await order()).toEqual(['5', '4', '3', '2'])
})

it('refuses those who may not, cards that are elsewhere, and lost ones without a reason', async () => {
  await addCards(1)
  const card = await idOf('1')
  expect(await place('project_manager', card, 'new', 'won')).toEqual({ refused: 'PT403' })
  expect(await place('owl', card, 'contacted', 'won')).toEqual({ refused: 'PT409' })
  expect(await place('owl', card, 'new', 'lost')).toEqual({ refused: 'PT422' })
  expect(await place('owl', 'f0000000-0000-4000-8000-00000000ffff', 'new', 'won')).toEqual({
    refused: 'PT404',
  })
  const looking = await database.asMirroring('super_admin', 'owl')
  expect(await looking.attempt(`select public.place_lead($1, 'new', 'won')`, [card])).toEqual({
    refused: 'PT403',
  })
  expect(
    await database
      .asUser('owl')
      .attempt(`select public.place_lead($1, 'new', 'lost', reason => 'price')`, [card]),
  ).toEqual({ count: 1 })
})

it('two people drag among 1,000 cards, each with an old view, and read the same order afterwards', async () => {
  await addCards(1000)
  const random = randomNumbers(23)
  const people: { who: Person; view: Card[] }[] = [
    { who: 'owl', view: await cards() },
    { who: 'admin', view: await cards() },
  ]
  for (let round = 0; round < 75; round++) {
    for (const person of people) {
      if (random() < 0.1) person.view = await cards('new', person.who)
      const card = person.view[Math.floor(random() * 1000)]
      const others = person.view.filter(({ id }) => id !== card?.id)
      const index = Math.floor(random() * 12)
      const [above, below] = [others[index - 1]?.id, others[index]?.id]
      const moved = await place(person.who, card?.id ?? '', 'new', 'new', above, below)
      expect(moved).toEqual({ count: 1 })
      const now = await cards()
      const at = now.findIndex(({ id }) => id === card?.id)
      expect(above ? now[at - 1]?.id : below && now[at + 1]?.id).toBe(above ?? below)
    }
  }
  const [one, other] = [await cards('new', 'owl'), await cards('new', 'admin')]
  expect(one).toEqual(other)
  expect(new Set(one.map(({ board_rank: rank }) => rank)).size).toBe(1000)
  expect(one.every(({ board_rank: rank }) => RANK.test(rank))).toBe(true)
}, 60_000)

it('a column gets short ranks when they have become long, in the same order', async () => {
  await addCards(30)
  const long = `0${'0'.repeat(110)}`
  await database.run(`
    update public.contact_submissions set board_rank = '${long}' || lpad(last_name, 2, '0') || 'f'`)
  const before = await order()
  await place('owl', await idOf('9'), 'new', 'new', await idOf('1'), await idOf('2'))
  expect(await order()).toEqual(['1', '9', ...before.filter((name) => name !== '1' && name !== '9')])
  const lengths = (await cards()).map(({ board_rank: rank }) => rank.length)
  expect(Math.max(...lengths)).toBeLessThan(20)
})

it('the board holds sums of every stage and the first cards of each', async () => {
  await addCards(3)
  await addCards(2, 'won')
  await database.run(`update public.contact_submissions set value_cents = 150000 where status = 'won'`)
  type Board = { stages: { stage: string; total: number; value_cents: number }[]; cards: Card[] }
  const read = async (parameters: string) =>
    database.asUser('owl').value<Board>(`select public.list_lead_board(${parameters})`)
  const board = await read(`shown_cards => '{"new": 2}'`)
  expect(board?.stages.toSorted((a, b) => a.stage.localeCompare(b.stage))).toEqual([
    { stage: 'new', total: 3, value_cents: 0 },
    { stage: 'won', total: 2, value_cents: 300000 },
  ])
  expect(board?.cards.map((card) => [card.status, card.last_name])).toEqual(
    expect.arrayContaining([
      ['new', '1'],
      ['new', '2'],
      ['won', '1'],
      ['won', '2'],
    ]),
  )
  const found = await read(`words => '{engines,2}'`)
  expect(found?.cards.map((card) => [card.status, card.last_name]).toSorted()).toEqual([
    ['new', '2'],
    ['won', '2'],
  ])
  expect(await database.asUser('project_manager').value<Board>('select public.list_lead_board()')).toEqual({
    stages: [],
    cards: [],
  })
})
