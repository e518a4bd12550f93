import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { BoardFilter } from '@/components/staff/leads/board-filter'
import { LeadBoard } from '@/components/staff/leads/lead-board'
import { LeadViews } from '@/components/staff/leads/lead-views'
import { readLeadBoard } from '@/lib/data/leads/lead-board'
import { listLeadOwners } from '@/lib/data/leads/lead-rows'
import { readShownCards } from '@/lib/leads/board-columns'
import { defaultLeadQuery, LEAD_LIST } from '@/lib/leads/lead-list'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { toLeadArea } from '@/lib/portal/staff-paths'
import { moveLeadCard, postLeadMove } from './actions'

export const metadata: Metadata = { title: 'Leads board' }

export default async function LeadBoardPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/leads/board'>) {
  const { area: named } = await params
  const { viewer, area: entered, screen } = await requireScreen(named, 'leads', 'board')
  const area = toLeadArea(entered)
  const asked = await searchParams
  const { text, filters } = readListQuery(LEAD_LIST, asked)
  const { stage: _, ...others } = filters
  const query = { ...defaultLeadQuery(), text, filters: others }
  const filter = listQueryParams(LEAD_LIST, query)
  const shownCards = readShownCards(asked)
  const [columns, owners] = await Promise.all([readLeadBoard(query, shownCards), listLeadOwners()])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading {...screen} />
        <LeadViews area={area} current="board" query={filter} />
      </div>
      <BoardFilter area={area} query={query} filter={filter} owners={owners} viewerId={viewer.id} />
      <LeadBoard
        area={area}
        columns={columns}
        owners={owners}
        filter={filter}
        shownCards={shownCards}
        actions={{ move: moveLeadCard, post: postLeadMove.bind(null, area) }}
      />
    </div>
  )
}
