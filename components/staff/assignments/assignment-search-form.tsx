import { ViewSwitch } from '@/components/staff/headings'
import { staffPaths } from '@/lib/portal/staff-paths'
import { optionsFromRecords } from '@/lib/list/query'
import { FilterSelect } from '@/components/staff/list/filter-form'
import { SearchField } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import type { AssignmentSearch } from '@/lib/ads/assignment-search'

/** Both ways to assign: groups on a board of managers, and people on a list of groups. */
export const AssignmentViews = ({ current }: { current: 'managers' | 'groups' }) => (
  <ViewSwitch
    label="Views of assignments"
    views={[
      { name: 'managers', label: 'By project manager', href: staffPaths.managerAssignments() },
      { name: 'groups', label: 'By ad group', href: staffPaths.groupAssignments() },
    ]}
    current={current}
  />
)

type Props = {
  action: string
  search: AssignmentSearch
  anyLabel: string
  people: { id: string; name: string }[]
}

export const AssignmentSearchForm = ({ action, search, anyLabel, people }: Props) => (
  <form
    role="search"
    aria-label="Ad groups"
    action={action}
    className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
  >
    <SearchField text={search.text} label="Name, client or product" />
    <FilterSelect
      name="person"
      aria-label="Assigned to"
      anyLabel={anyLabel}
      options={optionsFromRecords(people)}
      selected={search.person}
    />
    <Button type="submit" variant="secondary">
      Search
    </Button>
  </form>
)
