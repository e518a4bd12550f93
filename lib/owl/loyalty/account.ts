import type { Basket } from './basket'
import { addDays, monthOf } from './days'
import { earnedPoints } from './earning'
import type { LoyaltyRules, Reward, Tier } from './rules'

type Earned = {
  on: string
  points: number
  expiresOn: string | null
  isPurchase: boolean
  /** Of the entry, where the ledger tells. */
  entryId?: number
}

/** What the rules need to know of one member. */
export type MemberAccount = {
  earned: Earned[]
  /** Redeemed, expired and taken away. */
  spent: number
  /** How often the member had a reward in a month. */
  taken: Map<string, number>
}

export const openAccount = (): MemberAccount => ({ earned: [], spent: 0, taken: new Map() })

const sum = (lots: readonly Earned[]) => lots.reduce((total, { points }) => total + points, 0)

/**
 * Points are spent in the order in which they expire: what expired by this day and is not covered by what was spent. A lot is gone
 * from `expiresOn` on.
 */
export function duePoints({ earned, spent }: MemberAccount, day: string): number {
  const expired = sum(earned.filter(({ expiresOn }) => expiresOn !== null && expiresOn <= day))
  return Math.max(0, expired - spent)
}

/** What the member can spend on a day. */
export const balanceOn = (account: MemberAccount, day: string): number =>
  sum(account.earned) - account.spent - duePoints(account, day)

/** Answers how many points expire. */
export function expirePoints(account: MemberAccount, day: string): number {
  const due = duePoints(account, day)
  account.spent += due
  return due
}

/** By the purchases of the days before, so that the order of one day's purchases changes nothing. Null is no tier. */
export function tierOn(account: MemberAccount, rules: LoyaltyRules, day: string): Tier | null {
  const since = addDays(day, -rules.tierWindowDays)
  const counted = sum(account.earned.filter(({ on, isPurchase }) => isPurchase && on >= since && on < day))
  return rules.tiers.findLast(({ threshold }) => threshold <= counted) ?? null
}

export type Bought = { points: number; tier: Tier | null }

export function buy(
  account: MemberAccount,
  rules: LoyaltyRules,
  day: string,
  basket: Basket,
  entryId?: number,
): Bought {
  const tier = tierOn(account, rules, day)
  const points = earnedPoints(rules, basket, day, tier?.times)
  give(account, rules, day, points, { isPurchase: true, entryId })
  return { points, tier }
}

export function give(
  account: MemberAccount,
  { expiryDays }: LoyaltyRules,
  day: string,
  points: number,
  { isPurchase = false, entryId }: Pick<Partial<Earned>, 'isPurchase' | 'entryId'> = {},
): void {
  const expiresOn = expiryDays === null ? null : addDays(day, expiryDays)
  account.earned.push({ on: day, points, expiresOn, isPurchase, entryId })
}

/** A purchase that is taken back counts for tiers no longer. Its points are taken as others are. */
export function forgetPurchase({ earned }: MemberAccount, entryId: number): void {
  const lot = earned.find((one) => one.entryId === entryId)
  if (lot) lot.isPurchase = false
}

const takenKey = ({ name }: Reward, day: string) => `${monthOf(day)} ${name}`

/** How often the member can take the reward at once. */
export function countRedeemable(account: MemberAccount, reward: Reward, day: string): number {
  const affordable = Math.floor(balanceOn(account, day) / reward.cost)
  if (reward.perMonth === null) return affordable
  return Math.min(affordable, reward.perMonth - (account.taken.get(takenKey(reward, day)) ?? 0))
}

/** @throws when `countRedeemable` is less. */
export function redeem(account: MemberAccount, reward: Reward, day: string, count = 1): void {
  if (count > countRedeemable(account, reward, day)) {
    throw new Error(`${reward.name} cannot be redeemed on ${day}`)
  }
  account.spent += count * reward.cost
  const key = takenKey(reward, day)
  account.taken.set(key, (account.taken.get(key) ?? 0) + count)
}
