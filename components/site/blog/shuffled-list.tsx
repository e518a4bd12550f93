'use client'

import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { SHUFFLE_SCRIPT } from '@/lib/next-runtime/policy/shuffle-script'
import { shuffle } from './shuffle'

/** Inline script after the list, before the first paint. Empty on the client, where it does not run. */
const IN_PAGE = typeof window === 'undefined' ? SHUFFLE_SCRIPT : ''

const never = () => () => undefined

/** By the path of the page: the links of the items as they stood when the list was left, for whoever comes back. */
const leftOrders = new Map<string, string[]>()

const linkOf = (item: Element) => item.querySelector('a')?.pathname ?? ''

/** As seen. */
const orderOf = (host: HTMLElement) =>
  [...(host.shadowRoot?.querySelectorAll('slot') ?? [])].flatMap((slot) =>
    slot.assignedElements().map(linkOf),
  )

/** Undefined for a list that was not left before. New items follow the others. */
function rankAsLeft(order: string[] | undefined) {
  if (!order) return undefined
  return (item: Element) => {
    const at = order.indexOf(linkOf(item))
    return at < 0 ? order.length : at
  }
}

type Props = { children: ReactNode; className?: string }

/** Random order on every load of static HTML, kept while the document lives. Items need `role="listitem"`: `ul` cannot have a shadow tree. */
export function ShuffledList({ children, className }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

  // For client navigation, where inline scripts do not run, and for changed items.
  useLayoutEffect(() => {
    const list = host.current
    if (!list) return
    const { pathname } = location
    shuffle(list, rankAsLeft(leftOrders.get(pathname)))
    return () => void leftOrders.set(pathname, orderOf(list))
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
