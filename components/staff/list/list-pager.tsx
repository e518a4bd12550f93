import { redirect } from 'next/navigation'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'

const LINK_CLASS = buttonVariants({ variant: 'outline', size: 'sm' })

type Props = {
  label: string
  /** Counts from 1. */
  page: number
  /** At least 1. Absent where the total is unknown; then `hasNext` decides. */
  pageCount?: number
  hasNext?: boolean
  labels?: [previous: string, next: string]
  hrefOf: (page: number) => string
}

const TIME_LABELS: [string, string] = ['Newer', 'Older']

/** Behind the last page it goes to the last one: rows were deleted, or the filters changed. */
export function ListPager({
  label,
  page,
  pageCount,
  hasNext = pageCount !== undefined && page < pageCount,
  labels: [previous, next] = TIME_LABELS,
  hrefOf,
}: Props) {
  if (pageCount !== undefined && page > pageCount) redirect(hrefOf(pageCount))
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label={label} className="mt-4 flex items-center gap-4">
      {page > 1 && (
        <StaffLink href={hrefOf(page - 1)} className={LINK_CLASS}>
          {previous}
        </StaffLink>
      )}
      <span className="text-sm text-muted-foreground tabular-nums">
        Page {page}
        {pageCount !== undefined && pageCount > 1 && ` of ${pageCount}`}
      </span>
      {hasNext && (
        <StaffLink href={hrefOf(page + 1)} className={LINK_CLASS}>
          {next}
        </StaffLink>
      )}
    </nav>
  )
}
