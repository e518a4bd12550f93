'use client'

import Link from 'next/link'
import { useEffect } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'

type ErrorScreenProps = { title?: string; error: unknown; retry: () => void }

/** What every error boundary shows: what to do, and nothing of what happened. The cause is in the server's log. */
export function ErrorScreen({ title = 'This scene needs another take', error, retry }: ErrorScreenProps) {
  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <div className="mx-auto flex min-h-[80dvh] w-full max-w-7xl flex-col justify-center px-5 pt-28 pb-16 sm:px-8">
      <h1 className="max-w-[16ch] type-display">{title}</h1>
      <p className="mt-6 max-w-xl type-lede text-muted-foreground">
        Something went wrong on our side. Please try again; if it keeps happening, come back in a few minutes.
      </p>
      <div className="mt-10 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className={buttonVariants({ size: 'lg' })}>
          Retry
        </button>
        <Link
          href={paths.home()}
          prefetch={false}
          className={buttonVariants({ variant: 'outline', size: 'lg' })}
        >
          Return to Home
        </Link>
      </div>
    </div>
  )
}
