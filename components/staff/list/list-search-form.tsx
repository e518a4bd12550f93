import { Button } from '@/components/ui/button'
import type { ListSearch } from '@/lib/leads/search'
import { labelled } from './filter-options'
import { FilterSelect } from './filter-select'
import { SearchField } from './search-field'

type Props = {
  /** Address of the list. */
  action: string
  search: ListSearch<string>
  statusLabels: Record<string, string>
  /** What is searched, for screen readers. */
  label: string
  /** Which of its texts are searched. */
  searched: string
  placeholder: string
}

/** Asks by its address, so that a list can be bookmarked, shared and gone back to. */
export function ListSearchForm({ action, search, statusLabels, label, searched, placeholder }: Props) {
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <SearchField text={search.text} searched={searched} placeholder={placeholder} />
      <FilterSelect
        name="status"
        aria-label="Status"
        any="Any status"
        options={labelled(statusLabels)}
        chosen={search.status}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}
