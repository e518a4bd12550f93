import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { ListSearch } from '@/lib/leads/search'
import { StatusSelect } from './status-select'

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
      <Input
        type="search"
        name="q"
        defaultValue={search.text}
        aria-label={searched}
        placeholder={placeholder}
        className="h-11!"
      />
      <StatusSelect
        labels={statusLabels}
        aria-label="Status"
        defaultValue={search.status ?? ''}
        any="Any status"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}
