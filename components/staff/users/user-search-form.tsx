import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { staffPaths } from '@/lib/staff-paths'
import { userSearchParams, type UserSearch } from '@/lib/users/search'

/** Asks by its address, and keeps the order that is in it. */
export function UserSearchForm({ search }: { search: UserSearch }) {
  const kept = userSearchParams({ ...search, text: '', page: 1 })
  return (
    <form role="search" aria-label="Users" action={staffPaths.users()} className="flex min-w-0 grow gap-3">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        type="search"
        name="q"
        defaultValue={search.text}
        aria-label="Name or address"
        placeholder="Name or address"
        className="h-11! max-w-md"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}
