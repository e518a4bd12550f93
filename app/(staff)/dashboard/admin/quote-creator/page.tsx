import type { Metadata } from 'next'
import { StartQuote } from '@/components/staff/quotes/start-quote'
import { startCopy, startQuote } from '@/lib/actions/start-quote'
import { readNewQuote } from '@/lib/data/quotes/quote-starts'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'Quote creator' }

export default async function QuoteCreatorPage({
  searchParams,
}: PageProps<'/dashboard/admin/quote-creator'>) {
  const { screen } = await requireScreen('admin', 'quote-creator')
  const shown = await readNewQuote(await searchParams)
  return (
    <StartQuote
      title={screen.title}
      description={screen.description}
      address={staffPaths.quoteCreator()}
      newLeadHref={staffPaths.newLead('admin')}
      {...shown}
      start={startQuote.bind(null, 'admin')}
      copy={startCopy.bind(null, 'admin')}
    />
  )
}
