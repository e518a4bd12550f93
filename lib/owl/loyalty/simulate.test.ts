import { randomBasket, randomRules, randomSource } from './random-rules'
import { FIRST_RULES, type LoyaltyRules } from './rules'
import { simulate, type Habits } from './simulate'

const HABITS: Habits = {
  basket: { lines: [{ product: 'coffee', cents: 1000, milligallons: null }] },
  visitsPerMonth: 4,
  members: 1000,
  reward: null,
  since: '2026-01-01',
}
const RULES: LoyaltyRules = {
  ...FIRST_RULES,
  tiers: [{ name: 'Gold', threshold: 100, times: 200, benefits: '' }],
  rewards: [{ name: 'Five dollars off', cost: 100, valueCents: 500, perMonth: 1 }],
}

it('tells points, tier and cost of a year without rewards', () => {
  const year = simulate(FIRST_RULES, HABITS)
  expect(year).toMatchObject({
    visits: 48,
    salesCents: 48_000,
    earned: 480,
    redeemed: 0,
    expired: 0,
    left: 480,
    tier: null,
    costCents: 0,
    owedCents: 0,
    groupCostCents: 0,
  })
  expect(year.months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
  )
})

it('reaches a tier, earns more from then on, and takes the reward once a month', () => {
  const year = simulate(RULES, { ...HABITS, reward: 'Five dollars off' })
  // Ten visits of 10 points, the tenth on March 10, then 38 visits of 20.
  expect(year.reached).toEqual([{ tier: 'Gold', on: '2026-03-11' }])
  expect(year.earned).toBe(10 * 10 + 38 * 20)
  expect(year.rewards).toBe(8)
  expect(year.costCents).toBe(8 * 500)
  expect(year.left).toBe(60)
  expect(year.owedCents).toBe(300)
  expect(year.groupCostCents).toBe((4000 + 300) * 1000)
})

it('lets points expire within the year', () => {
  const year = simulate({ ...FIRST_RULES, expiryDays: 30 }, HABITS)
  expect(year.earned).toBe(year.expired + year.left)
  expect(year.left).toBeLessThanOrEqual(50)
})

it('accounts for every point, whatever the rules', () => {
  const random = randomSource(3)
  for (let run = 0; run < 60; run += 1) {
    const rules = randomRules(random)
    const reward = rules.rewards[random(rules.rewards.length)]!
    const year = simulate(rules, {
      basket: randomBasket(random),
      visitsPerMonth: 1 + random(30),
      members: 10,
      reward: random(2) === 0 ? null : reward.name,
      since: '2027-03-05',
    })
    expect(year.earned).toBe(year.redeemed + year.expired + year.left)
    expect(year.left).toBeGreaterThanOrEqual(0)
    expect(year.redeemed).toBe(year.rewards * reward.cost)
    expect(year.months.reduce((sum, { earned }) => sum + earned, 0)).toBe(year.earned)
    expect(year.months.at(-1)?.left).toBe(year.left)
    expect(Number.isSafeInteger(year.groupCostCents)).toBe(true)
  }
})
