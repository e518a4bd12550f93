import { findSalesTax, SALES_TAXES, taxSource } from './sales-tax'
import { STATES } from './states'

test('names every state and the District of Columbia once', () => {
  expect(SALES_TAXES.map(({ name }) => name).toSorted()).toEqual(
    [...STATES.map(({ name }) => name), 'District of Columbia'].toSorted(),
  )
  for (const { name, abbreviation } of STATES) expect(findSalesTax(abbreviation)?.name).toBe(name)
})

test('has rates between nothing and 8 percent', () => {
  for (const { ppm } of SALES_TAXES) expect(Number.isInteger(ppm) && ppm >= 0 && ppm < 80_000).toBe(true)
  expect(findSalesTax('MN')?.ppm).toBe(68_750)
  expect(SALES_TAXES.filter(({ ppm }) => ppm === 0).map(({ state }) => state)).toEqual([
    'AK',
    'DE',
    'MT',
    'NH',
    'OR',
  ])
})

test('names source and day', () => {
  const tax = findSalesTax('MI')
  expect(tax && taxSource(tax)).toBe(
    'Michigan state sales tax as of July 1, 2025 (Tax Foundation), without local taxes',
  )
})
