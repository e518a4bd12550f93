import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import { userSearchParams, type UserSearch } from '@/lib/users/search'

const LOOK = buttonVariants({ variant: 'outline', size: 'sm' })

export function UserPager({ search, pageCount }: { search: UserSearch; pageCount: number }) {
  if (pageCount === 1) return null
  const to = (page: number) => paths.users(userSearchParams({ ...search, page }))
  return (
    <nav aria-label="Pages of users" className="flex items-center gap-4">
      {search.page > 1 && (
        <Link href={to(search.page - 1)} className={LOOK}>
          Previous
        </Link>
      )}
      <span className="text-sm text-muted-foreground tabular-nums">
        Page {search.page} of {pageCount}
      </span>
      {search.page < pageCount && (
        <Link href={to(search.page + 1)} className={LOOK}>
          Next
        </Link>
      )}
    </nav>
  )
}
