'use client'

import { useState } from 'react'

const HEIGHT = 700

/** The link is for browsers that block the frame. */
export function ExternalScheduler({ url }: { url: string }) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <div>
      <div className="relative border bg-secondary" style={{ height: HEIGHT }}>
        {!isLoaded && (
          <p className="absolute inset-0 grid place-content-center text-muted-foreground noscript:hidden">
            Loading the calendar…
          </p>
        )}
        <iframe
          src={url}
          title="Schedule your intro call"
          height={HEIGHT}
          onLoad={() => setIsLoaded(true)}
          className="relative w-full"
        />
      </div>
      <p className="mt-3 text-sm text-muted-foreground">
        Don&apos;t see the calendar?{' '}
        <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          Open it in a new tab
        </a>
      </p>
    </div>
  )
}
