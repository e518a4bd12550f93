'use client'

import { useEffect } from 'react'
import { ErrorReference } from '@/components/ui/error-reference'
import { ERROR_ADVICE, ERROR_TITLE } from '@/lib/content/error-texts'
import { titleTemplate } from '@/lib/content/site'
import { RetryOrHome } from './retry-or-home'

type ErrorScreenProps = {
  title?: string
  /** What failed, before the advice. */
  detail?: string
  error: unknown
  retry: () => void
}

/** Shown by error boundaries; the cause is in the server's log. */
export function ErrorScreen({ title = ERROR_TITLE, detail, error, retry }: ErrorScreenProps) {
  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <div className="mx-auto flex min-h-[80dvh] w-full max-w-7xl flex-col justify-center px-5 pt-28 pb-16 sm:px-8">
      {/* The page's own title comes from what could not be read. */}
      <title>{titleTemplate.replace('%s', title)}</title>
      <h1 className="max-w-[16ch] type-display">{title}</h1>
      {detail && <p className="mt-6 max-w-xl type-lede">{detail}</p>}
      <p className={`${detail ? 'mt-2' : 'mt-6'} max-w-xl type-lede text-muted-foreground`}>{ERROR_ADVICE}</p>
      <RetryOrHome retry={retry} />
      <ErrorReference error={error} />
    </div>
  )
}
