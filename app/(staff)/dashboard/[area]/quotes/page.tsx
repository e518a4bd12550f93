import type { Metadata } from 'next'
import { QuoteList } from '@/components/staff/quotes/quote-list'
import { canEnter } from '@/lib/auth/roles'
import { listClientOptions } from '@/lib/data/catalogue/client-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { listQuotePeople, searchQuotes } from '@/lib/data/quotes/quote-list'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { toQuoteArea } from '@/lib/portal/staff-paths'
import { QUOTE_LIST } from '@/lib/quotes/lists'

export const metadata: Metadata = { title: 'Quotes' }

export default async function QuotesPage({ params, searchParams }: PageProps<'/dashboard/[area]/quotes'>) {
  const { area: named } = await params
  const { area, viewer, screen } = await requireScreen(named, 'quotes')
  const query = readListQuery(QUOTE_LIST, await searchParams)
  const [page, people, clients, views] = await Promise.all([
    searchQuotes(query),
    listQuotePeople(),
    listClientOptions(),
    listSavedViews(QUOTE_LIST.name),
  ])
  const quoteArea = toQuoteArea(area)
  return (
    <QuoteList
      area={quoteArea}
      description={screen.description}
      query={query}
      page={page}
      people={people}
      clients={clients}
      views={views}
      canWrite={canEnter('sales', viewer.role)}
    />
  )
}
