import type { Offer } from './deal'
import type { DealForm } from './deal-form'

const COUNT = String.raw`[\d,]+`
const DOLLARS = String.raw`\$? ?[\d.,]+`

const WORDS: readonly [kind: Offer['kind'], words: string][] = [
  ['price', `(?<amount>${DOLLARS})`],
  ['percent_off', String.raw`(?<percent>[\d.]+) ?%(?: off)?`],
  ['amount_off', `(?<amount>${DOLLARS}) off`],
  ['n_for', `(?<count>${COUNT}) for (?<amount>${DOLLARS})`],
  ['buy_get', `buy (?<count>${COUNT}),? (?:and )?get (?<get>${COUNT})(?: free)?`],
  ['points', `(?<points>${COUNT}) points?`],
]
const PATTERNS = WORDS.map(([kind, words]) => [kind, new RegExp(`^${words}$`, 'i')] as const)

export const OFFER_EXAMPLES = '$1.99, 20% off, $0.50 off, 2 for $3.00, Buy 2, get 1 free, or 500 points'

/** What `offerText` writes, as fields of the form, whose schema checks the numbers. Null for other words. */
export function readOfferText(text: string): Partial<DealForm> | null {
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(text.trim())
    if (match) return { offerKind: kind, ...match.groups }
  }
  return null
}
