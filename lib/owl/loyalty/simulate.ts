import { balanceOn, buy, countRedeemable, expirePoints, openAccount, redeem, tierOn } from './account'
import { basketCents, type Basket } from './basket'
import { addDays, monthOf } from './days'
import type { LoyaltyRules, Tier } from './rules'
import { worthCents } from './worth'

export const YEAR = 365

export type Habits = {
  basket: Basket
  visitsPerMonth: number
  members: number
  /** Name of the reward that members take as soon as they can; null when they save. */
  reward: string | null
  /** First day of the year. */
  since: string
}

type SimulatedMonth = {
  month: string
  earned: number
  redeemed: number
  expired: number
  left: number
}

/** Of one member, cents included; `groupCostCents` of all members. */
export type Simulation = {
  visits: number
  salesCents: number
  earned: number
  redeemed: number
  expired: number
  left: number
  rewards: number
  tier: Tier | null
  /** The first day of each tier. */
  reached: { tier: string; on: string }[]
  costCents: number
  /** What the points that are left would cost. */
  owedCents: number
  groupCostCents: number
  months: SimulatedMonth[]
}

/** Visits are spread evenly over the year. */
export function simulate(rules: LoyaltyRules, habits: Habits): Simulation {
  const { basket, members, since } = habits
  const account = openAccount()
  const reward = rules.rewards.find(({ name }) => name === habits.reward)
  const visits = habits.visitsPerMonth * 12
  const months = new Map<string, SimulatedMonth>()
  const reached = new Map<string, string>()
  const monthAt = (day: string) => {
    const month = monthOf(day)
    const known = months.get(month) ?? { month, earned: 0, redeemed: 0, expired: 0, left: 0 }
    months.set(month, known)
    return known
  }
  let [next, rewards] = [0, 0]
  for (let index = 0; index < YEAR; index += 1) {
    const day = addDays(since, index)
    const month = monthAt(day)
    month.expired += expirePoints(account, day)
    const tier = tierOn(account, rules, day)
    if (tier && !reached.has(tier.name)) reached.set(tier.name, day)
    for (; next < visits && Math.floor((next * YEAR) / visits) === index; next += 1) {
      month.earned += buy(account, rules, day, basket).points
      if (!reward) continue
      const count = countRedeemable(account, reward, day)
      redeem(account, reward, day, count)
      month.redeemed += count * reward.cost
      rewards += count
    }
    month.left = balanceOn(account, day)
  }
  const last = addDays(since, YEAR - 1)
  const rows = [...months.values()]
  const total = (of: (month: SimulatedMonth) => number) => rows.reduce((sum, month) => sum + of(month), 0)
  const left = balanceOn(account, last)
  const costCents = rewards * (reward?.valueCents ?? 0)
  const owedCents = worthCents(left, rules.rewards)
  return {
    visits,
    salesCents: visits * basketCents(basket),
    earned: total(({ earned }) => earned),
    redeemed: total(({ redeemed }) => redeemed),
    expired: total(({ expired }) => expired),
    left,
    rewards,
    tier: tierOn(account, rules, addDays(since, YEAR)),
    reached: [...reached].map(([tier, on]) => ({ tier, on })),
    costCents,
    owedCents,
    groupCostCents: (costCents + owedCents) * members,
    months: rows,
  }
}
