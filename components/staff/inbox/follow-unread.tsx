'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNewestUnread } from '@/components/staff/shell/use-unread'
import type { UnreadState } from '@/lib/portal/unread-state'

const LOOK_AGAIN_MS = 1000
const IN_USE = 'input, textarea, select, dialog[open] *, [popover] *, details[name][open] *'

/** Somebody types, is in a menu or a dialog, or waits for what a button does. */
const isBusy = (): boolean =>
  document.activeElement?.matches(IN_USE) === true || document.querySelector('[aria-busy="true"]') !== null

/** Renders the inbox again when it is not what the bell counts: once for each state, and not while somebody is busy. */
export function FollowUnread({ shown }: { shown: UnreadState }) {
  const router = useRouter()
  const { state } = useNewestUnread(shown)
  const focused = useRef<Element | null>(null)

  useEffect(() => {
    if (state === shown.state) return
    const follow = () => {
      if (isBusy()) return
      clearInterval(timer)
      focused.current = document.activeElement
      router.refresh()
    }
    const timer = setInterval(follow, LOOK_AGAIN_MS)
    follow()
    return () => clearInterval(timer)
  }, [state, shown, router])

  useLayoutEffect(() => {
    // The row that had the focus has left: the keyboard goes on in the list.
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-items]')?.focus({ preventScroll: true })
    focused.current = null
  }, [shown])

  return null
}
