import type { TemplateValues } from './document'
import { SAMPLE_PICTURES } from './sample-pictures'

export const SAMPLE_VALUES: TemplateValues = {
  texts: {
    headline: 'Slow coffee for fast mornings',
    line: 'Cold brew, steeped for eighteen hours. Two bottles, this week at every store.',
    price: '$9.50',
    oldPrice: '$13.00',
    legal: 'Valid at participating stores until June 30, while supplies last.',
    button: 'Find a store',
  },
  pictures: SAMPLE_PICTURES,
}

export const SHORTEST_VALUES: TemplateValues = {
  texts: { headline: 'Sale', line: 'Now.', price: '$1', oldPrice: '$2', legal: '18+', button: 'Go' },
  pictures: SAMPLE_PICTURES,
}

export const LONGEST_VALUES: TemplateValues = {
  texts: {
    headline: 'Everything for the longest weekend of the whole summer, at one price',
    line: 'Two large bottles of slow-steeped, single-origin cold brew with oat milk, at every store of the group, this week only.',
    price: '2 for $1,299.99',
    oldPrice: '$10,499.00',
    legal:
      'Valid at participating stores until September 30, 2027, while supplies last. Not valid with other offers, points or coupons. Taxes and deposits are extra. Ask in the store about allergens.',
    button: 'Find the nearest participating store',
  },
  pictures: SAMPLE_PICTURES,
}
