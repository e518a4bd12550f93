import { randomBasket, randomRules, randomSource } from './random-rules'
import { replayDraft, type PastPurchase } from './replay'
import { FIRST_RULES, type LoyaltyRules } from './rules'

const rules = (changes: Partial<LoyaltyRules>): LoyaltyRules => ({
  ...FIRST_RULES,
  rewards: [{ name: 'A dollar off', cost: 100, valueCents: 100, perMonth: null }],
  ...changes,
})
const buys = (member: string, on: string, product: string, cents: number): PastPurchase => ({
  member,
  on,
  basket: { lines: [{ product, cents, milligallons: null }] },
})
const TIER = { name: 'Gold', threshold: 100, times: 200, benefits: '' }

it('tells what a draft costs more, who loses and who wins', () => {
  const replay = replayDraft(
    [
      buys('A-1', '2026-05-01', 'coffee', 20_000),
      buys('B-1', '2026-05-01', 'snack', 20_000),
      buys('C-1', '2026-05-02', 'snack', 30_000),
    ],
    {
      now: rules({}),
      draft: rules({
        perDollar: 50,
        bonuses: [{ name: 'Coffee', product: 'coffee', weekdays: [], times: 600 }],
      }),
    },
    '2026-01-01',
    '2026-06-01',
  )
  expect(replay).toEqual({
    purchases: 3,
    members: 3,
    now: { points: 700, worthCents: 700 },
    draft: { points: 850, worthCents: 850 },
    losers: [
      {
        member: 'C-1',
        purchases: 1,
        now: { points: 300, worthCents: 300, tier: null },
        draft: { points: 150, worthCents: 150, tier: null },
      },
      {
        member: 'B-1',
        purchases: 1,
        now: { points: 200, worthCents: 200, tier: null },
        draft: { points: 100, worthCents: 100, tier: null },
      },
    ],
    winners: 1,
  })
})

it('counts earlier purchases for tiers alone', () => {
  const { now } = replayDraft(
    [buys('A-1', '2026-01-01', 'snack', 10_000), buys('A-1', '2026-02-01', 'snack', 1000)],
    { now: rules({ tiers: [TIER] }), draft: rules({}) },
    '2026-01-15',
    '2026-03-01',
  )
  expect(now.points).toBe(20)
})

it('names members who lose only their tier', () => {
  const lower = { ...TIER, name: 'Bronze', threshold: 50, times: 200 }
  const { losers } = replayDraft(
    [buys('A-1', '2026-01-01', 'snack', 10_000)],
    { now: rules({ tiers: [TIER] }), draft: rules({ tiers: [lower, { ...TIER, threshold: 500 }] }) },
    '2026-01-01',
    '2026-01-02',
  )
  expect(losers.map(({ now, draft }) => [now.tier, draft.tier])).toEqual([['Gold', 'Bronze']])
})

it('changes nothing with the same rules', () => {
  const random = randomSource(5)
  for (let run = 0; run < 40; run += 1) {
    const same = randomRules(random)
    const purchases = Array.from({ length: 30 }, (_, at) => ({
      member: `M-${random(5)}`,
      on: `2026-03-${String(at + 1).padStart(2, '0')}`,
      basket: randomBasket(random),
    }))
    const replay = replayDraft(purchases, { now: same, draft: same }, '2026-03-01', '2026-04-01')
    expect(replay.now).toEqual(replay.draft)
    expect([replay.losers, replay.winners]).toEqual([[], 0])
    expect(replay.purchases).toBe(30)
  }
})
