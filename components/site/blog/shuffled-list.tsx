'use client'

import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { shuffle } from './shuffle'

/** Runs where it stands, right behind the list: the first paint already has the new order. */
const SHUFFLE_BEFORE_PAINT = `(${String(shuffle)})(document.currentScript.previousElementSibling)`

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
      {fromServer && (
        // The browser's build of the function reads differently from the server's.
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SHUFFLE_BEFORE_PAINT }} />
      )}
    </>
  )
}
