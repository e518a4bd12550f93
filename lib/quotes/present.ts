import { longDay } from '@/lib/time/in-zone'
import type { DocumentLine, QuoteDocument } from './document'
import { formatCents } from './money'
import { totalsOf } from './shown'
import type { Discount, QuoteTotals } from './totals'

/** '8.25%' of 825 hundredths. */
const percent = (hundredths: number) =>
  `${(hundredths / 100).toLocaleString('en-US', { maximumFractionDigits: 4 })}%`

const minus = (cents: number) => `−${formatCents(cents)}`

const discountLabel = (discount: Discount | null) =>
  discount?.kind === 'percent' ? `Discount of ${percent(discount.basisPoints)}` : 'Discount'

export type PresentedLine = Pick<DocumentLine, 'id' | 'title' | 'description' | 'isOptional'> & {
  /** Null for one piece: its price is the amount. */
  quantity: string | null
  discount: string | null
  amount: string
  isChosen: boolean
}

type PresentedTotal = { label: string; amount: string; isTotal: boolean }

/** The words and figures of a quote. The page and the PDF show these, so that they cannot differ. */
export type PresentedQuote = {
  heading: string
  facts: [label: string, value: string][]
  lines: PresentedLine[]
  totals: PresentedTotal[]
  taxSource: string | null
}

function presentLine(line: DocumentLine, figures: QuoteTotals['lines'][number]): PresentedLine {
  const { id, title, description, isOptional, quantity, unitPriceCents } = line
  return {
    id,
    title,
    description,
    isOptional,
    quantity: quantity === 1 ? null : `${quantity.toLocaleString('en-US')} × ${formatCents(unitPriceCents)}`,
    discount:
      figures.discountCents === 0 ? null : `${discountLabel(line.discount)}: ${minus(figures.discountCents)}`,
    amount: formatCents(figures.netCents),
    isChosen: figures.isChosen,
  }
}

function presentTotals({ terms }: QuoteDocument, totals: QuoteTotals): PresentedTotal[] {
  const rows: [label: string, amount: string, isShown: boolean][] = [
    ['Subtotal', formatCents(totals.subtotalCents), totals.subtotalCents !== totals.totalCents],
    [discountLabel(terms.discount), minus(totals.discountCents), totals.discountCents > 0],
    [
      `Sales tax${terms.taxState ? ` ${terms.taxState}` : ''}, ${percent(terms.taxPpm / 100)}`,
      formatCents(totals.taxCents),
      terms.taxPpm > 0,
    ],
    ['Total', formatCents(totals.totalCents), true],
    [`Deposit of ${terms.depositPercent}%`, formatCents(totals.depositCents), totals.depositCents > 0],
    ['Balance', formatCents(totals.balanceCents), totals.depositCents > 0 && totals.balanceCents > 0],
  ]
  return rows
    .filter(([, , isShown]) => isShown)
    .map(([label, amount]) => ({ label, amount, isTotal: label === 'Total' }))
}

export function presentQuote(document: QuoteDocument, chosen: Iterable<string>): PresentedQuote {
  const { number, version, preparedFor, preparedBy, sentOn, validUntil, lines, terms } = document
  const totals = totalsOf(document, chosen)
  const client = [preparedFor.name, preparedFor.business].filter(Boolean).join(', ')
  const facts: [string, string][] = [
    ['Prepared for', client],
    ['Prepared by', preparedBy],
    ['Sent on', longDay(sentOn)],
    ['Valid until', longDay(validUntil)],
  ]
  return {
    heading: version === 1 ? `Quote ${number}` : `Quote ${number}, version ${version}`,
    facts: facts.filter(([, value]) => value !== ''),
    lines: totals.lines.flatMap((figures, at) => {
      const line = lines[at]
      return line ? [presentLine(line, figures)] : []
    }),
    totals: presentTotals(document, totals),
    taxSource: totals.taxCents > 0 ? terms.taxSource : null,
  }
}
