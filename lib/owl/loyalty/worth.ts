import type { Reward } from './rules'

/** The reward that gives most for a point. */
const bestReward = (rewards: readonly Reward[]): Reward | null =>
  rewards.reduce<Reward | null>(
    (best, reward) =>
      best && best.valueCents * reward.cost >= reward.valueCents * best.cost ? best : reward,
    null,
  )

/** What points cost the group at most, if they are spent on the best reward. Whole cents, rounded down. */
export function worthCents(points: number, rewards: readonly Reward[]): number {
  const best = bestReward(rewards)
  return best ? Number((BigInt(points) * BigInt(best.valueCents)) / BigInt(best.cost)) : 0
}

/** As in '3.25 %': hundredths of a percent, rounded to the nearest. */
export function costShare(costCents: number, salesCents: number): string {
  if (salesCents === 0) return 'No sales'
  const basisPoints = (BigInt(costCents) * 20_000n + BigInt(salesCents)) / (2n * BigInt(salesCents))
  return `${Number(basisPoints) / 100} %`
}
