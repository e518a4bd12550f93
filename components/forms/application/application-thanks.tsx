import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'

/** A link, so that it leads to an empty form without scripts as well. */
export function ApplicationThanks({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <h2 className="type-title">Application Submitted!</h2>
      <p className="mt-5 max-w-xl type-lede text-muted-foreground">
        Thank you for joining our network. We&apos;ll be in touch soon.
      </p>
      <p className="mt-4 max-w-xl text-muted-foreground">
        A producer reads every application, looks at the work you linked, and writes to you either way.
      </p>
      <Link
        href={paths.hiringVideographers()}
        prefetch={false}
        onClick={(event) => {
          event.preventDefault()
          onAnother()
        }}
        className={buttonVariants({ variant: 'outline', className: 'mt-10' })}
      >
        Submit Another Application
      </Link>
    </>
  )
}
