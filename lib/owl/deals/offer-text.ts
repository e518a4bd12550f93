import { formatCents } from '@/lib/quotes/money'
import { formatCount } from '@/lib/text/format'
import type { Offer } from './deal'

/** As in '$1.99', '20% off', '2 for $3.00' and 'Buy 2, get 1 free'. */
export function offerText(offer: Offer): string {
  switch (offer.kind) {
    case 'price':
      return formatCents(offer.cents)
    case 'percent_off':
      return `${offer.basisPoints / 100}% off`
    case 'amount_off':
      return `${formatCents(offer.cents)} off`
    case 'n_for':
      return `${formatCount(offer.count)} for ${formatCents(offer.cents)}`
    case 'buy_get':
      return `Buy ${formatCount(offer.count)}, get ${formatCount(offer.get)} free`
    case 'points':
      return `${formatCount(offer.points)} ${offer.points === 1 ? 'point' : 'points'}`
  }
}
