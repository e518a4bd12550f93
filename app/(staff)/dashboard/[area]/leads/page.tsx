import type { Metadata } from 'next'
import { LeadList } from '@/components/staff/leads/lead-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { searchLeads } from '@/lib/data/leads/lead-list'
import { listLeadOwners } from '@/lib/data/leads/lead-rows'
import { countHeldLeads } from '@/lib/data/leads/leads'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { LEAD_LIST } from '@/lib/leads/lead-list'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { toLeadArea } from '@/lib/portal/staff-paths'
import { changeChosenLeads, undoChosenLeads } from './actions'

export const metadata: Metadata = { title: 'Leads' }

export default async function LeadsPage({ params, searchParams }: PageProps<'/dashboard/[area]/leads'>) {
  const { area: named } = await params
  const { viewer, area: entered, screen } = await requireScreen(named, 'leads')
  const area = toLeadArea(entered)
  const query = readListQuery(LEAD_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, owners, heldCount, works, views] = await Promise.all([
    searchLeads(query),
    listLeadOwners(),
    countHeldLeads(),
    listBulkWork('leads'),
    listSavedViews(LEAD_LIST.name),
  ])
  return (
    <LeadList
      area={area}
      description={screen.description}
      viewerId={viewer.id}
      query={query}
      page={page}
      owners={owners}
      heldCount={heldCount}
      asOf={asOf}
      works={works}
      views={views}
      viewActions={listViewActions(area, LEAD_LIST.name)}
      change={changeChosenLeads.bind(null, area)}
      undo={undoChosenLeads.bind(null, area)}
    />
  )
}
