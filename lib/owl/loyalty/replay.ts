import { buy, openAccount, tierOn, type MemberAccount } from './account'
import type { Basket } from './basket'
import type { LoyaltyRules } from './rules'
import { worthCents } from './worth'

/** A purchase of the ledger, oldest first. */
export type PastPurchase = { member: string; on: string; basket: Basket }

export type Result = { points: number; worthCents: number; tier: string | null }
export type ReplayedMember = { member: string; purchases: number; now: Result; draft: Result }

export type Replay = {
  purchases: number
  members: number
  now: { points: number; worthCents: number }
  draft: { points: number; worthCents: number }
  /** Whose points are worth less, or whose tier is lower. Who loses most is first. */
  losers: ReplayedMember[]
  /** How many members win. */
  winners: number
}

type Rules = { now: LoyaltyRules; draft: LoyaltyRules }
type Both = {
  now: MemberAccount
  draft: MemberAccount
  points: { now: number; draft: number }
  purchases: number
}

const rankOf = (rules: LoyaltyRules, tier: string | null) =>
  rules.tiers.findIndex(({ name }) => name === tier)

/** A tier that the draft does not know is compared by its place. */
function losesTier(rules: Rules, { now, draft }: ReplayedMember): boolean {
  if (now.tier === null) return false
  const kept = rankOf(rules.draft, now.tier)
  return rankOf(rules.draft, draft.tier) < (kept >= 0 ? kept : rankOf(rules.now, now.tier))
}

/**
 * Gives past baskets points by the rules in force and by a draft, both from the beginning. Purchases before `since` count for
 * tiers only. Answers what the points of the period cost at most.
 */
export function replayDraft(
  purchases: Iterable<PastPurchase>,
  rules: Rules,
  since: string,
  today: string,
): Replay {
  const members = new Map<string, Both>()
  for (const { member, on, basket } of purchases) {
    const both = members.get(member) ?? {
      now: openAccount(),
      draft: openAccount(),
      points: { now: 0, draft: 0 },
      purchases: 0,
    }
    members.set(member, both)
    const now = buy(both.now, rules.now, on, basket).points
    const draft = buy(both.draft, rules.draft, on, basket).points
    if (on < since) continue
    both.points.now += now
    both.points.draft += draft
    both.purchases += 1
  }
  const rows = [...members].flatMap(([member, both]): ReplayedMember[] => {
    if (both.purchases === 0) return []
    const result = (kind: 'now' | 'draft'): Result => ({
      points: both.points[kind],
      worthCents: worthCents(both.points[kind], rules[kind].rewards),
      tier: tierOn(both[kind], rules[kind], today)?.name ?? null,
    })
    return [{ member, purchases: both.purchases, now: result('now'), draft: result('draft') }]
  })
  const total = (kind: 'now' | 'draft') => ({
    points: rows.reduce((sum, row) => sum + row[kind].points, 0),
    worthCents: rows.reduce((sum, row) => sum + row[kind].worthCents, 0),
  })
  const loss = ({ now, draft }: ReplayedMember) => now.worthCents - draft.worthCents
  return {
    purchases: rows.reduce((sum, row) => sum + row.purchases, 0),
    members: rows.length,
    now: total('now'),
    draft: total('draft'),
    losers: rows
      .filter((row) => loss(row) > 0 || losesTier(rules, row))
      .toSorted((one, other) => loss(other) - loss(one) || one.member.localeCompare(other.member)),
    winners: rows.filter((row) => loss(row) < 0 && !losesTier(rules, row)).length,
  }
}
