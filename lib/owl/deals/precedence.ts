import { type Deal, WHERE_KINDS } from './deal'

type Rival = Pick<Deal, 'id' | 'whereKind' | 'firstOn' | 'createdAt'>

export const RULE_TEXTS = {
  place: 'it names its places more closely',
  start: 'it begins later',
  newer: 'it was added later',
} as const
/** Why a deal wins over another one. */
export type Rule = keyof typeof RULE_TEXTS

const instantOf = ({ createdAt }: Rival) => Date.parse(createdAt)

/** The rule that decides between two deals for the same product at the same site. Its order is that of the rules. */
export function decidingRule(one: Rival, other: Rival): Rule {
  if (one.whereKind !== other.whereKind) return 'place'
  return one.firstOn === other.firstOn ? 'newer' : 'start'
}

/** Negative when `one` wins. The id decides between deals that were added in the same instant. */
export function compareDeals(one: Rival, other: Rival): number {
  switch (decidingRule(one, other)) {
    case 'place':
      return WHERE_KINDS.indexOf(other.whereKind) - WHERE_KINDS.indexOf(one.whereKind)
    case 'start':
      return one.firstOn > other.firstOn ? -1 : 1
    case 'newer':
      return instantOf(other) - instantOf(one) || (one.id > other.id ? -1 : 1)
  }
}
