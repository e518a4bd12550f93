import { useSyncExternalStore } from 'react'
import { parseViewer, VIEWER_COOKIE, type Viewer } from '@/lib/auth/viewer-cookie'

const IN_COOKIES = new RegExp(`(?:^|; )${VIEWER_COOKIE}=([^;]*)`)

let lastValue: string | undefined
let lastViewer: Viewer | null = null
const listeners = new Set<() => void>()

/** The same object as long as the cookie is the same, as `useSyncExternalStore` demands. */
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

/**
 * Other tabs sign in and out too. Where browsers tell of a changed cookie this one follows at once, elsewhere when it is
 * looked at again.
 */
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

/** Call it after the cookie was changed in this tab. */
export function viewerChanged(): void {
  listeners.forEach((listener) => listener())
}

/** Null while hydrating, for everyone: the static HTML is the signed-out one. Decides what is drawn, never what is allowed. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(subscribe, readViewer, () => null)
}
