'use client'

import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { SHUFFLE_SCRIPT } from '@/lib/next-runtime/policy/shuffle-script'
import { shuffle } from './shuffle'

/** Inline script after the list, before the first paint. Empty on the client, where it does not run. */
const IN_PAGE = typeof window === 'undefined' ? SHUFFLE_SCRIPT : ''

const never = () => () => undefined

type Props = { children: ReactNode; className?: string }

/** Random order on every load of static HTML. Items need `role="listitem"`: `ul` cannot have a shadow tree. */
export function ShuffledList({ children, className }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

  // For client navigation, where inline scripts do not run, and for changed items.
  useLayoutEffect(() => {
    if (host.current) shuffle(host.current)
  }, [children])

  return (
    <>
      <div ref={host} role="list" className={className}>
        {children}
      </div>
      {fromServer && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: IN_PAGE }} />}
    </>
  )
}
