import type { QuoteDocument } from './document'
import type { ShownTotals } from './record'
import { preselectedLines, quoteTotals, type QuoteTotals } from './totals'

/** What a client accepts: the document, the ticked optional lines in the order of their ids, and what they cost. */
export type ShownQuote = { document: QuoteDocument; chosen: string[]; totals: ShownTotals }

export const firstChoice = ({ lines }: QuoteDocument): string[] => [...preselectedLines(lines)]

/** Ids that are no optional lines are left out. */
export function chosenOptions({ lines }: QuoteDocument, ids: Iterable<string>): string[] {
  const asked = new Set(ids)
  return lines.filter(({ id, isOptional }) => isOptional && asked.has(id)).map(({ id }) => id)
}

export const totalsOf = ({ lines, terms }: QuoteDocument, chosen: Iterable<string>): QuoteTotals =>
  quoteTotals(lines, terms, new Set(chosen))

export function shownQuote(document: QuoteDocument, chosen: readonly string[]): ShownQuote {
  const { lines: _, ...totals } = totalsOf(document, chosen)
  return { document, chosen: chosen.toSorted(), totals }
}
