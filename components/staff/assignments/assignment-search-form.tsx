import { cx } from 'class-variance-authority'
import { Button } from '@/components/ui/button'
import { fieldLook, Input } from '@/components/ui/input'
import type { AssignmentSearch } from '@/lib/ads/assignment-search'

type Props = {
  /** Address of the list. */
  action: string
  search: AssignmentSearch
  /** What is said for no one in particular. */
  any: string
  people: { id: string; name: string }[]
}

/** Asks by its address. */
export const AssignmentSearchForm = ({ action, search, any, people }: Props) => (
  <form
    role="search"
    aria-label="Ad groups"
    action={action}
    className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
  >
    <Input
      type="search"
      name="q"
      defaultValue={search.text}
      aria-label="Name, client or product"
      placeholder="Name, client or product"
      className="h-11!"
    />
    <select
      name="person"
      aria-label="Assigned to"
      defaultValue={search.person ?? ''}
      className={cx(fieldLook, 'h-11')}
    >
      <option value="">{any}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
    <Button type="submit" variant="secondary">
      Search
    </Button>
  </form>
)
