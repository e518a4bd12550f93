import { buttonVariants } from '@/components/ui/button-variants'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { formatCents } from '@/lib/quotes/money'
import type { QuoteRecord } from '@/lib/quotes/record'
import { COMPANY_ZONE, longDay, momentIn } from '@/lib/time/in-zone'
import { QuoteNotice } from './quote-notice'

const ourTime = momentIn(COMPANY_ZONE)

type Props = { quote: QuoteRecord; token: string; contactEmail: string }

/** Above a quote that cannot be accepted any more. */
export const QuoteState = ({ quote, token, contactEmail }: Props) => (
  <QuoteNotice>
    <StateText quote={quote} contactEmail={contactEmail} />
    <p className="flex flex-wrap gap-3 print:hidden">
      <a href={quotePaths.pdf(token)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        {quote.acceptance ? 'Signed quote as PDF' : 'Download as PDF'}
      </a>
      {quote.acceptance && (
        <a href={quotePaths.check()} className={buttonVariants({ variant: 'link', size: 'sm' })}>
          Verify a signed file
        </a>
      )}
    </p>
  </QuoteNotice>
)

function StateText({ quote, contactEmail }: Omit<Props, 'token'>) {
  const { acceptance, decline, document } = quote
  if (acceptance) {
    return (
      <>
        <p className="font-display text-2xl font-semibold wrap-anywhere">
          Accepted by {acceptance.name} for {formatCents(acceptance.totals.totalCents)}
        </p>
        <p className="wrap-anywhere text-muted-foreground">
          {acceptance.capacity}, {ourTime(acceptance.acceptedAt)}. We emailed a receipt and will be in touch
          about next steps.
        </p>
      </>
    )
  }
  const write = (
    <>
      Write to{' '}
      <a href={`mailto:${contactEmail}`} className="wrap-anywhere underline underline-offset-4">
        {contactEmail}
      </a>
    </>
  )
  if (decline) {
    return (
      <>
        <p className="font-display text-2xl font-semibold">This quote was declined</p>
        <p className="text-muted-foreground">
          {ourTime(decline.declinedAt)}. Thank you for telling us. {write} if you change your mind.
        </p>
      </>
    )
  }
  return (
    <>
      <p className="font-display text-2xl font-semibold">This quote has expired</p>
      <p className="text-muted-foreground">
        It was valid until {longDay(document.validUntil)}. {write}, or ask below, and we make you a new one.
      </p>
    </>
  )
}
