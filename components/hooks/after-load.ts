/**
 * Calls back once the page has loaded, at once if it has.
 *
 * @returns takes it back
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback()
    return () => undefined
  }
  addEventListener('load', callback, { once: true })
  return () => removeEventListener('load', callback)
}

/** Milliseconds, for browsers that cannot tell when they are idle. */
const FALLBACK_DELAY = 2000

/** Calls back when the page has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, FALLBACK_DELAY)
}
