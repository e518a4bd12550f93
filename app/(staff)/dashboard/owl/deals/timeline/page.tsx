import type { Metadata } from 'next'
import { TimelineScreen } from '@/components/staff/deals/timeline/timeline-screen'
import { ROWS_PER_PAGE, getDealTimeline } from '@/lib/data/owl/deals/deal-timeline'
import { listDealOptions } from '@/lib/data/owl/deals/deal-options'
import { readTimelineQuery } from '@/lib/owl/deals/timeline'
import { requireScreen } from '@/lib/portal/require-screen'
import { companyToday } from '@/lib/time/in-zone'
import { checkMove, moveDeal, undoMove } from './actions'

export const metadata: Metadata = { title: 'Timeline of deals' }

export default async function TimelinePage({ searchParams }: PageProps<'/dashboard/owl/deals/timeline'>) {
  const { screen } = await requireScreen('owl', 'deals', 'timeline')
  const query = readTimelineQuery(await searchParams, companyToday())
  const [options, timeline] = await Promise.all([
    listDealOptions(query.product ? [query.product] : []),
    query.group ? getDealTimeline(query) : null,
  ])
  return (
    <TimelineScreen
      title={screen.title}
      description={screen.description}
      query={query}
      options={options}
      timeline={timeline}
      rowsPerPage={ROWS_PER_PAGE[query.rowsBy]}
      actions={{ check: checkMove, move: moveDeal, undo: undoMove }}
    />
  )
}
