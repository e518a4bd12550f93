import { parseDollars, parsePercent } from './money'
import type { Discount, PricedLine, PricedTerms } from './totals'

export const LINE_KINDS = ['package', 'add_on', 'own', 'travel'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A line as its fields show it. */
export type TypedLine = {
  id: string
  kind: LineKind
  packageId: string
  title: string
  description: string
  quantity: string
  /** Dollars, of one. */
  price: string
  /** '10 %' or dollars; empty for none. */
  discount: string
  isOptional: boolean
  isPreselected: boolean
  isTaxable: boolean
}

const TERMS = [
  'title',
  'recipientName',
  'recipientBusiness',
  'recipientEmail',
  'owner',
  'intro',
  'terms',
  'validUntil',
  'discount',
  'taxState',
  'taxRate',
  'taxSource',
  'deposit',
  'travelMiles',
  'travelFrom',
] as const
export type TypedTerm = (typeof TERMS)[number]

/** A draft as its form shows it: nothing that somebody types is lost, however wrong it is. */
export type TypedQuote = Record<TypedTerm, string> & { lines: TypedLine[] }

const TEXTS = ['kind', 'packageId', 'title', 'description', 'quantity', 'price', 'discount'] as const
const FLAGS = ['isOptional', 'isPreselected', 'isTaxable'] as const
type LineField = (typeof TEXTS)[number] | (typeof FLAGS)[number]

/** Of a field of a line. The ids of all lines, in their order, are posted as `line`. */
export const lineField = (id: string, field: LineField): string => `${id}:${field}`

const MOST_LINES = 100
const MOST_TEXT = 25_000

/** @param formData what any client can invent; sizes are limited here, contents by the schema */
export function readTypedQuote(formData: FormData): TypedQuote {
  const text = (name: string) => {
    const value = formData.get(name)
    return typeof value === 'string' ? value.slice(0, MOST_TEXT).replace(/\r\n?/g, '\n') : ''
  }
  const line = (id: string): TypedLine => ({
    id,
    kind: LINE_KINDS.find((kind) => kind === text(lineField(id, 'kind'))) ?? 'own',
    packageId: text(lineField(id, 'packageId')),
    title: text(lineField(id, 'title')),
    description: text(lineField(id, 'description')),
    quantity: text(lineField(id, 'quantity')),
    price: text(lineField(id, 'price')),
    discount: text(lineField(id, 'discount')),
    isOptional: text(lineField(id, 'isOptional')) !== '',
    isPreselected: text(lineField(id, 'isPreselected')) !== '',
    isTaxable: text(lineField(id, 'isTaxable')) !== '',
  })
  const ids = formData.getAll('line').filter((id) => typeof id === 'string')
  return {
    ...(Object.fromEntries(TERMS.map((term) => [term, text(term)])) as Record<TypedTerm, string>),
    lines: ids.slice(0, MOST_LINES + 1).map(line),
  }
}

/** The same fields as `readTypedQuote` reads. */
export function writeTypedQuote(quote: TypedQuote): FormData {
  const formData = new FormData()
  for (const term of TERMS) formData.set(term, quote[term])
  for (const line of quote.lines) {
    formData.append('line', line.id)
    for (const field of TEXTS) formData.set(lineField(line.id, field), line[field])
    for (const flag of FLAGS) if (line[flag]) formData.set(lineField(line.id, flag), 'on')
  }
  return formData
}

/** '10 %' or '$50'. Null for none, undefined for what is neither. */
export function parseDiscount(text: string): Discount | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  if (typed.endsWith('%')) {
    const ppm = parsePercent(typed)
    return ppm === null || ppm % 100 !== 0 ? undefined : { kind: 'percent', basisPoints: ppm / 100 }
  }
  const cents = parseDollars(typed)
  return cents === null ? undefined : { kind: 'amount', cents }
}

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null)

/** For live totals while somebody types: what cannot be read counts nothing. */
export const typedPrice = (line: TypedLine): PricedLine => ({
  id: line.id,
  quantity: wholeNumber(line.quantity) ?? 0,
  unitPriceCents: parseDollars(line.price) ?? 0,
  discount: parseDiscount(line.discount) ?? null,
  isOptional: line.isOptional,
  isTaxable: line.isTaxable,
})

export function typedTerms(quote: TypedQuote): PricedTerms {
  const deposit = wholeNumber(quote.deposit) ?? 0
  return {
    discount: parseDiscount(quote.discount) ?? null,
    taxPpm: quote.taxState ? (parsePercent(quote.taxRate) ?? 0) : 0,
    depositPercent: deposit > 100 ? 0 : deposit,
  }
}
