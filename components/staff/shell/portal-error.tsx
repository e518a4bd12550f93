'use client'

import { useEffect } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'

/** What to do, and nothing of what happened. The cause is in the server's log. */
export function PortalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="type-title">This scene needs another take</h1>
      <p className="max-w-xl text-muted-foreground">
        Something went wrong on our side. Please try again; if it keeps happening, come back in a few minutes.
      </p>
      <button type="button" onClick={retry} className={buttonVariants()}>
        Retry
      </button>
    </div>
  )
}
