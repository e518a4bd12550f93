import type { UserType } from '@/lib/auth/roles'

/** `visitor` also stands for signed-in people without a role. */
export type Rank = UserType | 'visitor'

/**
 * R read, W insert and update, D delete. `pub`: published rows only; `own`: own rows only; `shown`: rows that visitors may
 * read (of clients and contacts); `other`: rows that are not about leads; `status`: may update only the status.
 */
export type Rights =
  | '-'
  | 'R'
  | 'R pub'
  | 'R own'
  | 'R shown'
  | 'R, status'
  | 'R, status, D'
  | 'R, D'
  | 'RW'
  | 'RW own'
  | 'RW other'
  | 'RWD'
  | 'RWD own'

export type Reach = 'none' | 'all' | 'pub' | 'own' | 'shown' | 'other'
export type Verbs = { select: Reach; insert: boolean; update: boolean; delete: boolean }

/** What `rights` allow for each verb. */
export function verbsOf(rights: Rights): Verbs {
  const [reading = '', ...more] = rights.split(/[ ,]+/)
  const reach = more.find((word): word is Reach => ['pub', 'own', 'shown', 'other'].includes(word))
  return {
    select: reading.includes('R') ? (reach ?? 'all') : 'none',
    insert: reading.includes('W'),
    update: reading.includes('W') || more.includes('status'),
    delete: reading.includes('D') || more.includes('D'),
  }
}
