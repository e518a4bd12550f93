import type { PricedLine, PricedTerms } from './totals'

export type DocumentLine = PricedLine & {
  kind: string
  title: string
  description: string
  isPreselected: boolean
}

/** Exactly what a client is shown of one version of a quote. Frozen when the quote is sent. Days are `2026-11-23`. */
export type QuoteDocument = {
  number: string
  version: number
  title: string
  preparedFor: { name: string; business: string }
  preparedBy: string
  sentOn: string
  validUntil: string
  intro: string
  lines: DocumentLine[]
  terms: PricedTerms & { taxState: string | null; taxSource: string | null; text: string }
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * One text for one value: keys sorted, no spaces. `private.canonical_json()` writes the same, so both sides of the
 * database hash the same bytes.
 * @throws RangeError for a number that is not a safe integer: fractions have several spellings.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${value} has no canonical form`)
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
