'use client'

import { useSyncExternalStore } from 'react'
import { ToastItem } from './toast'
import { getToasts, subscribeToToasts, type Toast } from './toast-store'

const NO_TOASTS: readonly Toast[] = []
const getServerToasts = () => NO_TOASTS

/** The live region must exist before toasts are added. Not lazy: toasts also report network errors. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getServerToasts)
  return (
    <div
      aria-live="polite"
      data-toasts
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-[60] grid gap-2 sm:left-auto sm:w-96"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
