import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'

/** Hard-coded address: importing all paths would add weight to every page. */
export function RetryOrHome({ retry }: { retry?: () => void }) {
  return (
    <div className="mt-10 flex flex-wrap gap-3">
      {retry && (
        <button type="button" onClick={retry} className={buttonVariants({ size: 'lg' })}>
          Retry
        </button>
      )}
      <Link href="/" prefetch={false} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
        Return to Home
      </Link>
    </div>
  )
}
