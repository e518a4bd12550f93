import { mediumDay } from '@/lib/time/in-zone'
import { formatCents } from '@/lib/quotes/money'
import type { DealFacts } from './deal-form'
import { daysText } from './days-text'
import { offerText } from './offer-text'

type Brief = { facts: DealFacts; brand: { name: string } | null; products: readonly { name: string }[] }

/** What those who make ads for a deal need to know, one fact on each line. `max` is in characters. */
export function dealBrief({ facts, brand, products }: Brief, max: number): string {
  const before = facts.oldPriceCents === null ? '' : `, before ${formatCents(facts.oldPriceCents)}`
  const text = [
    `Offer: ${offerText(facts.offer)}${before}`,
    `Days: ${daysText(facts, mediumDay)}`,
    products.length > 0 && `Products: ${products.map(({ name }) => name).join(', ')}`,
    brand && `Brand: ${brand.name}`,
    facts.terms && `Terms: ${facts.terms}`,
  ]
    .filter(Boolean)
    .join('\n')
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`
}
