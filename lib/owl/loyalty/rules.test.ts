import { compareRules, describeRules } from './describe'
import { randomRules, randomSource } from './random-rules'
import { FIRST_RULES, loyaltyRules, type LoyaltyRules } from './rules'

const TIER = { name: 'Gold', threshold: 100, times: 200, benefits: 'Free air' }
const REWARD = { name: 'Coffee', cost: 50, valueCents: 120, perMonth: 2 }
const rules = (changes: object): LoyaltyRules => ({ ...FIRST_RULES, ...changes })

it('takes the rules of new programs and random ones', () => {
  expect(loyaltyRules.parse(FIRST_RULES)).toEqual(FIRST_RULES)
  const random = randomSource(1)
  for (let run = 0; run < 50; run += 1) expect(loyaltyRules.safeParse(randomRules(random)).success).toBe(true)
})

it.each<[what: string, changes: object]>([
  ['half a point', { perDollar: 0.5 }],
  ['a negative rate', { perGallon: -1 }],
  ['tiers that do not ascend', { tiers: [TIER, { ...TIER, name: 'Silver' }] }],
  ['two tiers of one name', { tiers: [TIER, { ...TIER, name: 'gold', threshold: 200 }] }],
  ['a free reward', { rewards: [{ ...REWARD, cost: 0 }] }],
  ['an eighth day', { bonuses: [{ name: 'Late', product: null, weekdays: [7], times: 200 }] }],
  ['a part that is not known', { extra: true }],
])('refuses %s', (_, changes) => {
  expect(loyaltyRules.safeParse(rules(changes)).success).toBe(false)
})

it('says the rules in words', () => {
  const lines = describeRules(
    rules({
      tiers: [TIER],
      rewards: [REWARD],
      bonuses: [{ name: 'Happy Monday', product: 'coffee', weekdays: [1, 2], times: 150 }],
    }),
  )
  expect(Object.fromEntries(lines.map(({ label, text }) => [label, text]))).toEqual({
    'Store goods': '1 point a dollar',
    Fuel: '1 point a gallon',
    Rounding: 'Down to whole points, once per visit',
    'Bonus: Happy Monday': '×1.5 for coffee on Monday and Tuesday',
    'Tier: Gold': 'from 100 points, ×2, Free air',
    'Tiers count': 'The last 365 days',
    'Reward: Coffee': '50 points, costs us $1.20, 2 times a month',
    'Points expire': 'Never',
    Terms: 'None',
  })
})

it('puts two versions side by side, with what was added and dropped', () => {
  const compared = compareRules(rules({ tiers: [TIER] }), rules({ rewards: [REWARD], expiryDays: 365 }))
  expect(
    compared.filter(({ differs }) => differs).map(({ label, before, after }) => [label, before, after]),
  ).toEqual([
    ['Reward: Coffee', null, '50 points, costs us $1.20, 2 times a month'],
    ['Points expire', 'Never', '365 days after the visit'],
    ['Tier: Gold', 'from 100 points, ×2, Free air', null],
  ])
})
