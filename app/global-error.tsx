'use client'

import { useEffect } from 'react'
import { ErrorReference } from '@/components/ui/error-reference'
import { ERROR_ADVICE, ERROR_TITLE } from '@/lib/content/error-texts'
import { GLOBAL_ERROR_STYLE } from '@/lib/next-runtime/policy/global-error-style'
import { site } from '@/lib/content/site'

/** Replaces the failed root layout: it cannot rely on a style sheet or a font. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <html lang="en">
      <head>
        <title>{site.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{GLOBAL_ERROR_STYLE}</style>
      </head>
      <body>
        <h1>{ERROR_TITLE}</h1>
        <p>{ERROR_ADVICE}</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
        <ErrorReference error={error} />
      </body>
    </html>
  )
}
