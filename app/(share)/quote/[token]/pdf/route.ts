import { sealKey } from '@/lib/data/privileged/quote-seal'
import { openQuote } from '@/lib/data/privileged/quotes'
import { env } from '@/lib/env'
import { isAccepted } from '@/lib/quotes/evidence'
import { pdfResponse } from '@/lib/quotes/pdf/pdf-response'
import { renderEvidence, renderQuote } from '@/lib/quotes/pdf/quote-pdf'
import { chosenOptions, firstChoice } from '@/lib/quotes/shown'

const refuse = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    },
  })

/** The quote with the ticked lines of the address; once accepted, the sealed file with everything. */
export async function GET(request: Request, { params }: RouteContext<'/quote/[token]/pdf'>) {
  const quote = await openQuote((await params).token)
  if (quote === 'busy')
    return refuse(429, 'Too many wrong links were opened from here. Try again in an hour.')
  if (quote === null || quote.state === 'replaced') return refuse(404, 'This link does not lead to a quote.')
  const { document } = quote
  if (isAccepted(quote)) {
    return pdfResponse(await renderEvidence(quote, sealKey(), env.SITE_URL), `${document.number}-accepted`)
  }
  const options = new URL(request.url).searchParams.get('options')
  const chosen = options === null ? firstChoice(document) : chosenOptions(document, options.split(','))
  return pdfResponse(await renderQuote(quote, chosen), document.number)
}
