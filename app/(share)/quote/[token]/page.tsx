import type { Metadata } from 'next'
import { MarkOpened } from '@/components/forms/review/mark-opened'
import { DeclineForm } from '@/components/quote/decline-form'
import { OpenQuote } from '@/components/quote/open-quote'
import { Questions } from '@/components/quote/questions'
import { QuoteLinkEnded, QuoteReplaced, TooManyLinks } from '@/components/quote/quote-link-ended'
import { QuoteState } from '@/components/quote/quote-state'
import { QuoteView } from '@/components/quote/quote-view'
import { Container } from '@/components/ui/container'
import { openQuote } from '@/lib/data/privileged/quotes'
import { env } from '@/lib/env'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { firstChoice } from '@/lib/quotes/shown'
import { acceptShownQuote, askAboutQuote, declineShownQuote } from './actions'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Your Quote' }

const contactEmail = env.CONTACT_EMAIL

export default async function QuotePage({ params }: PageProps<'/quote/[token]'>) {
  const { token } = await params
  const quote = await openQuote(token)
  if (quote === 'busy') return <TooManyLinks contactEmail={contactEmail} />
  if (quote === null) return <QuoteLinkEnded contactEmail={contactEmail} />
  if (quote.state === 'replaced') return <QuoteReplaced number={quote.number} contactEmail={contactEmail} />

  const name = `quote-${quote.document.number}`
  const questions = (
    <Questions
      comments={quote.comments}
      action={askAboutQuote.bind(null, token)}
      name={name}
      contactEmail={contactEmail}
    />
  )
  return (
    <Container className="max-w-4xl py-12 nav:py-16">
      {quote.state === 'open' ? (
        <>
          <OpenQuote
            quote={{ document: quote.document, documentSha256: quote.documentSha256 }}
            token={token}
            action={acceptShownQuote.bind(null, token)}
            contactEmail={contactEmail}
            questions={questions}
          />
          <DeclineForm name={name} action={declineShownQuote.bind(null, token)} contactEmail={contactEmail} />
          {!quote.isSeen && <MarkOpened address={quotePaths.seen(token)} />}
        </>
      ) : (
        <>
          <QuoteState quote={quote} token={token} contactEmail={contactEmail} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
            <QuoteView
              document={quote.document}
              chosen={quote.acceptance?.chosen ?? firstChoice(quote.document)}
            />
            {questions}
          </div>
        </>
      )}
    </Container>
  )
}
