import { dealBrief } from './brief'
import type { DealFacts } from './deal-form'

const facts: DealFacts = {
  title: 'Two cold brews for five',
  groupId: 'g',
  brandId: 'b',
  state: 'planned',
  offer: { kind: 'n_for', count: 2, cents: 500 },
  oldPriceCents: 329,
  productIds: ['p'],
  firstOn: '2026-12-01',
  lastOn: '2026-12-31',
  whereKind: 'group',
  states: [],
  whereBrandIds: [],
  role: null,
  siteNumbers: [],
  exceptionNumbers: [],
  terms: 'One for each customer.',
  picture: null,
}
const deal = { facts, brand: { name: 'Third Rail Coffee' }, products: [{ name: 'Cold brew' }] }

it('says offer, days, products, brand and terms in words', () => {
  expect(dealBrief(deal, 2000)).toBe(
    [
      'Offer: 2 for $5.00, before $3.29',
      'Days: Dec 1, 2026 to Dec 31, 2026',
      'Products: Cold brew',
      'Brand: Third Rail Coffee',
      'Terms: One for each customer.',
    ].join('\n'),
  )
})

it('leaves out what the deal does not have', () => {
  const bare = { facts: { ...facts, oldPriceCents: null, terms: null }, brand: null, products: [] }
  expect(dealBrief(bare, 2000)).toBe('Offer: 2 for $5.00\nDays: Dec 1, 2026 to Dec 31, 2026')
})

it('fits into the description of an ad group', () => {
  const long = { ...deal, facts: { ...facts, terms: 'a'.repeat(2000) } }
  expect(dealBrief(long, 2000)).toHaveLength(2000)
  expect(dealBrief(long, 2000).endsWith('…')).toBe(true)
})
