import { randomQuotes } from './random-quotes'
import { preselectedLines, quoteTotals, type PricedLine } from './totals'

const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  id: 'a',
  quantity: 1,
  unitPriceCents: 10_000,
  discount: null,
  isOptional: false,
  isTaxable: false,
  ...change,
})
const TERMS = { discount: null, taxPpm: 0, depositPercent: 0 }
const QUOTES = [...randomQuotes(500)]
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

describe('totals of random quotes', () => {
  test('the parts equal the whole', () => {
    for (const { lines, terms, chosen } of QUOTES) {
      const totals = quoteTotals(lines, terms, chosen)
      for (const each of totals.lines) expect(each.grossCents - each.discountCents).toBe(each.netCents)
      expect(sum(totals.lines.filter(({ isChosen }) => isChosen).map(({ netCents }) => netCents))).toBe(
        totals.subtotalCents,
      )
      expect(totals.subtotalCents - totals.discountCents + totals.taxCents).toBe(totals.totalCents)
      expect(totals.depositCents + totals.balanceCents).toBe(totals.totalCents)
    }
  })

  test('no figure is negative, and every figure is a whole number of cents', () => {
    for (const { lines, terms, chosen } of QUOTES) {
      const { lines: parts, ...figures } = quoteTotals(lines, terms, chosen)
      const all = [
        ...Object.values(figures),
        ...parts.flatMap(({ grossCents, discountCents, netCents }) => [grossCents, discountCents, netCents]),
      ]
      for (const figure of all) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
    }
  })

  test('each figure is rounded once, half up', () => {
    for (const { lines, terms, chosen } of QUOTES) {
      const { taxableCents, taxCents, totalCents, depositCents } = quoteTotals(lines, terms, chosen)
      const isHalfUp = (figure: number, whole: number, part: number, of: number) => {
        const error = 2n * (BigInt(figure) * BigInt(of) - BigInt(whole) * BigInt(part))
        return error > -BigInt(of) && error <= BigInt(of)
      }
      expect(isHalfUp(taxCents, taxableCents, terms.taxPpm, 1_000_000)).toBe(true)
      expect(isHalfUp(depositCents, totalCents, terms.depositPercent, 100)).toBe(true)
    }
  })

  test('the order of lines does not matter', () => {
    for (const { lines, terms, chosen } of QUOTES) {
      const { lines: parts, ...figures } = quoteTotals(lines, terms, chosen)
      const { lines: turned, ...same } = quoteTotals(lines.toReversed(), terms, chosen)
      expect(same).toEqual(figures)
      expect(turned.toReversed()).toEqual(parts)
    }
  })

  test('an optional line counts only while it is chosen, and a line more never costs less', () => {
    for (const { lines, terms, chosen } of QUOTES) {
      const needed = lines.filter(({ isOptional }) => !isOptional)
      expect(quoteTotals(lines, terms, new Set()).totalCents).toBe(
        quoteTotals(needed, terms, new Set()).totalCents,
      )
      // A discount in percent may round one cent differently on the larger sum, and so may the tax.
      expect(quoteTotals(lines, terms, chosen).totalCents).toBeGreaterThanOrEqual(
        quoteTotals(needed, terms, new Set()).totalCents - 2,
      )
    }
  })

  test('when all lines are taxable, the tax is on all that remains', () => {
    for (const { lines, terms, chosen } of QUOTES) {
      const taxable = lines.map((each) => ({ ...each, isTaxable: true }))
      const totals = quoteTotals(taxable, terms, chosen)
      expect(totals.taxableCents).toBe(totals.subtotalCents - totals.discountCents)
    }
  })
})

test('takes the discount of a line off the line, and that of the whole off the rest', () => {
  const totals = quoteTotals(
    [line({ quantity: 2, discount: { kind: 'percent', basisPoints: 1_000 } }), line({ id: 'b' })],
    { discount: { kind: 'amount', cents: 3_000 }, taxPpm: 0, depositPercent: 50 },
    new Set(),
  )
  expect(totals).toMatchObject({
    subtotalCents: 28_000,
    discountCents: 3_000,
    totalCents: 25_000,
    depositCents: 12_500,
    balanceCents: 12_500,
  })
  expect(totals.lines[0]).toMatchObject({ grossCents: 20_000, discountCents: 2_000, netCents: 18_000 })
})

test('taxes the taxable lines after their part of the discount', () => {
  const totals = quoteTotals(
    [line({ isTaxable: true }), line({ id: 'b' })],
    { discount: { kind: 'percent', basisPoints: 1_000 }, taxPpm: 82_500, depositPercent: 0 },
    new Set(),
  )
  expect(totals).toMatchObject({ taxableCents: 9_000, taxCents: 743, totalCents: 18_743 })
})

test('gives the odd cent of a discount to the taxable line, in either order', () => {
  const lines = [line({ unitPriceCents: 100, isTaxable: true }), line({ id: 'b', unitPriceCents: 100 })]
  const terms = { ...TERMS, discount: { kind: 'amount', cents: 1 } as const }
  expect(quoteTotals(lines, terms, new Set()).taxableCents).toBe(99)
  expect(quoteTotals(lines.toReversed(), terms, new Set()).taxableCents).toBe(99)
})

test('stops a discount at the price', () => {
  const totals = quoteTotals(
    [line({ discount: { kind: 'amount', cents: 99_999 } }), line({ id: 'b' })],
    { ...TERMS, discount: { kind: 'amount', cents: 99_999 } },
    new Set(),
  )
  expect(totals).toMatchObject({ subtotalCents: 10_000, discountCents: 10_000, totalCents: 0 })
})

test('counts nothing for a quote without lines', () => {
  expect(quoteTotals([], { ...TERMS, discount: { kind: 'amount', cents: 5 } }, new Set()).totalCents).toBe(0)
})

test('preselects optional lines only', () => {
  const lines = [
    { id: 'a', isOptional: true, isPreselected: true },
    { id: 'b', isOptional: true, isPreselected: false },
    { id: 'c', isOptional: false, isPreselected: true },
  ]
  expect([...preselectedLines(lines)]).toEqual(['a'])
})
