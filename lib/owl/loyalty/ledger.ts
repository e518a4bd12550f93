import {
  balanceOn,
  buy,
  expirePoints,
  forgetPurchase,
  give,
  openAccount,
  redeem,
  type MemberAccount,
} from './account'
import type { Basket } from './basket'
import type { LoyaltyRules } from './rules'

export type EntryKind = 'purchase' | 'redemption' | 'expiry' | 'adjustment'

export type LedgerEntry = {
  member: string
  kind: EntryKind
  /** Day in the program's time zone. */
  on: string
  versionId: string
  points: number
  basket: Basket | null
  reward: string | null
  id: number
  /** The purchase that an adjustment takes back. */
  takesBack: number | null
}

function replayEntry(account: MemberAccount, rules: LoyaltyRules, entry: LedgerEntry): number {
  switch (entry.kind) {
    case 'purchase':
      if (!entry.basket) throw new Error('A purchase has a basket')
      return buy(account, rules, entry.on, entry.basket, entry.id).points
    case 'expiry':
      return -expirePoints(account, entry.on)
    case 'adjustment':
      if (entry.points > 0) give(account, rules, entry.on, entry.points)
      else account.spent -= entry.points
      if (entry.takesBack !== null) forgetPurchase(account, entry.takesBack)
      return entry.points
    case 'redemption': {
      const reward = rules.rewards.find(({ name }) => name === entry.reward)
      if (!reward) throw new Error('A redemption names a reward of its version')
      redeem(account, reward, entry.on)
      return -reward.cost
    }
  }
}

/**
 * Computes a ledger again from baskets, rewards and rules. `entries` are in the order in which they were posted. The points are in the
 * same order.
 */
export function replayLedger(
  entries: readonly LedgerEntry[],
  rulesOf: ReadonlyMap<string, LoyaltyRules>,
  today: string,
): { points: number[]; balances: Map<string, number> } {
  const accounts = new Map<string, MemberAccount>()
  const points = entries.map((entry) => {
    const rules = rulesOf.get(entry.versionId)
    if (!rules) throw new Error('An entry names a version of its program')
    const account = accounts.get(entry.member) ?? openAccount()
    accounts.set(entry.member, account)
    return replayEntry(account, rules, entry)
  })
  const balances = [...accounts].map(([member, account]) => [member, balanceOn(account, today)] as const)
  return { points, balances: new Map(balances) }
}
