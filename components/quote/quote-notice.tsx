'use client'

import { useState, type ReactNode } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'

function takeFocus(panel: HTMLElement | null) {
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'center' })
}

/** What has become of the quote. It takes the focus when it appears while somebody looks at the page. */
export function QuoteNotice({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  // Of the first time: a page that begins with the notice keeps its focus.
  const [isNews] = useState(isHydrated)
  return (
    <div
      ref={isNews ? takeFocus : undefined}
      tabIndex={-1}
      role="status"
      className="mb-12 grid gap-4 border-l-2 border-primary bg-card px-5 py-6 outline-none sm:px-8"
    >
      {children}
    </div>
  )
}
