'use client'

import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { SHUFFLE_SCRIPT } from '@/lib/next-runtime/policy/shuffle-script'
import { shuffle } from './shuffle'

/**
 * Runs where it stands, right behind the list: the first paint already has the new order. Browsers do not need the text
 * again to find the script that is there.
 */
const IN_PAGE = typeof window === 'undefined' ? SHUFFLE_SCRIPT : ''

const never = () => () => undefined

type Props = { children: ReactNode; className?: string }

/**
 * A list whose entries stand in another order on every load, though the HTML is the same for everyone. Entries carry
 * `role="listitem"`: list elements proper cannot have a shadow tree.
 */
export function ShuffledList({ children, className }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

  // Pages reached by a link, whose scripts browsers do not run, and lists whose entries have changed.
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
