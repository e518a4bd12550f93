import {
  balanceOn,
  buy,
  countRedeemable,
  duePoints,
  expirePoints,
  give,
  openAccount,
  redeem,
  tierOn,
} from './account'
import { addDays } from './days'
import { randomBasket, randomRules, randomSource } from './random-rules'
import { FIRST_RULES, type LoyaltyRules, type Reward } from './rules'

const spend = (dollars: number) => ({
  lines: [{ product: 'coffee', cents: dollars * 100, milligallons: null }],
})
const TIERS: LoyaltyRules = {
  ...FIRST_RULES,
  tierWindowDays: 30,
  tiers: [
    { name: 'Silver', threshold: 100, times: 150, benefits: '' },
    { name: 'Gold', threshold: 200, times: 200, benefits: '' },
  ],
}
const COFFEE: Reward = { name: 'Free coffee', cost: 50, valueCents: 120, perMonth: 2 }

it('reaches a tier on the day after the purchase, and loses it when the window has passed', () => {
  const account = openAccount()
  buy(account, TIERS, '2026-01-01', spend(100))
  const tiers = ['2026-01-01', '2026-01-02', '2026-01-31', '2026-02-01'].map(
    (day) => tierOn(account, TIERS, day)?.name,
  )
  expect(tiers).toEqual([undefined, 'Silver', 'Silver', undefined])
})

it('gives the points of the tier that the member has', () => {
  const account = openAccount()
  buy(account, TIERS, '2026-01-01', spend(100))
  expect(buy(account, TIERS, '2026-01-02', spend(100))).toEqual({ points: 150, tier: TIERS.tiers[0] })
  expect(buy(account, TIERS, '2026-01-03', spend(10)).points).toBe(20)
})

it('counts no given points for tiers', () => {
  const account = openAccount()
  give(account, TIERS, '2026-01-01', 500)
  expect(tierOn(account, TIERS, '2026-01-02')).toBeNull()
  expect(balanceOn(account, '2026-01-02')).toBe(500)
})

it('lets points expire on their day, those first that expire first', () => {
  const rules = { ...FIRST_RULES, expiryDays: 30 }
  const account = openAccount()
  buy(account, rules, '2026-01-01', spend(60))
  buy(account, rules, '2026-01-11', spend(40))
  redeem(account, COFFEE, '2026-01-12')
  expect(['2026-01-30', '2026-01-31', '2026-02-10'].map((day) => balanceOn(account, day))).toEqual([
    50, 40, 0,
  ])
  expect(expirePoints(account, '2026-01-31')).toBe(10)
  expect(expirePoints(account, '2026-01-31')).toBe(0)
  expect(duePoints(account, '2026-02-10')).toBe(40)
})

it('keeps the limit of a reward in each calendar month', () => {
  const account = openAccount()
  buy(account, FIRST_RULES, '2026-01-01', spend(500))
  redeem(account, COFFEE, '2026-01-30')
  redeem(account, COFFEE, '2026-01-31')
  expect(countRedeemable(account, COFFEE, '2026-01-31')).toBe(0)
  expect(() => redeem(account, COFFEE, '2026-01-31')).toThrow('cannot be redeemed')
  expect(countRedeemable(account, COFFEE, '2026-02-01')).toBe(2)
})

it('never has less than nothing, and what was earned is spent, expired or left', () => {
  const random = randomSource(11)
  for (let run = 0; run < 100; run += 1) {
    const rules = randomRules(random)
    const account = openAccount()
    let [earned, redeemed, expired, day] = [0, 0, 0, '2026-01-01']
    for (let step = 0; step < 60; step += 1) {
      day = addDays(day, random(12))
      expired += expirePoints(account, day)
      earned += buy(account, rules, day, randomBasket(random)).points
      const reward = rules.rewards[random(rules.rewards.length)]!
      if (countRedeemable(account, reward, day) > 0) {
        redeem(account, reward, day)
        redeemed += reward.cost
      }
      const left = balanceOn(account, day)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(earned - redeemed - expired).toBe(left)
    }
  }
})
