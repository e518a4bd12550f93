'use client'

import { useSyncExternalStore } from 'react'
import { ToastItem } from './toast'
import { getToasts, subscribeToToasts, type Toast } from './toast-store'

const NO_TOASTS: readonly Toast[] = []
const getServerToasts = () => NO_TOASTS

/**
 * Mounted once, in the root layout. The live region is in the page from the start, since screen readers announce only what
 * is added to a region they already know. Nothing here is loaded later: a toast is needed most when the network is gone.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getServerToasts)
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-[60] grid gap-2 sm:left-auto sm:w-96"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
