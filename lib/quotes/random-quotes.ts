import type { Discount, PricedLine, PricedTerms } from './totals'

export type RandomQuote = { lines: PricedLine[]; terms: PricedTerms; chosen: Set<string> }

/** The same quotes in every run, for tests: small prices so that remainders tie, large ones so that products pass 2^53. */
export function* randomQuotes(count: number): Generator<RandomQuote> {
  let state = 1
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const cents = () => [below(10), below(1_000), below(500_000), below(100_000_000)][below(4)] ?? 0
  const discount = (): Discount | null => {
    const kind = below(3)
    if (kind === 0) return null
    return kind === 1
      ? { kind: 'percent', basisPoints: [below(10_001), 10_000, 3_333][below(3)] ?? 0 }
      : { kind: 'amount', cents: cents() }
  }
  const id = () =>
    [8, 4, 4, 4, 12].map((length) => Array.from({ length }, () => below(16).toString(16)).join('')).join('-')

  for (let number = 0; number < count; number += 1) {
    const lines = Array.from({ length: below(9) }, () => ({
      id: id(),
      quantity: [1, 1 + below(5), 1 + below(9_999)][below(3)] ?? 1,
      unitPriceCents: cents(),
      discount: below(3) === 0 ? discount() : null,
      isOptional: below(3) === 0,
      isTaxable: below(2) === 0,
    }))
    const terms = {
      discount: discount(),
      taxPpm: [0, 82_500, below(150_000)][below(3)] ?? 0,
      depositPercent: below(101),
    }
    yield { lines, terms, chosen: new Set(lines.filter(() => below(2) === 0).map((line) => line.id)) }
  }
}
