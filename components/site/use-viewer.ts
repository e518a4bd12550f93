import { useEffect, useSyncExternalStore } from 'react'
import { parseViewer, VIEWER_ATTRIBUTE, VIEWER_COOKIE } from '@/lib/auth/viewer-cookie'
import type { Viewer } from '@/lib/auth/account'

const IN_COOKIES = new RegExp(`(?:^|; )${VIEWER_COOKIE}=([^;]*)`)

let lastValue: string | undefined
let lastViewer: Viewer | null = null
const listeners = new Set<() => void>()

/** Cached, because `useSyncExternalStore` needs a stable object. */
function readViewer(): Viewer | null {
  const value = IN_COOKIES.exec(document.cookie)?.[1]
  if (value !== lastValue) {
    lastValue = value
    lastViewer = parseViewer(value && decode(value))
  }
  return lastViewer
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Detects changes by other tabs: through the cookie store, otherwise on focus. */
function subscribe(listener: () => void) {
  const store = 'cookieStore' in window ? window.cookieStore : undefined
  listeners.add(listener)
  store?.addEventListener('change', listener)
  window.addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    store?.removeEventListener('change', listener)
    window.removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Call it after changing the cookie in this tab. */
export function viewerChanged(): void {
  listeners.forEach((listener) => listener())
}

/** Null during hydration, because the HTML is static. For display only, never for access. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(subscribe, readViewer, () => null)
}

/** Also keeps the mark on `<html>`, which the page set before its first paint, up to date. */
export function useMarkedViewer(): Viewer | null {
  const viewer = useViewer()
  useEffect(() => {
    // Not by `viewer`, which is null at first.
    document.documentElement.toggleAttribute(VIEWER_ATTRIBUTE, readViewer() !== null)
  }, [viewer])
  return viewer
}
