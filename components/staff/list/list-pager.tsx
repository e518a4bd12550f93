import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'

const LOOK = buttonVariants({ variant: 'outline', size: 'sm' })

type Props = {
  label: string
  /** From 1, the newest. */
  page: number
  /** Absent where nobody counts them; then `hasOlder` tells whether this is the last. */
  pageCount?: number
  hasOlder?: boolean
  /** What the ways back and on are called; lists by time say which way that is. */
  words?: [back: string, on: string]
  /** Address of a page. */
  to: (page: number) => string
}

const BY_TIME: [string, string] = ['Newer', 'Older']

export function ListPager({
  label,
  page,
  pageCount = 1,
  hasOlder = page < pageCount,
  words: [back, on] = BY_TIME,
  to,
}: Props) {
  if (page === 1 && !hasOlder) return null
  return (
    <nav aria-label={label} className="mt-4 flex items-center gap-4">
      {page > 1 && (
        <Link href={to(page - 1)} className={LOOK}>
          {back}
        </Link>
      )}
      <span className="text-sm text-muted-foreground tabular-nums">
        Page {page}
        {pageCount > 1 && ` of ${pageCount}`}
      </span>
      {hasOlder && (
        <Link href={to(page + 1)} className={LOOK}>
          {on}
        </Link>
      )}
    </nav>
  )
}
