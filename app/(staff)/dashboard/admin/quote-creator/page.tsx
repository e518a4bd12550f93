import type { Metadata } from 'next'
import { StartQuote } from '@/components/staff/quotes/start-quote'
import { startCopy, startQuote } from '@/lib/actions/start-quote'
import { findQuoteStarts } from '@/lib/data/quotes/quote-starts'
import { listQuoteTemplates } from '@/lib/data/quotes/quote-templates'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths } from '@/lib/portal/staff-paths'
import { readQuoteStart } from '@/lib/quotes/start'

export const metadata: Metadata = { title: 'Quote creator' }

export default async function QuoteCreatorPage({
  searchParams,
}: PageProps<'/dashboard/admin/quote-creator'>) {
  const { screen } = await requireScreen('admin', 'quote-creator')
  const { text, lead, client, contact, template } = readQuoteStart(await searchParams)
  const [starts, templates] = await Promise.all([
    findQuoteStarts(text, { lead, client }),
    listQuoteTemplates(),
  ])
  return (
    <StartQuote
      title={screen.title}
      description={screen.description}
      address={staffPaths.quoteCreator()}
      text={text}
      starts={starts}
      templates={templates}
      template={template ?? ''}
      contact={contact ?? ''}
      newLeadHref={staffPaths.newLead('admin')}
      isOne={lead !== undefined || client !== undefined}
      start={startQuote.bind(null, 'admin')}
      copy={startCopy.bind(null, 'admin')}
    />
  )
}
