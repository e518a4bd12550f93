import { SidebarSection } from '@/components/staff/headings'
import type { QuoteDocument } from '@/lib/quotes/document'
import { estimateDrift, type Estimate } from '@/lib/quotes/estimate'
import { formatCents } from '@/lib/quotes/money'
import { firstChoice, totalsOf } from '@/lib/quotes/shown'

type EstimateDriftProps = { estimate: Estimate; document: QuoteDocument | undefined }

/** What the website told the client before, and how far the offer is from it. */
export function EstimateDrift({ estimate, document }: EstimateDriftProps) {
  if (!document) return null
  const { kind, byCents, byBasisPoints } = estimateDrift(estimate, totalsOf(document, firstChoice(document)))
  const by = `${formatCents(byCents)} (${byBasisPoints / 100} %)`
  return (
    <SidebarSection id="quote-estimate" title="Estimate">
      <p>
        Our website told the client {formatCents(estimate.lowCents)} to {formatCents(estimate.highCents)}.
      </p>
      <p className={kind === 'above' ? 'text-destructive' : 'text-muted-foreground'}>
        {kind === 'within'
          ? 'The saved quote is within that range.'
          : `The saved quote is ${by} ${kind} that range.`}
      </p>
    </SidebarSection>
  )
}
