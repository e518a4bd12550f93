import type { Metadata } from 'next'
import { StartQuote } from '@/components/staff/quotes/start-quote'
import { startCopy, startQuote } from '@/lib/actions/start-quote'
import { findQuoteStarts } from '@/lib/data/quotes/quote-starts'
import { listQuoteTemplates } from '@/lib/data/quotes/quote-templates'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths, toLeadArea, toQuoteArea } from '@/lib/portal/staff-paths'
import { readQuoteStart } from '@/lib/quotes/start'

export const metadata: Metadata = { title: 'New quote' }

export default async function NewQuotePage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/quotes/new'>) {
  const { area: named } = await params
  const { area, screen } = await requireScreen(named, 'quotes', 'new')
  const quoteArea = toQuoteArea(area)
  const { text, lead, client, contact, template } = readQuoteStart(await searchParams)
  const [starts, templates] = await Promise.all([
    findQuoteStarts(text, { lead, client }),
    listQuoteTemplates(),
  ])
  return (
    <StartQuote
      title={screen.title}
      description={screen.description}
      address={staffPaths.newQuote(quoteArea)}
      text={text}
      starts={starts}
      templates={templates}
      template={template ?? ''}
      contact={contact ?? ''}
      newLeadHref={staffPaths.newLead(toLeadArea(area))}
      isOne={lead !== undefined || client !== undefined}
      start={startQuote.bind(null, quoteArea)}
      copy={startCopy.bind(null, quoteArea)}
    />
  )
}
