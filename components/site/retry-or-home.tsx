import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'

/**
 * The ways on from a page that could not be shown. `retry` is given where trying again may help. The address is written out,
 * because this travels with every page, and the table of all addresses would travel with it a second time.
 */
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
