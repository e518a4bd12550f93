import type { Offer } from './deal'
import { offerText } from './offer-text'

test.each<[Offer, string]>([
  [{ kind: 'price', cents: 199 }, '$1.99'],
  [{ kind: 'percent_off', basisPoints: 2000 }, '20% off'],
  [{ kind: 'percent_off', basisPoints: 1250 }, '12.5% off'],
  [{ kind: 'amount_off', cents: 50 }, '$0.50 off'],
  [{ kind: 'n_for', count: 2, cents: 300 }, '2 for $3.00'],
  [{ kind: 'buy_get', count: 2, get: 1 }, 'Buy 2, get 1 free'],
  [{ kind: 'points', points: 1 }, '1 point'],
  [{ kind: 'points', points: 1500 }, '1,500 points'],
])('%o reads as %s', (offer, text) => {
  expect(offerText(offer)).toBe(text)
})
