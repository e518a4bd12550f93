import type { Metadata } from 'next'
import { StartQuote } from '@/components/staff/quotes/start-quote'
import { startCopy, startQuote } from '@/lib/actions/start-quote'
import { readNewQuote } from '@/lib/data/quotes/quote-starts'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths, toLeadArea, toQuoteArea } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'New quote' }

export default async function NewQuotePage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/quotes/new'>) {
  const { area: named } = await params
  const { area, screen } = await requireScreen(named, 'quotes', 'new')
  const quoteArea = toQuoteArea(area)
  const shown = await readNewQuote(await searchParams)
  return (
    <StartQuote
      title={screen.title}
      description={screen.description}
      address={staffPaths.newQuote(quoteArea)}
      newLeadHref={staffPaths.newLead(toLeadArea(area))}
      {...shown}
      start={startQuote.bind(null, quoteArea)}
      copy={startCopy.bind(null, quoteArea)}
    />
  )
}
