import { sealKey } from '@/lib/data/privileged/quote-seal'
import { getSentQuote } from '@/lib/data/quotes/sent-quote'
import { env } from '@/lib/env'
import { isUuid } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { isAccepted } from '@/lib/quotes/evidence'
import { pdfResponse } from '@/lib/quotes/pdf/pdf-response'
import { renderEvidence, renderQuote } from '@/lib/quotes/pdf/quote-pdf'
import { firstChoice } from '@/lib/quotes/shown'

/** The same file as the client gets. */
export async function GET(_: Request, { params }: RouteContext<'/dashboard/[area]/quotes/[id]/pdf'>) {
  const { area, id } = await params
  await requireScreen(area, 'quotes', id)
  const quote = isUuid(id) ? await getSentQuote(id) : null
  if (!quote) {
    return new Response('This quote was not sent yet.', {
      status: 404,
      headers: { 'Cache-Control': 'private, no-store', 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  const { number } = quote.document
  return isAccepted(quote)
    ? pdfResponse(await renderEvidence(quote, sealKey(), env.SITE_URL), `${number}-accepted`)
    : pdfResponse(await renderQuote(quote, firstChoice(quote.document)), number)
}
