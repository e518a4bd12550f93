/** Milliseconds, for browsers that cannot tell when they are idle. */
const FALLBACK_DELAY = 2000

/** Calls back when the page has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, FALLBACK_DELAY)
}
