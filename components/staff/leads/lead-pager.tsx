import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LeadSearch } from '@/lib/leads/search'
import { paths } from '@/lib/paths'

const LOOK = buttonVariants({ variant: 'outline', size: 'sm' })

export function LeadPager({ search, pageCount }: { search: LeadSearch; pageCount: number }) {
  if (pageCount === 1) return null
  const to = (page: number) => paths.leads({ ...search, page })
  return (
    <nav aria-label="Pages of contact requests" className="mt-4 flex items-center gap-4">
      {search.page > 1 && (
        <Link href={to(search.page - 1)} className={LOOK}>
          Newer
        </Link>
      )}
      <span className="text-sm text-muted-foreground tabular-nums">
        Page {search.page} of {pageCount}
      </span>
      {search.page < pageCount && (
        <Link href={to(search.page + 1)} className={LOOK}>
          Older
        </Link>
      )}
    </nav>
  )
}
