export type Discount = { kind: 'percent'; basisPoints: number } | { kind: 'amount'; cents: number }

export type PricedLine = {
  id: string
  quantity: number
  unitPriceCents: number
  /** An amount is taken off the whole line once, not off each unit. */
  discount: Discount | null
  isOptional: boolean
  isTaxable: boolean
}

export type PricedTerms = {
  discount: Discount | null
  /** Parts per million: 82500 is 8.25 %. */
  taxPpm: number
  depositPercent: number
}

export type QuoteTotals = {
  lines: { id: string; grossCents: number; discountCents: number; netCents: number; isChosen: boolean }[]
  /** The chosen lines after their own discounts, before the discount on the whole. */
  subtotalCents: number
  /** The discount on the whole. Discounts of lines are in `lines`. */
  discountCents: number
  taxableCents: number
  taxCents: number
  totalCents: number
  depositCents: number
  balanceCents: number
}

/** The product of two integers over a third, rounded half up. BigInt, because products pass 2^53. */
function share(cents: number, part: number, whole: number): number {
  const [divisor, product] = [BigInt(whole), BigInt(cents) * BigInt(part)]
  return Number((2n * product + divisor) / (2n * divisor))
}

function discountOf(cents: number, discount: Discount | null): number {
  if (!discount) return 0
  return discount.kind === 'percent'
    ? share(cents, Math.min(discount.basisPoints, 10_000), 10_000)
    : Math.min(discount.cents, cents)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

type Part = { netCents: number; isTaxable: boolean }

/**
 * The part of a discount that falls on taxable lines, by largest remainder: the parts of all lines are whole cents and
 * add up to the discount. Among equal remainders, taxable lines come first, so the order of lines does not matter.
 */
function discountOnTaxable(parts: readonly Part[], discountCents: number, subtotalCents: number): number {
  if (discountCents === 0) return 0
  const shares = parts.map(({ netCents, isTaxable }) => {
    const product = BigInt(netCents) * BigInt(discountCents)
    const whole = product / BigInt(subtotalCents)
    return { isTaxable, cents: Number(whole), remainder: product - whole * BigInt(subtotalCents) }
  })
  const left = discountCents - sum(shares.map(({ cents }) => cents))
  const winners = shares
    .toSorted((a, b) =>
      a.remainder === b.remainder
        ? Number(b.isTaxable) - Number(a.isTaxable)
        : b.remainder > a.remainder
          ? 1
          : -1,
    )
    .slice(0, left)
  const taxable = shares.filter(({ isTaxable }) => isTaxable)
  return sum(taxable.map(({ cents }) => cents)) + winners.filter(({ isTaxable }) => isTaxable).length
}

/**
 * What a quote costs with the chosen optional lines. Integer cents; each figure is rounded once, half up. The database
 * computes the same in `private.quote_totals`, and a test compares both.
 */
export function quoteTotals(
  lines: readonly PricedLine[],
  terms: PricedTerms,
  chosen: ReadonlySet<string>,
): QuoteTotals {
  const priced = lines.map((line) => {
    const grossCents = line.quantity * line.unitPriceCents
    const discountCents = discountOf(grossCents, line.discount)
    return {
      id: line.id,
      grossCents,
      discountCents,
      netCents: grossCents - discountCents,
      isChosen: !line.isOptional || chosen.has(line.id),
      isTaxable: line.isTaxable,
    }
  })
  const parts = priced.filter(({ isChosen }) => isChosen)
  const subtotalCents = sum(parts.map(({ netCents }) => netCents))
  const discountCents = discountOf(subtotalCents, terms.discount)
  const taxable = sum(parts.filter(({ isTaxable }) => isTaxable).map(({ netCents }) => netCents))
  const taxableCents = taxable - discountOnTaxable(parts, discountCents, subtotalCents)
  const taxCents = share(taxableCents, terms.taxPpm, 1_000_000)
  const totalCents = subtotalCents - discountCents + taxCents
  const depositCents = share(totalCents, terms.depositPercent, 100)
  return {
    lines: priced.map(({ isTaxable: _, ...line }) => line),
    subtotalCents,
    discountCents,
    taxableCents,
    taxCents,
    totalCents,
    depositCents,
    balanceCents: totalCents - depositCents,
  }
}

/** The optional lines that are ticked at first. */
export const preselectedLines = (
  lines: readonly { id: string; isOptional: boolean; isPreselected: boolean }[],
): Set<string> =>
  new Set(lines.filter(({ isOptional, isPreselected }) => isOptional && isPreselected).map(({ id }) => id))
