import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'

const LOOK = buttonVariants({ variant: 'outline', size: 'sm' })

type Props = {
  label: string
  /** From 1, the newest. */
  page: number
  pageCount: number
  /** Address of a page. */
  to: (page: number) => string
}

export function ListPager({ label, page, pageCount, to }: Props) {
  if (pageCount === 1) return null
  return (
    <nav aria-label={label} className="mt-4 flex items-center gap-4">
      {page > 1 && (
        <Link href={to(page - 1)} className={LOOK}>
          Newer
        </Link>
      )}
      <span className="text-sm text-muted-foreground tabular-nums">
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <Link href={to(page + 1)} className={LOOK}>
          Older
        </Link>
      )}
    </nav>
  )
}
