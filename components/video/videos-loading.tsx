'use client'

import { useLinkStatus } from 'next/link'
import { createPortal } from 'react-dom'

/** Inside a link: says that its page is on the way, once that has taken long enough to be noticed. */
export function VideosLoading() {
  const { pending } = useLinkStatus()
  if (!pending) return null
  return createPortal(
    <p
      role="status"
      className="fixed bottom-6 left-1/2 z-50 -translate-x-1/2 animate-in bg-foreground px-4 py-2 text-background delay-300 duration-150 fade-in-0 fill-mode-both"
    >
      Loading videos...
    </p>,
    document.body,
  )
}
