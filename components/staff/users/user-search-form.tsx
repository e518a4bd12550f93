import { SearchField } from '@/components/staff/list/search-field'
import { Button } from '@/components/ui/button'
import { staffPaths } from '@/lib/portal/staff-paths'
import { userSearchParams, type UserSearch } from '@/lib/auth/user-search'

/** Asks by its address, and keeps the order that is in it. */
export function UserSearchForm({ search }: { search: UserSearch }) {
  const kept = userSearchParams({ ...search, text: '', page: 1 })
  return (
    <form role="search" aria-label="Users" action={staffPaths.users()} className="flex min-w-0 grow gap-3">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField text={search.text} searched="Name or address" className="max-w-md" />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}
