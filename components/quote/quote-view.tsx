import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { QuoteDocument } from '@/lib/quotes/document'
import { presentQuote, type PresentedLine, type PresentedQuote } from '@/lib/quotes/present'

type Props = {
  document: QuoteDocument
  /** Ids of the ticked optional lines. */
  chosen: readonly string[]
}

/** All of a quote, as the client's page shows it; nothing can be ticked. */
export function QuoteView({ document, chosen }: Props) {
  const quote = presentQuote(document, chosen)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <QuoteHead document={document} quote={quote} />
      <QuoteOffer quote={quote} />
      <QuoteTerms text={document.terms.text} />
    </div>
  )
}

const paragraphs = 'max-w-prose wrap-anywhere whitespace-pre-line'

export const QuoteHead = ({ document, quote }: { document: QuoteDocument; quote: PresentedQuote }) => (
  <header className="grid gap-8">
    <div className="grid gap-3">
      <p className="type-slate text-muted-foreground">{quote.heading}</p>
      <h1 className="type-title wrap-anywhere">{document.title}</h1>
    </div>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y py-5 lg:grid-cols-4 print:grid-cols-4">
      {quote.facts.map(([label, value]) => (
        <div key={label} className="grid content-start gap-1">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
    {document.intro && <p className={cx(paragraphs, 'type-lede')}>{document.intro}</p>}
  </header>
)

type OfferProps = {
  quote: PresentedQuote
  /** The tick of an optional line. Without it, the state stands there in words. */
  tick?: (line: PresentedLine) => ReactNode
  children?: ReactNode
}

export function QuoteOffer({ quote, tick, children }: OfferProps) {
  return (
    <section aria-label="What we offer" className="grid gap-6">
      <h2 className="border-b pb-2 font-display text-2xl font-semibold">What we offer</h2>
      <ul className="grid">
        {quote.lines.map((line) => (
          <QuoteLine key={line.id} line={line} tick={tick} />
        ))}
      </ul>
      <QuoteTotals quote={quote} />
      {children}
    </section>
  )
}

const QuoteLine = ({ line, tick }: { line: PresentedLine } & Pick<OfferProps, 'tick'>) => (
  <li className="grid break-inside-avoid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b py-4 first:pt-0">
    <h3 className="font-medium wrap-anywhere">{line.title}</h3>
    <p className={cx('text-right tabular-nums', !line.isChosen && 'text-muted-foreground')}>
      {line.isChosen ? line.amount : `+ ${line.amount}`}
      {!line.isChosen && <span className="sr-only"> (not chosen)</span>}
    </p>
    {(line.quantity ?? line.discount) && (
      <p className="col-span-2 text-sm text-muted-foreground tabular-nums">
        {[line.quantity, line.discount].filter(Boolean).join(' · ')}
      </p>
    )}
    {line.description && (
      <p className={cx(paragraphs, 'col-span-2 text-sm text-muted-foreground')}>{line.description}</p>
    )}
    {line.isOptional && (
      <div className="col-span-2 mt-1 text-sm">
        {tick?.(line) ?? (line.isChosen ? 'Optional, chosen' : 'Optional, not chosen')}
      </div>
    )}
  </li>
)

const QuoteTotals = ({ quote: { totals, taxSource } }: { quote: PresentedQuote }) => (
  <div className="grid break-inside-avoid gap-3">
    <div role="status" aria-label="Totals" className="justify-self-end max-sm:w-full sm:min-w-80">
      <dl className="grid gap-2">
        {totals.map(({ label, amount, isTotal }) => (
          <div
            key={label}
            className={cx(
              'flex items-baseline justify-between gap-8',
              isTotal ? 'border-y py-3 font-display text-2xl font-semibold' : 'text-muted-foreground',
            )}
          >
            <dt>{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
    {taxSource && (
      <p className="text-right text-xs wrap-anywhere text-muted-foreground">
        Source of the tax rate: {taxSource}
      </p>
    )}
  </div>
)

export const QuoteTerms = ({ text }: { text: string }) =>
  text.trim() === '' ? null : (
    <section aria-label="Terms" className="grid gap-4">
      <h2 className="border-b pb-2 font-display text-2xl font-semibold">Terms</h2>
      <p className={cx(paragraphs, 'text-sm leading-relaxed text-muted-foreground')}>{text}</p>
    </section>
  )
