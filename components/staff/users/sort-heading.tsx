import { SortLink } from '@/components/staff/list/sort-link'
import { staffPaths } from '@/lib/portal/staff-paths'
import { userSearchParams, type UserSearch, type UserSort } from '@/lib/auth/user-search'

type SortHeadingProps = { label: string; sort: UserSort; search: UserSearch }

/** A click sorts by this column, another one turns the order around. */
export function SortHeading({ label, sort, search }: SortHeadingProps) {
  const isSorted = search.sort === sort
  const direction = search.isDescending ? 'descending' : 'ascending'
  const isDescending = isSorted ? !search.isDescending : sort === 'created_at'
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'} className="px-4 py-3 text-left font-medium">
      <SortLink
        label={label}
        href={staffPaths.users(userSearchParams({ ...search, sort, isDescending, page: 1 }))}
        direction={isSorted ? direction : null}
      />
    </th>
  )
}
