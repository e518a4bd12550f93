import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { auditPath, type AuditSearch } from '@/lib/audit/search'

const LOOK = buttonVariants({ variant: 'outline', size: 'sm' })

export function AuditPager({ search, hasOlder }: { search: AuditSearch; hasOlder: boolean }) {
  if (search.page === 1 && !hasOlder) return null
  const to = (page: number) => auditPath({ ...search, page })
  return (
    <nav aria-label="Pages of the audit log" className="flex items-center gap-4">
      {search.page > 1 && (
        <Link href={to(search.page - 1)} className={LOOK}>
          Newer
        </Link>
      )}
      <span className="text-sm text-muted-foreground tabular-nums">Page {search.page}</span>
      {hasOlder && (
        <Link href={to(search.page + 1)} className={LOOK}>
          Older
        </Link>
      )}
    </nav>
  )
}
