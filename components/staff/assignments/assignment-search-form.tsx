import { optionsFromRecords } from '@/lib/list/query'
import { FilterSelect } from '@/components/staff/list/filter-form'
import { SearchField } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import type { AssignmentSearch } from '@/lib/ads/assignment-search'

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
