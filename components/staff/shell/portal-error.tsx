'use client'

import { useEffect } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { digestOf, ErrorReference } from '@/components/ui/error-reference'
import { ERROR_ADVICE, ERROR_TITLE, UNVERIFIED_TITLE } from '@/lib/content/error-texts'
import { UNVERIFIED } from '@/lib/errors'

/** Shows no error details; the server logs them. */
export function PortalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error)
  }, [error])

  const isUnverified = digestOf(error) === UNVERIFIED
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="type-title">{isUnverified ? UNVERIFIED_TITLE : ERROR_TITLE}</h1>
      <p className="max-w-xl text-muted-foreground">{ERROR_ADVICE}</p>
      <button type="button" onClick={retry} className={buttonVariants()}>
        Retry
      </button>
      {!isUnverified && <ErrorReference error={error} />}
    </div>
  )
}
