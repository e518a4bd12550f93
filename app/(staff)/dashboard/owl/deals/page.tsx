import type { Metadata } from 'next'
import { DealList } from '@/components/staff/deals/deal-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { listDealOptions } from '@/lib/data/owl/deals/deal-options'
import { searchDeals } from '@/lib/data/owl/deals/deal-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { DEAL_LIST } from '@/lib/owl/deals/deal-list'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Deals' }

export default async function DealsPage({ searchParams }: PageProps<'/dashboard/owl/deals'>) {
  const { screen } = await requireScreen('owl', 'deals')
  const query = readListQuery(DEAL_LIST, await searchParams)
  const [page, options, views] = await Promise.all([
    searchDeals(query),
    listDealOptions(query.filters.product ? [query.filters.product] : []),
    listSavedViews(DEAL_LIST.name),
  ])
  return (
    <DealList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      options={options}
      views={views}
      viewActions={listViewActions('owl', DEAL_LIST.name)}
    />
  )
}
