import { formatCents, percentText } from '@/lib/quotes/money'
import { quoteTotals, preselectedLines } from '@/lib/quotes/totals'
import { typedPrice, typedTerms, type TypedQuote } from '@/lib/quotes/typed-quote'

/** With the optional lines that are chosen at first, as the client sees it when it is opened. */
export function DraftTotals({ typed }: { typed: TypedQuote }) {
  const terms = typedTerms(typed)
  const chosen = preselectedLines(typed.lines)
  const totals = quoteTotals(typed.lines.map(typedPrice), terms, chosen)
  const open = totals.lines.filter(({ isChosen }) => !isChosen)
  const rows: [label: string, cents: number, isShown: boolean][] = [
    ['Subtotal', totals.subtotalCents, true],
    ['Discount', -totals.discountCents, totals.discountCents > 0],
    [
      `Sales tax, ${percentText(terms.taxPpm)} % of ${formatCents(totals.taxableCents)}`,
      totals.taxCents,
      terms.taxPpm > 0,
    ],
    ['Total', totals.totalCents, true],
    [`Deposit, ${terms.depositPercent} %`, totals.depositCents, totals.depositCents > 0],
    ['Not chosen yet', open.reduce((sum, { netCents }) => sum + netCents, 0), open.length > 0],
  ]
  return (
    <section aria-labelledby="draft-totals" className="grid gap-3">
      <h2 id="draft-totals" className="type-heading">
        Totals
      </h2>
      <dl className="max-w-md divide-y border-y">
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([label, cents]) => (
            <div
              key={label}
              className={`flex justify-between gap-4 py-2 ${label === 'Total' ? 'text-lg font-semibold' : ''}`}
            >
              <dt>{label}</dt>
              <dd className="tabular-nums">{formatCents(cents)}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
