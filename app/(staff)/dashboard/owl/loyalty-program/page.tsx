import type { Metadata } from 'next'
import { ProgramList } from '@/components/staff/loyalty/program-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { listGroupOptions, searchPrograms } from '@/lib/data/owl/loyalty-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { LOYALTY_LIST } from '@/lib/owl/loyalty/lists'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Loyalty programs' }

export default async function LoyaltyProgramsPage({
  searchParams,
}: PageProps<'/dashboard/owl/loyalty-program'>) {
  const { screen } = await requireScreen('owl', 'loyalty-program')
  const query = readListQuery(LOYALTY_LIST, await searchParams)
  const [page, groups, views] = await Promise.all([
    searchPrograms(query),
    listGroupOptions(),
    listSavedViews(LOYALTY_LIST.name),
  ])
  return (
    <ProgramList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      groups={groups}
      views={views}
      viewActions={listViewActions('owl', LOYALTY_LIST.name)}
    />
  )
}
