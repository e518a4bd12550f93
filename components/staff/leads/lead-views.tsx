import { ViewSwitch } from '@/components/staff/headings'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'

type Props = {
  area: LeadArea
  current: 'list' | 'board'
  /** Of the list or the board: the others show the same leads. */
  query?: URLSearchParams
}

export const LeadViews = ({ area, current, query }: Props) => (
  <ViewSwitch
    label="Views of leads"
    current={current}
    views={[
      { name: 'list', label: 'List', href: staffPaths.leads(area, query) },
      { name: 'board', label: 'Board', href: staffPaths.leadBoard(area, query) },
      { name: 'sources', label: 'Sources', href: staffPaths.leadSources(area) },
    ]}
  />
)
